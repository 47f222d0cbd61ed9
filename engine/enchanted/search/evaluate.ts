import { RULES } from '../rules';
import type { LineTables } from './lineTables';
import { LAYOUT } from './packed';
import { POINT } from './weights';

const { ENERGY, PENALTY, PURSE_BITS, SCORE_SHIFT, SUDDEN_DEATH, TURN, TURN_SHIFT } = LAYOUT;
const { maxEnergy, gain } = RULES;
const DOUBLE_COST = RULES.costs.double;
const MATCH_POINT = RULES.winScore - 1;
const ONE_POINT = POINT;

/** The value of a position whose side to move wins at once: proved, not estimated. */
export const WINS_AT_ONCE = 29_000;

/** Estimates stay below this, so that they never look like a proof. */
export const HIGHEST_ESTIMATE = 20_000;

/** The turn from which a lead counts for more. */
const LATE = 12;

/**
 * What the position at `at` is worth to the side to move, in `POINT`ths of a point: a sum of features
 * and their `weights` (in the order of `FEATURES`), or `WINS_AT_ONCE`, which is exact. A point can be
 * made in one action by placing on the last cell of a line or by a Double on the last two of one, and
 * in no other way that these do not cover, since a Shift needs the same free cell that a placement
 * could take.
 */
export function evaluate(tables: LineTables, weights: Int32Array, words: Int32Array, at: number): number {
  const pieces = words[at] as number;
  const counters = words[at + 3] as number;
  const mine = pieces & 0xffff;
  const theirs = pieces >>> 16;
  const sealed = (words[at + 2] as number) >>> 16;
  const empty = 0xffff & ~(mine | theirs);
  const other = counters >> PURSE_BITS;
  const energy = counters & ENERGY;
  const theirEnergy = other & ENERGY;
  const score = (counters >> SCORE_SHIFT) & 0b11;
  const theirScore = (other >> SCORE_SHIFT) & 0b11;
  const sudden = counters & SUDDEN_DEATH;

  const threats = (tables.completing[mine] as number) & empty;
  const scoreNow = (threats & ~sealed) !== 0;
  const blocked = theirs | sealed;
  const doubleNow =
    !scoreNow &&
    energy >= DOUBLE_COST &&
    ((tables.doubling[mine] as number) &
      ~((tables.low[blocked] as number) | (tables.high[blocked] as number))) !==
      0;
  if ((scoreNow || doubleNow) && (sudden !== 0 || score === MATCH_POINT)) return WINS_AT_ONCE;

  let value =
    ONE_POINT * (score - theirScore) +
    (weights[0] as number) * ((tables.cellCount[mine] as number) - (tables.cellCount[theirs] as number)) +
    (weights[1] as number) * ((tables.openLines[theirs] as number) - (tables.openLines[mine] as number)) +
    (weights[2] as number) * (energy - theirEnergy) +
    (weights[13] as number);
  if (energy === maxEnergy) value += weights[3] as number;
  if (theirEnergy === maxEnergy) value -= weights[3] as number;
  const penalized = (other & PENALTY) !== 0;
  if (penalized) value += weights[4] as number;
  if (scoreNow) value += weights[5] as number;
  else if (doubleNow) value += weights[6] as number;
  const reach = penalized ? theirEnergy : theirEnergy + gain;
  if (
    reach >= DOUBLE_COST &&
    ((tables.doubling[theirs] as number) &
      ~((tables.low[mine] as number) | (tables.high[mine] as number))) !==
      0
  ) {
    value += weights[7] as number;
  }

  const theirThreats = (tables.completing[theirs] as number) & empty;
  if (threats !== 0) value += (weights[8] as number) * (tables.cellCount[threats] as number);
  if (theirThreats !== 0) {
    value += (weights[9] as number) * (tables.cellCount[theirThreats] as number);
    if ((theirThreats & (theirThreats - 1)) !== 0) value += weights[10] as number;
  }

  if (score === MATCH_POINT) value += weights[11] as number;
  if (theirScore === MATCH_POINT) value -= weights[11] as number;
  if (score !== theirScore) {
    const late = ((counters >> TURN_SHIFT) & TURN) - LATE;
    if (late > 0)
      value += score > theirScore ? late * (weights[12] as number) : -late * (weights[12] as number);
  }
  return value;
}
