/** A share and the range that holds the true one 19 times in 20. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's score interval: unlike the textbook one it stays inside 0 to 1 and is honest near both ends. */
export function wilson(hits: number, trials: number): Interval {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / trials;
  const spread = (Z * Z) / trials;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
