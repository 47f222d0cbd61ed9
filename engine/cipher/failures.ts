const CELLS_PER_WORD = 9;
const BITS_PER_CELL = 3;
const PROBES = 4;
const LEAST_BITS = 10;
const MOST_BITS = 20;

/** Remembers grids that were searched in vain, and with how many swaps to go. */
export interface Failures {
  /** Starts keeping track of a grid; `swapped` then follows every swap made on it. */
  follow(cells: ArrayLike<number>): void;
  /** Two cells have exchanged symbols whose bits differ by `difference`. */
  swapped(a: number, b: number, difference: number): void;
  /** True when the followed grid failed before with at least `remaining` swaps to go; if not, notes that it now will. */
  repeats(remaining: number): boolean;
}

/**
 * A fixed table keyed by the exact grid (three bits a cell in three words), never by a hash alone: a
 * confusion of two grids would make par wrong. When a neighbourhood is full the newest grid takes the
 * first place; forgetting costs time, not truth.
 */
export function createFailures(expectedGrids: number): Failures {
  let bits = LEAST_BITS;
  while (bits < MOST_BITS && 1 << bits < expectedGrids * 2) bits++;
  const slots = 1 << bits;
  const shift = 32 - bits;
  const first = new Int32Array(slots);
  const second = new Int32Array(slots);
  const third = new Int32Array(slots);
  /** Swaps to go, plus one; 0 in a free slot. */
  const failed = new Uint8Array(slots);
  const key = new Int32Array(3);

  function toggle(at: number, difference: number): void {
    const word = at < CELLS_PER_WORD ? 0 : at < 2 * CELLS_PER_WORD ? 1 : 2;
    key[word]! ^= difference << ((at - word * CELLS_PER_WORD) * BITS_PER_CELL);
  }

  return {
    follow(cells) {
      key.fill(0);
      for (let at = 0; at < cells.length; at++) toggle(at, cells[at]!);
    },
    swapped(a, b, difference) {
      toggle(a, difference);
      toggle(b, difference);
    },
    repeats(remaining) {
      const x = key[0]!;
      const y = key[1]!;
      const z = key[2]!;
      let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(z, 0xc2b2ae3d);
      hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
      const home = hash >>> shift;
      let place = home;
      for (let probe = 0; probe < PROBES; probe++) {
        const slot = (home + probe) & (slots - 1);
        if (failed[slot] === 0) {
          place = slot;
          break;
        }
        if (first[slot] === x && second[slot] === y && third[slot] === z) {
          if (failed[slot]! > remaining) return true;
          place = slot;
          break;
        }
      }
      first[place] = x;
      second[place] = y;
      third[place] = z;
      failed[place] = remaining + 1;
      return false;
    },
  };
}
