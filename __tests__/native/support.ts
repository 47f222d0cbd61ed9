import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');
export const OUTPUT = join(ROOT, 'artifacts', 'native');

export type Phone = 'android' | 'ios';

function expo(folder: string, args: readonly string[]): void {
  execFileSync(join(ROOT, 'node_modules', '.bin', 'expo'), args, {
    cwd: folder,
    env: { ...process.env, CI: '1', NODE_ENV: 'production' },
    stdio: 'pipe',
  });
}

/** Bundles the app for a phone and compiles it to Hermes bytecode. Returns the folder. */
export function exportBundle(phone: Phone): string {
  const folder = join(OUTPUT, phone);
  rmSync(folder, { recursive: true, force: true });
  expo(ROOT, ['export', '--platform', phone, '--source-maps', '--output-dir', folder]);
  return folder;
}

const NEEDED_BY_PREBUILD = ['app.json', 'package.json', 'assets', 'app'];

/** Makes the native project in a folder of its own, so that the repository stays as it is. */
export function prebuild(phone: Phone): string {
  const folder = join(OUTPUT, `prebuild-${phone}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of NEEDED_BY_PREBUILD) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  expo(folder, ['prebuild', '--no-install', '--platform', phone]);
  return join(folder, phone);
}

export function bundlesIn(folder: string): readonly Buffer[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.hbc'))
    .map((file) => readFileSync(join(folder, file)));
}

/** What the bundle carries of one kind of asset, by the list that the export makes of them. */
export function assetsIn(folder: string, phone: Phone, ext: string): readonly Buffer[] {
  const { fileMetadata } = JSON.parse(textOf(folder, 'metadata.json')) as {
    readonly fileMetadata: Record<Phone, { assets: readonly { path: string; ext: string }[] }>;
  };
  return fileMetadata[phone].assets
    .filter((asset) => asset.ext === ext)
    .map(({ path }) => readFileSync(join(folder, path)));
}

/** Every file of Hermes bytecode begins with this, least significant byte first. */
const HERMES_MAGIC = Buffer.from('1f1903c103bc1fc6', 'hex').reverse();

export function isBytecode(bundle: Buffer): boolean {
  return bundle.subarray(0, HERMES_MAGIC.length).equals(HERMES_MAGIC);
}

export function textOf(...path: readonly string[]): string {
  const file = join(...path);
  if (!existsSync(file)) throw new Error(`${file} was not made`);
  return readFileSync(file, 'utf8');
}
