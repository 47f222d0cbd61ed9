/** What one point on the scoreboard is worth; every other weight is measured against it. */
export const POINT = 714;

/** What the evaluation looks at, from the side to move. */
export const FEATURES = [
  /** Pieces: mine less theirs. */
  'piece',
  /** Lines without a piece of the other side: mine less theirs. */
  'openLine',
  /** Energy: mine less theirs. */
  'energy',
  /** Full energy: mine less theirs. */
  'fullEnergy',
  /** They will skip their next gain. */
  'penalty',
  /** I can complete a line with a placement now. */
  'scoreNow',
  /** I cannot, but a Double completes one. */
  'doubleNow',
  /** They will have the energy and the room for a Double that scores. */
  'doubleNext',
  /** Cells that complete a line for me. */
  'myThreat',
  /** Cells that complete a line for them. */
  'theirThreat',
  /** They threaten at two cells or more: one block is not enough. */
  'theirFork',
  /** One point from winning: mine less theirs. */
  'matchPoint',
  /** Leading, for each turn after the twelfth: mine less theirs. */
  'lateLead',
  /** Being on turn. */
  'tempo',
] as const;
export type Feature = (typeof FEATURES)[number];
export type Weights = Readonly<Record<Feature, number>>;

/** Found by self-play (`npm run tune`, docs/levels.md). */
export const WEIGHTS: Weights = {
  piece: 121,
  openLine: 7,
  energy: 43,
  fullEnergy: 34,
  penalty: 77,
  scoreNow: 110,
  doubleNow: 99,
  doubleNext: -31,
  myThreat: 23,
  theirThreat: -31,
  theirFork: -43,
  matchPoint: 109,
  lateLead: 1,
  tempo: 69,
};

/** Weights in the order of `FEATURES`, as the evaluation reads them. */
export function packWeights(weights: Weights): Int32Array {
  return Int32Array.from(FEATURES, (feature) => weights[feature]);
}
