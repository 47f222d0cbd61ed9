import { accept, refuse, type Result } from '@/engine/core';

import { siteOf } from './pages';
import type { Asset, Site } from './site';
import { decodeUtf8, encodeUtf8 } from './utf8';

/*
 * A web build in one file, for a phone to serve:
 *
 *   8 bytes   "OXSPACK1"
 *   4 bytes   length of the contents, big-endian
 *   contents  JSON in UTF-8: {"sources": …, "files": [[path, type, tag, immutable, zipped, length], …]}
 *   bodies    one after the other, in the order of the contents, to the last byte of the file
 *
 * Each body is there once: in gzip where that is shorter, plain otherwise.
 */
const MAGIC = encodeUtf8('OXSPACK1');
const START = MAGIC.length + 4;

/** What a pack holds: the pages, and a digest of the sources that they were built from. */
export interface Pack {
  readonly site: Site;
  readonly sources: string;
}

/** Not a pack at all; shorter or longer than it says; or its contents make no sense. */
export type PackProblem = 'not-a-pack' | 'wrong-length' | 'garbled';

type Row = readonly [
  path: string,
  type: string,
  tag: string,
  immutable: boolean,
  zipped: boolean,
  length: number,
];

interface Contents {
  readonly sources: string;
  readonly files: readonly Row[];
}

/** Packs files by their paths, in the order given. */
export function writePack(files: ReadonlyMap<string, Asset>, sources: string): Uint8Array {
  const rows: Row[] = [];
  const bodies: Uint8Array[] = [];
  files.forEach((asset, path) => {
    const { type, tag, immutable } = asset;
    const bytes = asset.body === undefined ? asset.gzip : (asset.gzip ?? asset.body);
    rows.push([path, type, tag, immutable, asset.gzip !== undefined, bytes.length]);
    bodies.push(bytes);
  });
  const contents = encodeUtf8(JSON.stringify({ sources, files: rows } satisfies Contents));
  const total = bodies.reduce((sum, body) => sum + body.length, START + contents.length);
  const pack = new Uint8Array(total);
  pack.set(MAGIC);
  new DataView(pack.buffer).setUint32(MAGIC.length, contents.length);
  pack.set(contents, START);
  let at = START + contents.length;
  for (const body of bodies) {
    pack.set(body, at);
    at += body.length;
  }
  return pack;
}

/** What goes into a response's head, where a line break would start another header. */
const PLAIN = /^[\x20-\x7e]{1,200}$/;

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row) || row.length !== 6) return false;
  const [path, type, tag, immutable, zipped, length] = row as unknown[];
  return (
    typeof path === 'string' &&
    path.startsWith('/') &&
    [type, tag].every((text) => typeof text === 'string' && PLAIN.test(text)) &&
    [immutable, zipped].every((flag) => typeof flag === 'boolean') &&
    Number.isSafeInteger(length) &&
    (length as number) >= 0
  );
}

function readContents(bytes: Uint8Array): Contents | undefined {
  const text = decodeUtf8(bytes);
  if (!text.ok) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch {
    return undefined;
  }
  const { sources, files } = (value ?? {}) as Record<string, unknown>;
  if (typeof sources !== 'string' || !Array.isArray(files)) return undefined;
  return files.every(isRow) ? { sources, files } : undefined;
}

/**
 * Reads a pack. Bodies are not copied and not looked into: whoever could change them could change
 * the app around them, and gzip carries a checksum of its own.
 */
export function readPack(bytes: Uint8Array): Result<Pack, PackProblem> {
  if (!MAGIC.every((byte, i) => bytes[i] === byte)) return refuse('not-a-pack');
  if (bytes.length < START) return refuse('wrong-length');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length);
  let at = START + length;
  if (at > bytes.length) return refuse('wrong-length');
  const contents = readContents(bytes.subarray(START, at));
  if (contents === undefined) return refuse('garbled');
  const assets = new Map<string, Asset>();
  for (const [path, type, tag, immutable, zipped, size] of contents.files) {
    if (at + size > bytes.length) return refuse('wrong-length');
    const body = bytes.subarray(at, at + size);
    at += size;
    assets.set(path, { type, tag, immutable, ...(zipped ? { gzip: body } : { body }) });
  }
  if (assets.size !== contents.files.length) return refuse('garbled');
  return at === bytes.length
    ? accept({ site: siteOf(assets), sources: contents.sources })
    : refuse('wrong-length');
}
