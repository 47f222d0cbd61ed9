import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const NOT_SERVED = new Set(['.map', '.sources', '.metadata']);
const HASHED_NAME = /[-.][0-9a-f]{20,}\.[a-z0-9]+$/;

/** A file as it goes out: read and compressed once, at start. */
export interface StaticFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer | undefined;
  readonly etag: string;
  /** Its name changes with its content, so a browser may keep it for ever. */
  readonly immutable: boolean;
}

function load(path: string): StaticFile {
  const plain = readFileSync(path);
  const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
  const compressible = /^(text|application\/(json|manifest)|image\/svg)/.test(type);
  return {
    type,
    plain,
    gzipped: compressible ? gzipSync(plain, { level: 9 }) : undefined,
    etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 20)}"`,
    immutable: HASHED_NAME.test(path),
  };
}

/** Every file of a build by the exact path it is served at. Nothing else can ever be asked for. */
export function loadStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || NOT_SERVED.has(extname(entry.name)) || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, load(path));
  }
  return files;
}
