import type { Rng } from '@/engine/core';

import type { Edge } from './board';
import type { Position } from './position';

/** Three steps in four lead away from the goal as far as the bound can see, the others anywhere. */
const AWAY = [3, 4] as const;

/** A walk that has not come far enough by then starts again elsewhere. */
const STEPS_PER_SWAP = 4;

/**
 * Swaps at random, mostly such as raise the bound, until it reaches `aim`; never straight back over
 * the edge just crossed. How far the walk led says nothing of par, which only a solver can prove.
 */
export function walkAway(position: Position, edges: readonly Edge[], aim: number, rng: Rng): void {
  let last: Edge | null = null;
  for (let step = 0; step < STEPS_PER_SWAP * aim && position.bound() < aim; step++) {
    const { cells } = position;
    const open = edges.filter((edge) => edge !== last && cells[edge[0]] !== cells[edge[1]]);
    const bound = position.bound();
    const rising = rng.chance(...AWAY) ? open.filter(([a, b]) => position.boundAfter(a, b) > bound) : [];
    const choices = rising.length > 0 ? rising : open;
    last = rng.pick(choices);
    position.swap(last[0], last[1]);
  }
}
