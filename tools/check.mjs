import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, bin, run } from './lib/run.mjs';
import { ensureChromium, ensurePackages } from './lib/setup.mjs';
import { ensureGuestPack } from './guest/pack.mjs';
import { ensureWebBuild } from './lib/webBuild.mjs';

const EXCERPT_LINES = 80;

/** What a stage says when it ends: how many checks passed and failed, and its output when some did. */
const outcome = (passed, failed, output = '') => ({ passed, failed, output });

async function commands(...steps) {
  let passed = 0;
  for (const [command, args, options] of steps) {
    const { code, output } = await run(command, args, options);
    if (code !== 0) return outcome(passed, 1, output);
    passed++;
  }
  return outcome(passed, 0);
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
  if (!existsSync(report)) return outcome(0, 1, output);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const ranNothing = numPassedTests + failed === 0;
  // A coverage threshold fails the run although every test passed.
  return outcome(numPassedTests, code !== 0 || ranNothing ? Math.max(1, failed) : failed, output);
}

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
  unit: () => jest('unit', ['engine', 'app'], ['--coverage', '--maxWorkers=2']),
  proofs: () => jest('proofs', ['proofs', 'tools'], ['--maxWorkers=2']),
  web: async () => {
    const failure = await ensureWebBuild();
    if (failure !== undefined) return outcome(0, 1, failure);
    return commands([bin('tsx'), ['tools/size.ts', '--check', '--web'], { label: 'budgets' }]);
  },
  browser: async () => {
    const chromium = await ensureChromium();
    if (!chromium) return outcome(0, 1, 'No Chromium found, and none could be installed.');
    const failure = await ensureWebBuild();
    if (failure !== undefined) return outcome(0, 1, failure);
    return jest('browser', ['browser'], ['--runInBand'], { CHROME_PATH: chromium });
  },
  native: async () => {
    const failure = await ensureGuestPack();
    if (failure !== undefined) return outcome(0, 1, failure);
    return jest('native', ['native'], ['--runInBand']);
  },
};

/** The lines worth reading: Jest's own failure blocks if there are any, otherwise the end of the output. */
function excerpt(output) {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => line.includes('●'));
  const from = first >= 0 ? first : Math.max(0, lines.length - EXCERPT_LINES);
  return lines.slice(from, from + EXCERPT_LINES).join('\n');
}

/** The figures people look for in a passing run. */
function remarks(output) {
  return output
    .split('\n')
    .filter((line) => /^(Lines|Branches) +:/.test(line))
    .map((line) => `    ${line.trim()}`);
}

async function check(names) {
  const begun = Date.now();
  const unknown = names.filter((name) => !(name in STAGES));
  if (unknown.length > 0) {
    console.error(`There is no stage "${unknown[0]}". Stages: ${Object.keys(STAGES).join(', ')}.`);
    return 2;
  }
  const failure = await ensurePackages();
  if (failure !== undefined) {
    console.error(`The packages could not be installed.\n${excerpt(failure)}`);
    console.log('0 passed, 1 failed');
    return 1;
  }
  mkdirSync(join(ROOT, 'artifacts'), { recursive: true });

  let passed = 0;
  let failed = 0;
  for (const name of names) {
    const started = Date.now();
    const result = await STAGES[name]();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    passed += result.passed;
    failed += result.failed;
    console.log(`${result.failed ? '✗' : '✓'} ${name.padEnd(8)} ${seconds.padStart(6)} s`);
    if (result.failed) {
      console.log(`\n${excerpt(result.output)}\n\nThe stage "${name}" failed.`);
      break;
    }
    for (const line of remarks(result.output)) console.log(line);
  }
  console.log(`\nTook ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

const wanted = process.argv.slice(2);
process.exit(await check(wanted.length > 0 ? wanted : Object.keys(STAGES)));
