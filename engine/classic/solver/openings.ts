import { OPENINGS } from '../book.generated';

import { countBits } from './bits';
import { NEVER, UNKNOWN } from './forcing';
import { geometryOf } from './geometry';
import { imageOf, SYMMETRIES } from './symmetry';

/**
 * The openings of 5x5x4: what every position with two stones each comes to, one letter for each.
 * `a` is a draw, `b` a game that ends in one ply, `c` in two, and so on with best play; an odd number
 * of plies is a win for the side to move, an even number a loss.
 *
 * The 75,900 positions fold into 9,664. They are numbered without storing any: the first player's
 * pair is turned into the one pair that stands for its mirror images, and the second player's pair is
 * counted off among the 23 cells left. A pair that mirrors onto itself gives some positions two numbers.
 */
const FIRST_LETTER = 'a'.charCodeAt(0);
const CELLS = 25;
const PAIRS_LEFT = ((CELLS - 2) * (CELLS - 3)) / 2;
const BOARD = { size: 5, k: 4 } as const;

export function writeOpening(plies: number): string {
  return String.fromCharCode(FIRST_LETTER + plies);
}

/** The symmetry that takes a pair of stones to the pair that stands for its images: the smallest. */
function foldingOfPair(pair: number): number {
  const { symmetry } = geometryOf(BOARD);
  let best = 0;
  for (let s = 1; s < SYMMETRIES; s++) {
    if (imageOf(pair, s, symmetry) < imageOf(pair, best, symmetry)) best = s;
  }
  return best;
}

/** Every pair of cells, counted off: the higher cell counts for more. */
function* pairsOfCells(): Generator<number> {
  for (let high = 1; high < CELLS; high++) {
    for (let low = 0; low < high; low++) yield (1 << high) | (1 << low);
  }
}

let foldedPairs: ReadonlyMap<number, number> | undefined;

/** The pairs that stand for their images, numbered. */
function numbersOfPairs(): ReadonlyMap<number, number> {
  if (foldedPairs !== undefined) return foldedPairs;
  const { symmetry } = geometryOf(BOARD);
  const numbers = new Map<number, number>();
  for (const pair of pairsOfCells()) {
    if (imageOf(pair, foldingOfPair(pair), symmetry) === pair) numbers.set(pair, numbers.size);
  }
  return (foldedPairs = numbers);
}

/** Counts a pair of cells off among those that `taken` leaves. */
function rankAmongRest(pair: number, taken: number): number {
  const low = pair & -pair;
  const high = pair ^ low;
  const lowRank = countBits((low - 1) & ~taken);
  const highRank = countBits((high - 1) & ~taken);
  return (highRank * (highRank - 1)) / 2 + lowRank;
}

/** Where a position with two stones each stands in the table. */
export function openingNumber(first: number, second: number): number {
  const { symmetry } = geometryOf(BOARD);
  const s = foldingOfPair(first);
  const pair = imageOf(first, s, symmetry);
  return numbersOfPairs().get(pair)! * PAIRS_LEFT + rankAmongRest(imageOf(second, s, symmetry), pair);
}

/** Every position of the table, in order: once for each of its numbers. */
export function* openingPositions(): Generator<{ readonly first: number; readonly second: number }> {
  for (const first of numbersOfPairs().keys()) {
    for (const second of pairsOfCells()) if ((first & second) === 0) yield { first, second };
  }
}

/** In how many plies a position with two stones each ends with best play; 0 for a draw. */
export function openingPlies(first: number, second: number): number {
  return OPENINGS.charCodeAt(openingNumber(first, second)) - FIRST_LETTER;
}

/** In how many plies the attacker, to move or not, wins with two stones against two. */
function pliesToWin(attacker: number, defender: number, attackerMoves: boolean): number {
  const plies = attackerMoves ? openingPlies(attacker, defender) : openingPlies(defender, attacker);
  return (plies & 1) === (attackerMoves ? 1 : 0) ? plies : NEVER;
}

/** The positions with one stone of `stones` taken away. */
function withoutOne(stones: number): number[] {
  const fewer: number[] = [];
  for (let rest = stones; rest !== 0; rest &= rest - 1) fewer.push(stones ^ (rest & -rest));
  return fewer;
}

/**
 * What the table tells the search. With two stones each, everything. With more, sometimes that there
 * is no win: if the attacker, to move, has none with two stones against two, then neither with a
 * third stone placed and the defender to move, nor with any stone added for the defender.
 */
export function knownFromOpenings(attacker: number, defender: number, attackerMoves: boolean): number {
  const placed = countBits(attacker);
  const against = countBits(defender);
  if (placed === 2 && against === 2) return pliesToWin(attacker, defender, attackerMoves);
  if (against < 2 || against > 3 || placed !== (attackerMoves ? 2 : 3)) return UNKNOWN;
  for (const own of attackerMoves ? [attacker] : withoutOne(attacker)) {
    for (const other of against === 2 ? [defender] : withoutOne(defender)) {
      if (pliesToWin(own, other, true) === NEVER) return NEVER;
    }
  }
  return UNKNOWN;
}
