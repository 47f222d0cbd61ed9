import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { failureText, readReport, reasonsIn } from './lib/jestReport.mjs';
import { ROOT, bin, run } from './lib/run.mjs';
import { ensureChromium, ensurePackages } from './lib/setup.mjs';
import { ensureGuestPack } from './guest/pack.mjs';
import { ensureWebBuild } from './lib/webBuild.mjs';

const EXCERPT_LINES = 80;

/**
 * What a stage says when it ends: how many checks passed and failed, what is worth reading when some
 * failed, the figures people look for when none did, and what was skipped and why.
 */
const outcome = (passed, failed, more = {}) => ({
  passed,
  failed,
  excerpt: '',
  figures: [],
  skipped: [],
  ...more,
});

const endOf = (text) => text.trimEnd().split('\n').slice(-EXCERPT_LINES).join('\n');
const broken = (output, passed = 0) => outcome(passed, 1, { excerpt: endOf(output) });
const figuresIn = (output) =>
  output
    .split('\n')
    .filter((line) => /^(Lines|Branches) +:|: [\d.]+ kB of [\d.]+ kB/.test(line))
    .map((line) => line.trim());

async function commands(...steps) {
  const figures = [];
  for (const [i, [command, args, options]] of steps.entries()) {
    const { code, output } = await run(command, args, options);
    if (code !== 0) return broken(output, i);
    figures.push(...figuresIn(output));
  }
  return outcome(steps.length, 0, { figures });
}

/** Stages in a row as one: what each says, up to the first that failed. */
async function inTurn(...parts) {
  let all = outcome(0, 0);
  for (const part of parts) {
    const next = await part();
    all = {
      passed: all.passed + next.passed,
      failed: all.failed + next.failed,
      excerpt: next.excerpt,
      figures: [...all.figures, ...next.figures],
      skipped: [...all.skipped, ...next.skipped],
    };
    if (next.failed > 0) break;
  }
  return all;
}

/** Runs Jest projects and counts their tests; a run that executed no test at all is a failure. */
async function jest(name, projects, args = [], env = {}) {
  const report = join(ROOT, 'artifacts', `${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await run(
    bin('jest'),
    ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...args],
    { label: name, log: `${name}.log`, env: { CI: '1', ...env } },
  );
  if (!existsSync(report)) return broken(output);
  const { passed, failures, skipped } = readReport(JSON.parse(readFileSync(report, 'utf8')));
  const reasons = reasonsIn(output);
  // A coverage threshold fails the run although every test passed.
  const failed = code !== 0 || passed === 0 ? Math.max(1, failures.length) : failures.length;
  const excerpt = failures.length > 0 ? failureText(failures) : reasons.unmet.join('\n') || endOf(output);
  return outcome(passed, failed, {
    excerpt,
    figures: figuresIn(output),
    skipped: [...skipped, ...(skipped.length > 0 ? reasons.skipped : [])],
  });
}

/** A stage that needs something made first; `make` gives an error's text, or nothing. */
async function after(make, stage) {
  const failure = await make();
  return failure === undefined ? stage() : broken(failure);
}

const size = (...args) => commands([bin('tsx'), ['tools/size.ts', '--check', ...args], { label: 'budgets' }]);

/** Tests by their names: `*.long.tsx` are the app's own that take too long for every day. */
const QUICK = String.raw`\.test\.tsx?$`;
const LONG = String.raw`\.(proof|long)\.tsx?$|__tests__/tools/`;
const only = (pattern) => [`--testPathPattern=${pattern}`];

const STAGES = {
  types: () =>
    commands(
      [bin('expo'), ['customize', 'tsconfig.json'], { label: 'typed routes', env: { CI: '1' } }],
      [bin('tsc'), ['--noEmit'], { label: 'tsc' }],
    ),
  lint: () =>
    commands(
      [bin('eslint'), ['.', '--max-warnings', '0'], { label: 'eslint' }],
      [bin('prettier'), ['--check', '--log-level', 'warn', '.'], { label: 'prettier' }],
    ),
  unit: () => jest('unit', ['engine', 'app'], ['--coverage', '--maxWorkers=2', ...only(QUICK)]),
  proofs: () => jest('proofs', ['proofs', 'tools', 'app'], ['--maxWorkers=2', ...only(LONG)]),
  web: () => after(ensureWebBuild, () => size('--web')),
  browser: async () => {
    const chromium = await ensureChromium();
    if (!chromium) return broken('No Chromium found, and none could be installed.');
    return after(ensureWebBuild, () =>
      jest('browser', ['browser'], ['--runInBand'], { CHROME_PATH: chromium }),
    );
  },
  native: () =>
    after(ensureGuestPack, () =>
      inTurn(
        () => jest('native', ['native'], ['--runInBand']),
        () => size('--android'),
      ),
    ),
};

async function check(names) {
  const begun = Date.now();
  const unknown = names.filter((name) => !(name in STAGES));
  if (unknown.length > 0) {
    console.error(`There is no stage "${unknown[0]}". Stages: ${Object.keys(STAGES).join(', ')}.`);
    return 2;
  }
  const failure = await ensurePackages();
  if (failure !== undefined) {
    console.error(`The packages could not be installed.\n${endOf(failure)}`);
    console.log('0 passed, 1 failed');
    return 1;
  }
  mkdirSync(join(ROOT, 'artifacts'), { recursive: true });

  let passed = 0;
  let failed = 0;
  const skipped = [];
  for (const name of names) {
    const started = Date.now();
    const result = await STAGES[name]();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    passed += result.passed;
    failed += result.failed;
    skipped.push(...result.skipped);
    console.log(`${result.failed ? '✗' : '✓'} ${name.padEnd(8)} ${seconds.padStart(6)} s`);
    if (result.failed) {
      console.log(`\n${result.excerpt}\n\nThe stage "${name}" failed.`);
      break;
    }
    for (const line of result.figures) console.log(`    ${line}`);
  }
  if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\nTook ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

const wanted = process.argv.slice(2);
process.exit(await check(wanted.length > 0 ? wanted : Object.keys(STAGES)));
