import { accept, refuse, type Result } from '@/engine/core';

import { encodeUtf8, hex, sha256 } from '../bytes';
import { canonical, decodeSeatAction, decodeStart, type LogAction } from './action';
import { countOf, fieldsOf, hexOf } from './fields';
import type { NearbyGames } from './games';
import { isSeat } from './seat';
import { applyAction, EMPTY_TABLE, type Author, type Table, type TableRefusal } from './table';

/** One thing both players agree on. */
export interface Entry {
  /** Index in the log. */
  readonly i: number;
  readonly by: Author;
  /** The seat's own number for this action; 0 for the host's. */
  readonly id: number;
  readonly a: LogAction;
  /** Hash over the entry before and this one. */
  readonly h: string;
}

/** A log with what it comes to. */
export interface Chain {
  readonly sid: string;
  readonly entries: readonly Entry[];
  readonly table: Table;
}

/** Why an entry does not continue a log. */
export type ChainProblem = 'gap' | 'hash' | 'id' | TableRefusal;

/** Keeps the whole log below what one stored value holds on every platform. */
export const LONGEST_LOG = 4000;

/**
 * 64 bits of SHA-256 find every accident: a gap, a mix-up, a bad byte. They are no defence against
 * a lying host, which could compute any hash: an honest host is assumed.
 */
const HASH_DIGITS = 16;

function digest(text: string): string {
  return hex(sha256(encodeUtf8(text))).slice(0, HASH_DIGITS);
}

export function emptyChain(sid: string): Chain {
  return { sid, entries: [], table: EMPTY_TABLE };
}

/** The hash of the first `length` entries: what the next entry builds on. */
export function tipAt({ sid, entries }: Chain, length: number): string {
  return length === 0 ? digest(`oxs|${sid}`) : (entries[length - 1] as Entry).h;
}

function hashEntry(chain: Chain, by: Author, id: number, a: LogAction): string {
  const { length } = chain.entries;
  return digest(`${tipAt(chain, length)}|${length}|${by}|${id}|${canonical(a)}`);
}

/** The entry that would record this action next. */
export function nextEntry(chain: Chain, by: Author, id: number, a: LogAction): Entry {
  return { i: chain.entries.length, by, id, a, h: hashEntry(chain, by, id, a) };
}

/** Continues a log by one entry if index, hash, id and rules fit. */
export function extendChain(chain: Chain, entry: Entry, games: NearbyGames): Result<Chain, ChainProblem> {
  const { i, by, id, a } = entry;
  if (i !== chain.entries.length) return refuse('gap');
  if (i >= LONGEST_LOG) return refuse('log-full');
  if (hashEntry(chain, by, id, a) !== entry.h) return refuse('hash');
  if (by === 'host' ? id !== 0 : id <= chain.table.lastIds[by]) return refuse('id');
  const table = applyAction(games, chain.table, by, id, a);
  if (!table.ok) return table;
  return accept({ ...chain, entries: [...chain.entries, entry], table: table.value });
}

/** As much of a stored log as is sound; storage may end in a write that was cut short. */
export function replayChain(sid: string, entries: readonly Entry[], games: NearbyGames): Chain {
  let chain = emptyChain(sid);
  for (const entry of entries) {
    const next = extendChain(chain, entry, games);
    if (!next.ok) break;
    chain = next.value;
  }
  return chain;
}

/** The first `length` entries of a log. */
export function truncateChain(chain: Chain, length: number, games: NearbyGames): Chain {
  return length >= chain.entries.length
    ? chain
    : replayChain(chain.sid, chain.entries.slice(0, length), games);
}

/** Builds an entry from known fields only. Whether it fits is for `extendChain` to say. */
export function decodeEntry(value: unknown, games: NearbyGames): Entry | undefined {
  const fields = fieldsOf(value);
  const i = countOf(fields?.i);
  const id = countOf(fields?.id);
  const h = hexOf(fields?.h, HASH_DIGITS);
  const by = fields?.by;
  if (i === undefined || id === undefined || h === undefined) return undefined;
  if (by !== 'host' && !isSeat(by)) return undefined;
  const a = by === 'host' ? decodeStart(fields?.a, games) : decodeSeatAction(fields?.a);
  return a === undefined ? undefined : { i, by, id, a, h };
}
