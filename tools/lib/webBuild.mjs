import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, bin, run } from './run.mjs';

export const WEB_BUILD = join(ROOT, 'dist');
const STAMP = join(WEB_BUILD, '.sources');

/** Everything a change of which can change the web build. */
const SOURCES = [
  'app',
  'components',
  'stores',
  'platform',
  'engine',
  'assets',
  'public',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
  'tsconfig.json',
];

/** Made from the web build, so it cannot be one of its sources. */
export const GUEST_PACK = join(ROOT, 'assets', 'guest.pack');

function* filesBelow(path) {
  if (!existsSync(path)) return;
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else yield child;
  }
}

/** Changes whenever the web build might. */
export function sourcesDigest() {
  const digest = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) {
      if (file === GUEST_PACK) continue;
      digest.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return digest.digest('hex');
}

/** Exports the web build if its sources changed since the last one. Returns an error's text, or nothing. */
export async function ensureWebBuild() {
  const wanted = sourcesDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return undefined;
  console.log('Building the web app (a minute or two, after changes only)…');
  rmSync(WEB_BUILD, { recursive: true, force: true });
  const build = await run(
    bin('expo'),
    ['export', '--platform', 'web', '--source-maps', '--output-dir', WEB_BUILD],
    { label: 'expo export', env: { CI: '1' }, log: 'web-export.log' },
  );
  if (build.code !== 0) return build.output;
  writeFileSync(STAMP, wanted);
  return undefined;
}
