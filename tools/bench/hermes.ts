import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { buildSync } from 'esbuild';

import type { Measures } from './measures';

const HERMES = join('node_modules', 'hermes-engine-cli', 'linux64-bin', 'hermes');
const BUNDLE = join('artifacts', 'bench', 'hermes.js');

/** The same measures under the virtual machine that phones run, without a just-in-time compiler. */
export function measureUnderHermes(): Measures {
  mkdirSync(join('artifacts', 'bench'), { recursive: true });
  buildSync({
    entryPoints: [join('tools', 'bench', 'hermesEntry.ts')],
    outfile: BUNDLE,
    bundle: true,
    format: 'iife',
    target: 'es2015',
    logLevel: 'error',
  });
  const { status, stdout, stderr } = spawnSync(HERMES, ['-O', BUNDLE], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Hermes stopped: ${stderr.split('\n')[0]}`);
  return JSON.parse(stdout) as Measures;
}
