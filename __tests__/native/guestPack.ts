import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { markPage, readPack } from '@/engine/nearby';

import { ROOT } from './support';

const WEB_BUILD = join(ROOT, 'dist');
const DIGEST = "import('./tools/lib/webBuild.mjs').then((m) => process.stdout.write(m.sourcesDigest()))";

function node(...words: readonly string[]): string {
  return execFileSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
}

/** What `npm run pack:guest` says. */
export function packGuest(): string {
  return node('tools/guest/main.mjs');
}

/** A file of the web build as a table serves it: pages are marked as a table's own. */
function served(path: string): Buffer {
  const file = readFileSync(join(WEB_BUILD, path));
  return path.endsWith('.html') ? Buffer.from(markPage(file.toString())) : file;
}

/** The bundle carries one pack, made from the sources as they are, and what it serves is the web build. */
export function expectGuestPack(packs: readonly Buffer[]): void {
  expect(packs).toHaveLength(1);
  const pack = readPack(packs[0] as Buffer);
  if (!pack.ok) throw new Error(pack.code);
  expect(pack.value.sources).toBe(node('-e', DIGEST));
  const files = readdirSync(WEB_BUILD, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith('.') && !file.name.endsWith('.map'))
    .map((file) => join(file.parentPath, file.name).slice(WEB_BUILD.length));
  expect(files).toContain('/index.html');
  for (const path of files) {
    const asset = pack.value.site(path);
    const bytes = asset?.gzip ? gunzipSync(asset.gzip) : Buffer.from(asset?.body ?? []);
    expect({ path, same: bytes.equals(served(path)) }).toEqual({ path, same: true });
  }
}
