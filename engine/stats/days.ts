const DAY = 86_400_000;

/** A calendar date as a whole number, one more for each next day, free of time zones. 1970-01-01 is 0. */
export function dayNumber(date: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): number {
  return Date.UTC(date.year, date.month - 1, date.day) / DAY;
}

/** Inverse of `dayNumber`. */
export function dateOfDay(number: number): { year: number; month: number; day: number } {
  const date = new Date(number * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Runs of consecutive numbers. */
export interface DayStreak {
  readonly current: number;
  readonly longest: number;
}

/**
 * Streaks of days, or of daily puzzles by their number. The current one may end yesterday: a day
 * that is not over has not broken it.
 */
export function dayStreak(numbers: Iterable<number>, today: number): DayStreak {
  const done = new Set(numbers);
  let longest = 0;
  for (const number of done) {
    if (done.has(number - 1)) continue;
    let length = 1;
    while (done.has(number + length)) length++;
    longest = Math.max(longest, length);
  }
  const last = done.has(today) ? today : today - 1;
  let current = 0;
  while (done.has(last - current)) current++;
  return { current, longest };
}
