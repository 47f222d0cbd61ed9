/** The pairs of cells that share a line. */
export interface Pairs {
  readonly pairCount: number;
  /** The two cells of pair `p`: entries `2 * p` and `2 * p + 1`. */
  readonly pairCells: Uint8Array;
  /** Both cells of pair `p` as a bitboard. */
  readonly pairMask: Int32Array;
  /** The lines that hold both cells of pair `p`, likewise: at most two, and the number of lines for none. */
  readonly pairLines: Uint8Array;
}

/** Every pair of cells that some line holds. */
export function pairsOf(lineMasks: readonly number[], cells: number): Pairs {
  const pairCells: number[] = [];
  const pairMask: number[] = [];
  const pairLines: number[] = [];
  for (let high = 1; high < cells; high++) {
    for (let low = 0; low < high; low++) {
      const pair = (1 << high) | (1 << low);
      const lines = lineMasks.flatMap((mask, l) => ((mask & pair) === pair ? [l] : []));
      if (lines.length === 0) continue;
      pairCells.push(low, high);
      pairMask.push(pair);
      pairLines.push(lines[0]!, lines[1] ?? lineMasks.length);
    }
  }
  return {
    pairCount: pairMask.length,
    pairCells: Uint8Array.from(pairCells),
    pairMask: Int32Array.from(pairMask),
    pairLines: Uint8Array.from(pairLines),
  };
}
