import type { Weights } from '@/engine/enchanted/search';

/** Where the tuner begins: the prototype's weights, and nothing for what it did not look at. */
export const STARTING_WEIGHTS: Weights = {
  piece: 121,
  openLine: 12,
  energy: 28,
  fullEnergy: 84,
  penalty: 144,
  scoreNow: 120,
  doubleNow: 134,
  doubleNext: -66,
  myThreat: 30,
  theirThreat: -30,
  theirFork: -37,
  matchPoint: 140,
  lateLead: 0,
  tempo: 0,
};
