import { cellOfBit } from './bits';

/** The square's rotations and mirrorings. */
export const SYMMETRIES = 8;

/** Where symmetry `s` takes cell `c` of a board with so many cells a side: entry `s * cells + c`. */
export function symmetryTable(size: number): Uint8Array {
  const cells = size * size;
  const table = new Uint8Array(SYMMETRIES * cells);
  const last = size - 1;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      for (let s = 0; s < SYMMETRIES; s++) {
        const r = s & 4 ? column : row;
        const c = s & 4 ? row : column;
        table[s * cells + row * size + column] = (s & 2 ? last - r : r) * size + (s & 1 ? last - c : c);
      }
    }
  }
  return table;
}

/** A bitboard seen through symmetry `s` of `table`. */
export function imageOf(stones: number, s: number, table: Uint8Array): number {
  const base = s * (table.length / SYMMETRIES);
  let image = 0;
  for (let rest = stones; rest !== 0; rest &= rest - 1) {
    image |= 1 << table[base + cellOfBit(rest & -rest)]!;
  }
  return image;
}

/** The symmetry that takes a position to the one of its eight images that stands for them all: the smallest. */
export function foldingSymmetry(first: number, second: number, table: Uint8Array): number {
  let best = 0;
  let bestFirst = first;
  let bestSecond = second;
  for (let s = 1; s < SYMMETRIES; s++) {
    const imageFirst = imageOf(first, s, table);
    if (imageFirst > bestFirst) continue;
    const imageSecond = imageOf(second, s, table);
    if (imageFirst === bestFirst && imageSecond >= bestSecond) continue;
    best = s;
    bestFirst = imageFirst;
    bestSecond = imageSecond;
  }
  return best;
}
