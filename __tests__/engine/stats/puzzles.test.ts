import type { PuzzleRecord } from '@/engine/history';
import { NO_PUZZLES, addSolved, mostStars } from '@/engine/stats/puzzles';

const SOLVED: PuzzleRecord = { tier: 'M4', par: 9, hints: 0, stars: 2, score: 720, daily: null };

describe('the time puzzles took', () => {
  it('is added up over those that were timed: older records know no time', () => {
    const tally = [{ ...SOLVED, seconds: 40 }, SOLVED, { ...SOLVED, seconds: 80 }].reduce(
      (sum, puzzle) => addSolved(sum, puzzle, 11),
      NO_PUZZLES,
    );
    expect(tally).toMatchObject({ solved: 3, timed: 2, seconds: 120 });
  });
});

describe('the stars of a tier', () => {
  it('are the most that one of its puzzles was given', () => {
    expect(mostStars(NO_PUZZLES)).toBe(0);
    const starred = ([1, 2, 1, 0] as const).map((stars) => ({ ...SOLVED, stars }));
    expect(mostStars(starred.reduce((sum, puzzle) => addSolved(sum, puzzle, 11), NO_PUZZLES))).toBe(2);
  });
});
