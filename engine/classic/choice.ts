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
  const wins = winningCells(position.own, ordered, solver.geometry);
  if (wins.length > 0) return wins[0]!;
  const keeps = yield* keeperOf(solver, position);
  for (const index of ordered.slice(0, -1)) if (yield* keeps(index)) return index;
  // Some cell keeps the value, and no other did.
  return ordered[ordered.length - 1]!;
}

/** A test of which cells keep all that a position without a win in one is worth: its value and its distance. */
export function* keeperOf(
  solver: Solver,
  position: Position,
): Thinking<(index: number) => Thinking<boolean>> {
  const { own, other } = position;
  const value = yield* solver.value(position);
  const plies = yield* pliesLeft(solver, position, value);
  return function* keeps(index) {
    const placed = own | (1 << index);
    if (value === 1) return yield* solver.forces(placed, other, false, plies - 1);
    return !(yield* solver.forces(other, placed, true, plies - 3));
  };
}

/** How many plies a decided game lasts with best play; for a draw, more than the board has. */
function* pliesLeft(solver: Solver, { own, other }: Position, value: -1 | 0 | 1): Thinking<number> {
  if (value === 1) return yield* solver.distance(own, other, true);
  if (value === -1) return yield* solver.distance(other, own, false);
  return solver.geometry.cells + 3;
}
