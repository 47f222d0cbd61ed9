import type { Rng } from '@/engine/core';

import { emptyCells, winningCells } from './position';
import { promiseOf } from './promise';
import type { Geometry } from './solver/geometry';
import type { Position, Solver } from './solver/solver';
import type { Thinking } from './solver/thinking';

/** The empty cells, those that ask most of the opponent first; equals in the order of chance. */
export function byPromise(position: Position, geometry: Geometry, rng: Rng): number[] {
  const ranked = rng
    .shuffled(emptyCells(position, geometry.cells))
    .map((index) => ({ index, promise: promiseOf(position, index, geometry) }));
  return ranked.sort((a, b) => b.promise - a.promise).map(({ index }) => index);
}

/**
 * The best cell: the shortest win, else a draw, else the longest defence; among equals the most
 * promising. Cells are tried in that last order, so the first that keeps the value is the choice
 * and the others need no proof.
 */
export function* bestCell(solver: Solver, position: Position, ordered: readonly number[]): Thinking<number> {
  const { own, other } = position;
  const wins = winningCells(own, ordered, solver.geometry);
  if (wins.length > 0) return wins[0]!;
  const value = yield* solver.value(position);
  const plies = yield* pliesLeft(solver, position, value);
  for (const index of ordered.slice(0, -1)) {
    const placed = own | (1 << index);
    const keeps =
      value === 1
        ? yield* solver.forces(placed, other, false, plies - 1)
        : !(yield* solver.forces(other, placed, true, plies - 3));
    if (keeps) return index;
  }
  // Some cell keeps the value, and no other did.
  return ordered[ordered.length - 1]!;
}

/** How many plies a decided game lasts with best play; for a draw, more than the board has. */
function* pliesLeft(solver: Solver, { own, other }: Position, value: -1 | 0 | 1): Thinking<number> {
  if (value === 1) return yield* solver.distance(own, other, true);
  if (value === -1) return yield* solver.distance(other, own, false);
  return solver.geometry.cells + 3;
}
