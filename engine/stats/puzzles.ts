import type { PuzzleRecord, StarCount } from '@/engine/history';

/** What the puzzles of one tier came to. Assisted ones are only counted. */
export interface PuzzleTally {
  readonly solved: number;
  readonly givenUp: number;
  readonly assisted: number;
  /** How many were solved with 0, 1, 2 and 3 stars. */
  readonly stars: Readonly<Record<StarCount, number>>;
  /** Solved in the fewest moves there are. */
  readonly atPar: number;
  readonly hints: number;
  readonly score: number;
  readonly bestScore: number;
  /** How many of the solved ones were timed, and how long they took together. */
  readonly timed: number;
  readonly seconds: number;
}

/** A tier before its first puzzle. */
export const NO_PUZZLES: PuzzleTally = {
  ...{ solved: 0, givenUp: 0, assisted: 0, stars: { 0: 0, 1: 0, 2: 0, 3: 0 } },
  ...{ atPar: 0, hints: 0, score: 0, bestScore: 0, timed: 0, seconds: 0 },
};

/** The most stars that a solved puzzle of the tier was given. */
export function mostStars({ stars }: PuzzleTally): StarCount {
  return ([3, 2, 1] as const).find((count) => stars[count] > 0) ?? 0;
}

/** The tally with one more puzzle solved unaided. */
export function addSolved(tally: PuzzleTally, puzzle: PuzzleRecord, moves: number): PuzzleTally {
  return {
    ...tally,
    solved: tally.solved + 1,
    stars: { ...tally.stars, [puzzle.stars]: tally.stars[puzzle.stars] + 1 },
    atPar: tally.atPar + Number(moves === puzzle.par),
    hints: tally.hints + puzzle.hints,
    score: tally.score + puzzle.score,
    bestScore: Math.max(tally.bestScore, puzzle.score),
    timed: tally.timed + Number(puzzle.seconds !== undefined),
    seconds: tally.seconds + (puzzle.seconds ?? 0),
  };
}
