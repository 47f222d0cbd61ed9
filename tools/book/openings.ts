import {
  foldingSymmetry,
  imageOf,
  openingPositions,
  withSolver,
  writeOpening,
  type Meter,
  type Position,
  type Solver,
  type Thinking,
} from '@/engine/classic/solver';

const BOARD = { size: 5, k: 4 } as const;

/** In how many plies a position ends with best play; 0 for a draw. */
export function* pliesToEnd(solver: Solver, position: Position): Thinking<number> {
  const { own, other } = position;
  const value = yield* solver.value(position);
  if (value === 0) return 0;
  return value === 1 ? yield* solver.distance(own, other, true) : yield* solver.distance(other, own, false);
}

/** Solves every position with two stones each on 5x5x4, from scratch, and writes the table of them. */
export function* solveOpenings(meter: Meter): Thinking<{ readonly text: string; readonly distinct: number }> {
  return yield* withSolver(
    BOARD,
    meter,
    function* (solver) {
      const { symmetry } = solver.geometry;
      const solved = new Map<string, number>();
      let text = '';
      for (const { first, second } of openingPositions()) {
        const s = foldingSymmetry(first, second, symmetry);
        const position = { own: imageOf(first, s, symmetry), other: imageOf(second, s, symmetry) };
        const key = `${position.own},${position.other}`;
        const plies = solved.get(key) ?? (yield* pliesToEnd(solver, position));
        solved.set(key, plies);
        text += writeOpening(plies);
      }
      return { text, distinct: solved.size };
    },
    { openings: false },
  );
}
