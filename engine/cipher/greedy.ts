import type { Rng } from '@/engine/core';

import type { Edge } from './board';
import type { Position } from './position';

const PLAY_OUTS = 16;

/**
 * How many play-outs in a hundred a greedy player solves, from 16 seeded ones. That player takes
 * any swap that brings both tiles closer, at random among several, and is stuck when there is none.
 * A swap does so exactly when the bound of a Match position falls: neighbours lie on cells of
 * different colour of a chequered board, so either tile's symbol comes one step closer or goes one
 * further. Every swap of a solved play-out lowers the bound by one, so where par exceeds the bound
 * the greedy player never gets there.
 */
export function greedyPercent(fresh: () => Position, edges: readonly Edge[], rng: Rng): number {
  let solved = 0;
  for (let i = 0; i < PLAY_OUTS; i++) if (playOut(fresh(), edges, rng)) solved++;
  return Math.floor((solved * 100) / PLAY_OUTS);
}

function playOut(position: Position, edges: readonly Edge[], rng: Rng): boolean {
  const { cells } = position;
  for (let bound = position.bound(); bound > 0; bound = position.bound()) {
    const now = bound;
    const closer = edges.filter(([a, b]) => cells[a] !== cells[b] && position.boundAfter(a, b) < now);
    if (closer.length === 0) return false;
    const [a, b] = rng.pick(closer);
    position.swap(a, b);
  }
  return true;
}
