import { readFileSync } from 'node:fs';

import { WrongSchema, type GoldenReport } from './report';

type Checker = (json: unknown) => GoldenReport;

/** The games that have golden files. Each checker is loaded only when it is asked for. */
const CHECKERS: Readonly<Record<string, () => Promise<Checker>>> = {
  enchanted: async () => (await import('./enchanted')).checkEnchantedGolden,
  cipher: async () => (await import('./cipher')).checkCipherGolden,
};

const EXIT = { allPassed: 0, someFailed: 1, notChecked: 2 } as const;

/** Why a file cannot be checked, in a few words; anything unexpected is a bug and stays a throw. */
function reasonOf(problem: unknown): string {
  if (problem instanceof WrongSchema) return problem.message;
  if (problem instanceof SyntaxError) return 'it is not JSON';
  if (problem instanceof Error && 'code' in problem) return `it cannot be read (${String(problem.code)})`;
  throw problem;
}

/** Checks one file and says how it went; the last line on stdout is the tally. */
async function main([game = '', file = '', ...rest]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(CHECKERS, game) ? CHECKERS[game] : undefined;
  if (load === undefined || file === '' || rest.length > 0) {
    console.error(`Usage: npm run golden -- ${Object.keys(CHECKERS).join('|')} FILE`);
    return EXIT.notChecked;
  }
  const check = await load();
  let report: GoldenReport;
  try {
    report = check(JSON.parse(readFileSync(file, 'utf8')));
  } catch (problem) {
    console.error(`Cannot check ${file}: ${reasonOf(problem)}.`);
    return EXIT.notChecked;
  }
  for (const line of report.failed) console.log(line);
  console.log(`${report.passed} passed, ${report.failed.length} failed`);
  return report.failed.length === 0 ? EXIT.allPassed : EXIT.someFailed;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
