import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { buildSync } from 'esbuild';

import { digestPuzzles } from '@/tools/puzzle/digest';

const ROOT = resolve(__dirname, '../..');
const HERMES = join(ROOT, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
const SEEDS_PER_TIER = 17;

function hermesRuns(): boolean {
  return spawnSync(HERMES, ['--version']).status === 0;
}

/** Bundles a line of code with everything it imports and runs it in the VM that phones use. */
function runInHermes(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-'));
  const bundle = join(folder, 'bundle.js');
  try {
    buildSync({
      stdin: { contents: code, resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      format: 'iife',
      target: 'es2015',
      outfile: bundle,
      logLevel: 'silent',
    });
    const { status, stdout, stderr } = spawnSync(HERMES, ['-O', bundle], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('puzzles in the VM that phones use', () => {
  const canRun = hermesRuns();
  if (!canRun) console.warn(`Skipped: ${HERMES} does not run on this machine.`);

  (canRun ? it : it.skip)('are the same as in Node, for 306 seeds of all tiers', () => {
    const here = digestPuzzles(SEEDS_PER_TIER);
    expect(here).toMatch(/^306 puzzles /);
    expect(
      runInHermes(
        `import { digestPuzzles } from './tools/puzzle/digest'; print(digestPuzzles(${SEEDS_PER_TIER}));`,
      ),
    ).toBe(here);
  });
});
