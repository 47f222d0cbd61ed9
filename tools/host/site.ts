import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

import { encodeUtf8, fileTypeOf, markPage, siteOf, type Asset, type Site } from '@/engine/nearby';

/** The bundler puts a hash of the content into these names. */
const HASHED_NAME = /[.-][0-9a-f]{20,}\.[a-z0-9]+$/;

/** What a browser gets from a table that has no web build to serve. */
export const NO_BUILD =
  'This table has no pages to show, because the web build is missing. On the computer that hosts it, run: npx expo export -p web';

/** The plain body is there as well as the packed one: this is how a computer holds a file. */
type LoadedAsset = Asset & { readonly body: Uint8Array };

function assetOf(path: string, body: Buffer): LoadedAsset {
  const packed = gzipSync(body, { level: 9 });
  return {
    type: fileTypeOf(path) ?? 'application/octet-stream',
    body,
    ...(packed.length < body.length * 0.9 && { gzip: packed }),
    tag: createHash('sha256').update(body).digest('hex').slice(0, 16),
    immutable: HASHED_NAME.test(path),
  };
}

/** Names that begin with a dot are notes of the build to itself; maps are for those who measure or debug it. */
const NOT_SERVED = /^\.|\.map$/;

async function filesIn(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((file) => file.isFile() && !NOT_SERVED.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .sort();
  } catch {
    return [];
  }
}

async function bodyOf(path: string, file: string): Promise<Buffer> {
  const body = await readFile(file);
  return extname(path) === '.html' ? Buffer.from(markPage(body.toString())) : body;
}

/** The files of the web build in `folder`, by path, as a table serves them. */
export async function loadAssets(folder: string): Promise<Map<string, LoadedAsset>> {
  const assets = new Map<string, LoadedAsset>();
  for (const file of await filesIn(folder)) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    assets.set(path, assetOf(path, await bodyOf(path, file)));
  }
  return assets;
}

const NO_PAGE: Asset = {
  type: 'text/plain; charset=utf-8',
  body: encodeUtf8(`${NO_BUILD}\n`),
  tag: 'none',
  immutable: false,
};

/** The web build in `folder`, held in memory: a request can only ever name a file that was there at the start. */
export async function loadSite(folder: string): Promise<{ readonly site: Site; readonly files: number }> {
  const assets = await loadAssets(folder);
  const page = assets.get('/index.html') ?? NO_PAGE;
  return { site: siteOf(new Map([...assets, ['/index.html', page]])), files: assets.size };
}
