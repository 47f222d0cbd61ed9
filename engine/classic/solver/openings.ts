import { OPENING_VALUES } from '../book.generated';
import { countBits } from './bits';
import { geometryOf } from './geometry';
import { imageOf, SYMMETRIES } from './symmetry';

/** What a position with two stones each on 5x5x4 is worth to the side to move, as it is written down. */
export const OPENING_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const CELLS = 25;
const OPENING_STONES = 4;
const PAIRS_LEFT = ((CELLS - 2) * (CELLS - 3)) / 2;
const VALUES_PER_LETTER = 3;

/**
 * The 75,900 positions with two stones each fold into 9,664. They are numbered without storing any:
 * the first player's pair is turned into the one pair that stands for its mirror images, and the
 * second player's pair is counted off among the 23 cells left. A pair that mirrors onto itself gives
 * some positions two numbers.
 */
interface Numbering {
  /** The number of a pair of cells among those that stand for their images, by bitboard. */
  readonly numberOf: ReadonlyMap<number, number>;
  readonly pairs: readonly number[];
}

let numbering: Numbering | undefined;

function openingNumbering(): Numbering {
  if (numbering !== undefined) return numbering;
  const table = geometryOf({ size: 5, k: 4 }).symmetry;
  const pairs: number[] = [];
  for (let high = 1; high < CELLS; high++) {
    for (let low = 0; low < high; low++) {
      const pair = (1 << high) | (1 << low);
      if (smallestImage(pair, table) === pair) pairs.push(pair);
    }
  }
  return (numbering = { pairs, numberOf: new Map(pairs.map((pair, i) => [pair, i])) });
}

function smallestImage(stones: number, table: Uint8Array): number {
  let smallest = stones;
  for (let s = 1; s < SYMMETRIES; s++) smallest = Math.min(smallest, imageOf(stones, s, table));
  return smallest;
}

/** Counts a pair of cells off among the cells that `taken` leaves. */
function rankAmongRest(pair: number, taken: number): number {
  const low = pair & -pair;
  const high = pair ^ low;
  const below = (bit: number) => 31 - Math.clz32(bit) - countBits(taken & (bit - 1));
  return (below(high) * (below(high) - 1)) / 2 + below(low);
}

/** The number of a position with two stones each. */
export function openingNumber(first: number, second: number): number {
  const { numberOf } = openingNumbering();
  const table = geometryOf({ size: 5, k: 4 }).symmetry;
  let best = 0;
  let bestImage = first;
  for (let s = 1; s < SYMMETRIES; s++) {
    const image = imageOf(first, s, table);
    if (image < bestImage) {
      best = s;
      bestImage = image;
    }
  }
  return numberOf.get(bestImage)! * PAIRS_LEFT + rankAmongRest(imageOf(second, best, table), bestImage);
}

/** Every position of the table once for each of its numbers, in order. */
export function* openingPositions(): Generator<{ readonly first: number; readonly second: number }> {
  for (const first of openingNumbering().pairs) {
    for (let high = 1; high < CELLS; high++) {
      for (let low = 0; low < high; low++) {
        const second = (1 << high) | (1 << low);
        if ((first & second) === 0) yield { first, second };
      }
    }
  }
}

/** Writes values as text, three to a letter. */
export function packValues(values: readonly number[]): string {
  let text = '';
  for (let i = 0; i < values.length; i += VALUES_PER_LETTER) {
    let code = 0;
    for (let j = VALUES_PER_LETTER - 1; j >= 0; j--) code = code * 4 + (values[i + j] ?? 0) + 1;
    text += OPENING_LETTERS[code];
  }
  return text;
}

let unpacked: Int8Array | undefined;

function openingValues(): Int8Array {
  if (unpacked !== undefined) return unpacked;
  const codes = new Map([...OPENING_LETTERS].map((letter, code) => [letter, code]));
  const values = new Int8Array(OPENING_VALUES.length * VALUES_PER_LETTER);
  for (let i = 0; i < values.length; i++) {
    const code = codes.get(OPENING_VALUES[Math.floor(i / VALUES_PER_LETTER)]!)!;
    values[i] = ((code >> (2 * (i % VALUES_PER_LETTER))) & 3) - 1;
  }
  return (unpacked = values);
}

/** What the table says of a position with two stones each: the value for the first player, who is to move. */
export function openingValue(first: number, second: number): number {
  return openingValues()[openingNumber(first, second)]!;
}

/** For the search: 1 or 0 if the table knows that the attacker wins or does not win, -1 if it knows nothing. */
export function openingVerdict(attacker: number, defender: number, attackerMoves: boolean): -1 | 0 | 1 {
  if (countBits(attacker) !== OPENING_STONES / 2 || countBits(defender) !== OPENING_STONES / 2) return -1;
  const value = attackerMoves ? openingValue(attacker, defender) : openingValue(defender, attacker);
  return value === (attackerMoves ? 1 : -1) ? 1 : 0;
}
