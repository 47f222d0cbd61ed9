/** A daily puzzle that was solved. One whose solution was shown does not count. */
export interface DailyResult {
  readonly number: number;
  readonly assisted: boolean;
}

/** Days in a row with a solved daily, as of the last one that counted. */
export interface Streak {
  /** Number of the last daily counted; 0 before the first. */
  readonly last: number;
  readonly length: number;
  readonly best: number;
}

/** Before the first solved daily. */
export const NO_STREAK: Streak = { last: 0, length: 0, best: 0 };

/** The streak after one more result. Each number counts once, and a day already passed over stays so. */
export function nextStreak(streak: Streak, { number, assisted }: DailyResult): Streak {
  if (assisted || number <= streak.last) return streak;
  const length = number === streak.last + 1 ? streak.length + 1 : 1;
  return { last: number, length, best: Math.max(streak.best, length) };
}

/** The streak of a history, in the order it happened. */
export function streakOf(results: readonly DailyResult[]): Streak {
  return results.reduce(nextStreak, NO_STREAK);
}

/** What to show on the day of daily `today`: a streak lives on through the day after its last number. */
export function currentStreak({ last, length }: Streak, today: number): number {
  return today <= last + 1 ? length : 0;
}
