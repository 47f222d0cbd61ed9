import { cellOfBit, hasTwo } from './bits';
import type { Geometry } from './geometry';

/**
 * Where one more stone of a side would threaten to win: `ends[c]` becomes the cells that a stone on
 * `c` would threaten to complete a line on. Returns the cells that threaten two at once, which no
 * single reply can stop. `own` and `other` count each side's stones on every line.
 */
export function noteThreats(
  geometry: Geometry,
  own: Uint8Array,
  other: Uint8Array,
  empty: number,
  ends: Int32Array,
): number {
  const { k, lineCount, lineMask } = geometry;
  let doubles = 0;
  ends.fill(0);
  for (let l = 0; l < lineCount; l++) {
    if (own[l] !== k - 2 || other[l] !== 0) continue;
    const pair = lineMask[l]! & empty;
    const p = pair & -pair;
    const q = pair ^ p;
    const atP = cellOfBit(p);
    const atQ = cellOfBit(q);
    ends[atP] = ends[atP]! | q;
    ends[atQ] = ends[atQ]! | p;
    if (hasTwo(ends[atP]!)) doubles |= p;
    if (hasTwo(ends[atQ]!)) doubles |= q;
  }
  return doubles;
}

/**
 * The cells where one stone spoils every double threat in `doubles`. A double threat is spoiled on
 * its own cell, or on one of its ends when it has only two.
 */
export function spoilersOf(doubles: number, ends: Int32Array, full: number): number {
  let spoilers = full;
  for (let rest = doubles; rest !== 0; rest &= rest - 1) {
    const p = rest & -rest;
    const endsOfP = ends[cellOfBit(p)]!;
    spoilers &= hasTwo(endsOfP & (endsOfP - 1)) ? p : endsOfP | p;
  }
  return spoilers;
}
