import {
  foldingSymmetry,
  geometryOf,
  imageOf,
  openingPositions,
  packValues,
  withSolver,
  type Meter,
  type Thinking,
} from '@/engine/classic/solver';

const BOARD = { size: 5, k: 4 } as const;

/** Solves every position with two stones each on 5x5x4, from scratch, and packs their values. */
export function* solveOpenings(meter: Meter): Thinking<{ readonly text: string; readonly distinct: number }> {
  return yield* withSolver(
    BOARD,
    meter,
    function* (solver) {
      const { symmetry } = geometryOf(BOARD);
      const solved = new Map<string, number>();
      const values: number[] = [];
      for (const { first, second } of openingPositions()) {
        const s = foldingSymmetry(first, second, symmetry);
        const own = imageOf(first, s, symmetry);
        const other = imageOf(second, s, symmetry);
        const key = `${own},${other}`;
        const value = solved.get(key) ?? (yield* solver.value({ own, other }));
        solved.set(key, value);
        values.push(value);
      }
      return { text: packValues(values), distinct: solved.size };
    },
    { openings: false },
  );
}
