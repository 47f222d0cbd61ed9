const DAY_MS = 86_400_000;
/** Far from the seeds that planted faults and examples use. */
const FIRST = 100_000;

/** So many seeds that nobody has looked at: others every day, and the same all day, so that a failure comes again. */
export function freshSeeds(count: number, today: Date): readonly [from: number, to: number] {
  const from = FIRST + Math.floor(today.getTime() / DAY_MS) * count;
  return [from, from + count - 1];
}
