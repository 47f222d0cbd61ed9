import { LAST_TURN, RULES } from '../rules';
import type { LineTables } from './lineTables';
import { KINDS, MOVE, type Move } from './move';
import { LAYOUT } from './packed';

const { KIND, FIRST_SHIFT, SECOND_SHIFT, LINE_SHIFT, CELL } = MOVE;
const { PLACE, SEAL, SHIFT, DISRUPT, DOUBLE } = KINDS;
const { ENERGY, HEAT_SHIFT, PENALTY, PRIORITY, PURSE, PURSE_BITS } = LAYOUT;
const { SCORE_SHIFT, SUDDEN_DEATH, TURN, TURN_SHIFT } = LAYOUT;
const { costs, maxEnergy, winScore, turnLimit, firstGainTurn, gain, priorityGain, overheatTo, scoreEnergy } =
  RULES;
const { seal: SEAL_COST, shift: SHIFT_COST, disrupt: DISRUPT_COST, double: DOUBLE_COST } = costs;
const LAST = LAST_TURN;

/** What a move led to, for the side that made it. */
export const PLAYING = 0;
export const WON = 1;
export const LOST = 2;
export const DRAWN = 3;

const FULL_HEAT = RULES.overheatAfter << HEAT_SHIFT;

/**
 * Plays a legal move from the position at `at` and writes the next one at `to`, from the other side's
 * view. A game that ended writes nothing. The same steps, in the same order, as `takeTurn`.
 */
export function makeMove(tables: LineTables, words: Int32Array, at: number, move: Move, to: number): number {
  const pieces = words[at] as number;
  const ages = words[at + 1] as number;
  const counters = words[at + 3] as number;
  let mine = pieces & 0xffff;
  let theirs = pieces >>> 16;
  let low = ages & 0xffff;
  let high = ages >>> 16;
  let energy = counters & ENERGY;
  let score = (counters >> SCORE_SHIFT) & 0b11;
  const heat = counters & (0b11 << HEAT_SHIFT);
  let flags = counters & (PRIORITY | PENALTY);
  let other = (counters >> PURSE_BITS) & PURSE;
  let sealed = 0;
  let arrived = 0;

  const first = 1 << ((move >> FIRST_SHIFT) & CELL);
  switch (move & KIND) {
    case PLACE:
      arrived = first;
      break;
    case SEAL:
      energy -= SEAL_COST;
      sealed = first;
      break;
    case SHIFT:
      energy -= SHIFT_COST;
      mine ^= first;
      low &= ~first;
      high &= ~first;
      arrived = 1 << ((move >> SECOND_SHIFT) & CELL);
      break;
    case DISRUPT:
      energy -= DISRUPT_COST;
      theirs ^= first;
      low &= ~first;
      high &= ~first;
      flags |= PENALTY;
      break;
    case DOUBLE:
      energy -= DOUBLE_COST;
      arrived = first | (1 << ((move >> SECOND_SHIFT) & CELL));
      break;
  }
  mine |= arrived;

  const line = move >> LINE_SHIFT;
  if (line !== 0) {
    const cleared = ~(tables.lineCells[line - 1] as number);
    mine &= cleared;
    low &= cleared;
    high &= cleared;
    score += 1;
    if (energy < maxEnergy) energy += scoreEnergy;
    other |= PRIORITY;
  }

  const turn = (counters >> TURN_SHIFT) & TURN;
  let sudden = counters & SUDDEN_DEATH;
  if (score >= winScore || (sudden !== 0 && line !== 0)) return WON;
  if (sudden !== 0) {
    if (turn >= LAST) return DRAWN;
  } else if (turn >= turnLimit) {
    const otherScore = (other >> SCORE_SHIFT) & 0b11;
    if (score !== otherScore) return score > otherScore ? WON : LOST;
    sudden = SUDDEN_DEATH;
  }

  // Counting to three in two bits: a piece that reaches three freezes and starts again.
  const older = mine & ~arrived;
  const carry = low & older;
  low ^= older;
  high ^= carry;
  const frozen = low & high & older;
  low ^= frozen;
  high ^= frozen;

  const hotter = energy === maxEnergy ? (heat < FULL_HEAT ? heat + (1 << HEAT_SHIFT) : heat) : 0;
  const purse = energy | hotter | (score << SCORE_SHIFT) | flags;

  let gained = other & ENERGY;
  other &= ~ENERGY;
  if ((other & (0b11 << HEAT_SHIFT)) === FULL_HEAT) {
    gained = overheatTo;
    other &= ~FULL_HEAT;
  }
  if (turn + 1 >= firstGainTurn) {
    if ((other & PENALTY) !== 0) {
      other &= ~PENALTY;
    } else {
      gained += (other & PRIORITY) !== 0 ? priorityGain : gain;
      other &= ~PRIORITY;
      if (gained > maxEnergy) gained = maxEnergy;
    }
  }

  words[to] = theirs | (mine << 16);
  words[to + 1] = low | (high << 16);
  words[to + 2] = frozen | (sealed << 16);
  words[to + 3] = other | gained | (purse << PURSE_BITS) | ((turn + 1) << TURN_SHIFT) | sudden;
  return PLAYING;
}
