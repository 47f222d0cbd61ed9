import { enchantedReport, measureEnchanted } from './enchanted';
import { underHermes, underNode } from './machines';
import type { Measures } from './measures';
import { ratios, textReport } from './report';

const PROGRAM = 'classicProgram';
const OPTIONS = ['--json', '--hermes'];

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined) {
    console.error(`${unknown} is not an option: there are ${OPTIONS.join(' and ')}.`);
    return 2;
  }
  const node = await underNode<Measures>(PROGRAM);
  const hermes = args.includes('--hermes') ? await underHermes<Measures>(PROGRAM) : undefined;
  const enchanted = await measureEnchanted(args.includes('--hermes'));
  const slower = hermes && ratios(node, hermes);
  if (args.includes('--json')) {
    console.log(JSON.stringify({ node, ...(hermes && { hermes, slower }), enchanted }));
    return 0;
  }
  console.log(textReport(`Node ${process.version}`, node));
  if (hermes && slower) {
    console.log(`\n${textReport('Hermes', hermes)}`);
    const times = (ratio: number) => `${ratio.toFixed(1)} times`;
    console.log(
      `\nHermes is slower: public API ${times(slower.publicGames)}, in bulk ${times(slower.bulkGames)},`,
    );
    console.log(`search ${times(slower.search)}`);
  }
  console.log(`\n${enchantedReport(enchanted)}`);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
