import type { Gauge } from './gauge';

/** The most equal pairs a swap can part: three more neighbours on either side. */
const PAIRS_PER_SWAP = 6;
/** The most equal triples a swap can break: three across each of its cells, and one behind each. */
const TRIPLES_PER_SWAP = 8;

/** The cells of every straight run of a length, one run after another. */
export function runsOf(rows: number, columns: number, length: number): Uint8Array {
  const runs: number[] = [];
  for (let at = 0; at < rows * columns; at++) {
    const fitsRight = (at % columns) + length <= columns;
    const fitsDown = Math.floor(at / columns) + length <= rows;
    if (fitsRight) for (let i = 0; i < length; i++) runs.push(at + i);
    if (fitsDown) for (let i = 0; i < length; i++) runs.push(at + i * columns);
  }
  return Uint8Array.from(runs);
}

/**
 * Swaps needed until no straight run of `length` cells (2 or 3) is all one symbol. The larger of two
 * counts: all equal runs, by the number one swap can break at most; and equal runs that share no cell,
 * each of which needs a changed cell, by the two cells a swap changes.
 */
export function createRunGauge(rows: number, columns: number, length: 2 | 3, cells: Uint8Array): Gauge {
  const runs = runsOf(rows, columns, length);
  const perSwap = length === 2 ? PAIRS_PER_SWAP : TRIPLES_PER_SWAP;

  function measure(): number {
    let equal = 0;
    let apart = 0;
    let used = 0;
    for (let i = 0; i < runs.length; i += length) {
      const a = runs[i]!;
      const b = runs[i + 1]!;
      if (cells[a] !== cells[b]) continue;
      let mask = (1 << a) | (1 << b);
      if (length === 3) {
        const c = runs[i + 2]!;
        if (cells[c] !== cells[a]) continue;
        mask |= 1 << c;
      }
      equal++;
      if ((used & mask) !== 0) continue;
      used |= mask;
      apart++;
    }
    return Math.max(Math.ceil(equal / perSwap), (apart + 1) >> 1);
  }

  let current = measure();

  function after(a: number, b: number): number {
    const x = cells[a]!;
    const y = cells[b]!;
    cells[a] = y;
    cells[b] = x;
    const result = measure();
    cells[a] = x;
    cells[b] = y;
    return result;
  }

  return {
    value: () => current,
    after,
    note(a, b) {
      current = after(a, b);
    },
  };
}
