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
