import type { Rng } from '@/engine/core';

import { sizeOf, type Board, type Edge } from './board';
import { distancesOf } from './distances';

const PLAY_OUTS = 16;

/** Distances beyond any board: a symbol all of whose target cells are filled. */
const NOWHERE = 100;

/**
 * How many play-outs in a hundred a greedy player solves, from 16 seeded ones. That player takes
 * any swap that brings both tiles closer to a place of their own (the nearest target cell of their
 * symbol that does not hold it yet), at random among several, never moves a tile that is home, and
 * gives up when there is no such swap or twice `par` swaps have been made.
 */
export function greedyPercent(
  board: Board,
  edges: readonly Edge[],
  start: readonly number[],
  target: readonly number[],
  par: number,
  rng: Rng,
): number {
  const size = sizeOf(board);
  const distances = distancesOf(board);
  const cells = new Uint8Array(size);

  /** Steps from a cell to the nearest place a symbol is missing from. */
  function wayHome(at: number, symbol: number): number {
    if (target[at] === symbol) return 0;
    let nearest = NOWHERE;
    for (let home = 0; home < size; home++) {
      if (target[home] !== symbol || cells[home] === symbol) continue;
      const distance = distances[at * size + home]!;
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  }

  function playOut(): boolean {
    cells.set(start);
    for (let swaps = 0; swaps < 2 * par; swaps++) {
      const helpful = edges.filter(([a, b]) => {
        const x = cells[a]!;
        const y = cells[b]!;
        return x !== y && wayHome(b, x) < wayHome(a, x) && wayHome(a, y) < wayHome(b, y);
      });
      if (helpful.length === 0) return false;
      const [a, b] = rng.pick(helpful);
      const x = cells[a]!;
      cells[a] = cells[b]!;
      cells[b] = x;
      if (target.every((symbol, at) => symbol === cells[at])) return true;
    }
    return false;
  }

  let solved = 0;
  for (let i = 0; i < PLAY_OUTS; i++) if (playOut()) solved++;
  return Math.floor((solved * 100) / PLAY_OUTS);
}
