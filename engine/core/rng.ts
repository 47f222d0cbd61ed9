import { assert } from './assert';

/** Seeded randomness: the same seed gives the same sequence on every device. */
export interface Rng {
  /** A whole number from 0 to 2³² − 1. */
  next(): number;
  /** A whole number from 0 to `limit` − 1, every one equally likely. */
  below(limit: number): number;
  /** True `numerator` times in `denominator`. */
  chance(numerator: number, denominator: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A shuffled copy. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

const WARM_UP = 12;
const TWO_TO_32 = 0x1_0000_0000;

/** Spreads a text over four words, each of which depends on every character. */
function hashWords(text: string): [number, number, number, number] {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code ^ (a >>> 15), 0x85ebca77);
    c = Math.imul(c ^ code ^ (b >>> 13), 0xc2b2ae3d);
    d = Math.imul(d ^ code ^ (c >>> 16), 0x27d4eb2f);
    a ^= d >>> 14;
  }
  return [a, b, c, d];
}

/** sfc32, Chris Doty-Humphrey's small fast counter generator: 32-bit integer operations only. */
export function createRng(seed: string): Rng {
  let [a, b, c, counter] = hashWords(seed);

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }

  function below(limit: number): number {
    assert(Number.isInteger(limit) && limit > 0 && limit <= TWO_TO_32, 'below needs a limit from 1 to 2^32');
    // Values past the last whole multiple of `limit` would make small results likelier, so they are drawn again.
    const fair = TWO_TO_32 - (TWO_TO_32 % limit);
    for (;;) {
      const value = next();
      if (value < fair) return value % limit;
    }
  }

  for (let i = 0; i < WARM_UP; i++) next();
  return {
    next,
    below,
    chance: (numerator, denominator) => below(denominator) < numerator,
    pick<Item>(items: readonly Item[]): Item {
      assert(items.length > 0, 'nothing to pick from');
      return items[below(items.length)] as Item;
    },
    shuffled<Item>(items: readonly Item[]): Item[] {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = copy[i] as Item;
        copy[i] = copy[j] as Item;
        copy[j] = held;
      }
      return copy;
    },
  };
}
