import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

/** Where the package keeps the virtual machine for each kind of computer. */
const HERMES: Partial<Record<NodeJS.Platform, string>> = {
  linux: join('linux64-bin', 'hermes'),
  darwin: join('osx-bin', 'hermes'),
  win32: join('win64-bin', 'hermes.exe'),
};
const FOLDER = join('artifacts', 'bench');

type HermesRun =
  { readonly ok: true; readonly output: string } | { readonly ok: false; readonly why: string };

/** Runs Hermes as it comes for this computer; if that fails, says why in one sentence. */
export function runHermes(args: readonly string[], platform = process.platform): HermesRun {
  const binary = HERMES[platform];
  if (binary === undefined) return { ok: false, why: `There is no Hermes for ${platform}.` };
  const ran = spawnSync(join('node_modules', 'hermes-engine-cli', binary), args, { encoding: 'utf8' });
  if (ran.error) return { ok: false, why: `Hermes could not be started: ${ran.error.message}.` };
  if (ran.status !== 0) return { ok: false, why: `Hermes stopped: ${ran.stderr.split('\n')[0]}` };
  return { ok: true, output: ran.stdout };
}

/**
 * Makes one script of one of this folder's programs. Read module by module, the way tools are run, every
 * name of another module costs a look-up at each use, and the engine would seem three times slower than it is.
 */
async function bundle(program: string, plugins: Plugin[]): Promise<string> {
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
    // Hermes prints with this, and has no console.
    banner: { js: 'globalThis.print = globalThis.print || console.log;' },
  });
  return outfile;
}

/** Runs one of this folder's programs under the virtual machine that phones run; returns what it printed. */
export async function underHermes<Printed>(program: string, plugins: Plugin[] = []): Promise<Printed> {
  const ran = runHermes(['-O', await bundle(program, plugins)]);
  if (!ran.ok) throw new Error(ran.why);
  return JSON.parse(ran.output) as Printed;
}

/** Runs one of this folder's programs in a Node of its own; returns what it printed. */
export async function underNode<Printed>(program: string): Promise<Printed> {
  const script = await bundle(program, []);
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as Printed;
}
