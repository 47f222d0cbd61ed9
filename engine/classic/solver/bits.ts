/** Looked up once: a search asks millions of times. */
const { clz32 } = Math;

/** The cell of a bitboard with one stone. */
export function cellOfBit(bit: number): number {
  return 31 - clz32(bit);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether two or more stones are set. */
export function hasTwo(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}
