import { cell, type Cell, type Rng } from '@/engine/core';

import { regionsOf } from './board';

/** Locks that leave the unlocked cells in one piece, in ascending order. */
export function dealLocks(rows: number, columns: number, count: number, rng: Rng): Cell[] {
  const locks: Cell[] = [];
  for (const at of rng.shuffled(Array.from({ length: rows * columns }, (_, i) => cell(i)))) {
    if (locks.length === count) break;
    const wider = [...locks, at].sort((a, b) => a - b);
    if (Math.max(...regionsOf({ rows, columns, locks: wider })) === 0)
      locks.splice(0, locks.length, ...wider);
  }
  return locks;
}

/** As many tiles of each symbol as of any other, give or take one; which have one more is left to chance. */
export function dealBag(cells: number, symbols: number, rng: Rng): number[] {
  const order = rng.shuffled(Array.from({ length: symbols }, (_, symbol) => symbol));
  return Array.from({ length: cells }, (_, i) => order[i % symbols]!);
}
