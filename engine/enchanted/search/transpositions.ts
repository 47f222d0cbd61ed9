import type { Move } from './move';

/** What a stored value says about the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** Four words of the position, then value, depth and bound in one word, then the best move. */
const STRIDE = 6;
const BOUND = 0b11;
const DEPTH_SHIFT = 2;
const DEPTH = 0b111111;
const VALUE_SHIFT = 8;

/**
 * Positions already searched. The whole position is the key, so two positions are never taken for one
 * another. A position contains its turn, so all ways to it within one search are equally long, and
 * values that count moves to the end need no adjusting.
 */
export interface Transpositions {
  readonly entries: Int32Array;
  readonly mask: number;
}

/** A table of 2^bits entries. The last comer takes the place. */
export function createTranspositions(bits: number): Transpositions {
  return { entries: new Int32Array(STRIDE << bits), mask: (1 << bits) - 1 };
}

/** Where the position at `at` is or would be. */
export function slotOf({ mask }: Transpositions, words: Int32Array, at: number): number {
  let hash = Math.imul((words[at] as number) ^ Math.imul(words[at + 1] as number, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ (words[at + 2] as number), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13) ^ (words[at + 3] as number), 0x27d4eb2f);
  return ((hash ^ (hash >>> 16)) & mask) * STRIDE;
}

export function holds({ entries }: Transpositions, slot: number, words: Int32Array, at: number): boolean {
  return (
    entries[slot] === words[at] &&
    entries[slot + 1] === words[at + 1] &&
    entries[slot + 2] === words[at + 2] &&
    entries[slot + 3] === words[at + 3]
  );
}

export function moveAt({ entries }: Transpositions, slot: number): Move {
  return entries[slot + 5] as number;
}

export function depthAt({ entries }: Transpositions, slot: number): number {
  return ((entries[slot + 4] as number) >> DEPTH_SHIFT) & DEPTH;
}

export function boundAt({ entries }: Transpositions, slot: number): number {
  return (entries[slot + 4] as number) & BOUND;
}

export function valueAt({ entries }: Transpositions, slot: number): number {
  return (entries[slot + 4] as number) >> VALUE_SHIFT;
}

export function store(
  { entries }: Transpositions,
  slot: number,
  words: Int32Array,
  at: number,
  depth: number,
  bound: number,
  value: number,
  move: Move,
): void {
  entries[slot] = words[at] as number;
  entries[slot + 1] = words[at + 1] as number;
  entries[slot + 2] = words[at + 2] as number;
  entries[slot + 3] = words[at + 3] as number;
  entries[slot + 4] = (value << VALUE_SHIFT) | (depth << DEPTH_SHIFT) | bound;
  entries[slot + 5] = move;
}
