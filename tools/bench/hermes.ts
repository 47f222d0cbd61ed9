import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

import type { Measures } from './measures';

const HERMES = join('node_modules', 'hermes-engine-cli', 'linux64-bin', 'hermes');
const FOLDER = join('artifacts', 'bench');

/** Runs one of this folder's programs under the virtual machine that phones run; returns what it printed. */
export async function underHermes<Printed>(program: string, plugins: Plugin[] = []): Promise<Printed> {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = join(FOLDER, `${program}.js`);
  await build({
    entryPoints: [join('tools', 'bench', `${program}.ts`)],
    outfile,
    plugins,
    bundle: true,
    format: 'iife',
    target: 'es2015',
    logLevel: 'error',
  });
  const { status, stdout, stderr } = spawnSync(HERMES, ['-O', outfile], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Hermes stopped: ${stderr.split('\n')[0]}`);
  return JSON.parse(stdout) as Printed;
}

/** The same measures under Hermes, without a just-in-time compiler. */
export function measureUnderHermes(): Promise<Measures> {
  return underHermes('hermesEntry');
}
