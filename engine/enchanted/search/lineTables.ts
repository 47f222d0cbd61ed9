import { adjacent, CELL_COUNT, CELLS, LINES, NEIGHBOURS } from '../board';

const MASKS = 1 << CELL_COUNT;

/**
 * Everything about lines that depends on one side's pieces only, looked up by their 16-bit mask.
 * Sets of lines are 24-bit masks in the order of `LINES`.
 */
export interface LineTables {
  /** How many cells of each line the mask holds, as two bits: the lines whose low bit is set. */
  readonly low: Int32Array;
  /** The lines whose high bit is set. Low and high: all three cells; neither: none of them. */
  readonly high: Int32Array;
  /** The cells outside the mask that would complete a line with two of its cells. */
  readonly completing: Uint16Array;
  /**
   * The lines a Double could complete: the mask holds one cell, and the other two share no edge, so
   * that it is the middle one or the line is diagonal.
   */
  readonly doubling: Int32Array;
  readonly cellCount: Uint8Array;
  /** How many lines the mask does not touch. */
  readonly openLines: Uint8Array;
  /** Per cell: the lines through it, and the cells that share an edge with it. */
  readonly through: Int32Array;
  readonly beside: Int32Array;
  /** Per line: its cells. */
  readonly lineCells: Int32Array;
}

function maskOf(cells: readonly number[]): number {
  return cells.reduce((mask, at) => mask | (1 << at), 0);
}

function build(): LineTables {
  const low = new Int32Array(MASKS);
  const high = new Int32Array(MASKS);
  const completing = new Uint16Array(MASKS);
  const cellCount = new Uint8Array(MASKS);
  const openLines = new Uint8Array(MASKS);
  const lineCells = Int32Array.from(LINES, maskOf);
  const through = Int32Array.from({ length: CELL_COUNT }, (_, at) =>
    maskOf(LINES.flatMap((line, i) => (line.some((held) => held === at) ? [i] : []))),
  );
  const beside = Int32Array.from(NEIGHBOURS, maskOf);
  const doubling = new Int32Array(MASKS);
  // Per cell: the lines whose other two cells a Double can take.
  const doublingFrom = CELLS.map((at) =>
    maskOf(
      LINES.flatMap((line, i) => {
        const [a, b] = line.filter((held) => held !== at);
        return line.includes(at) && a !== undefined && b !== undefined && !adjacent(a, b) ? [i] : [];
      }),
    ),
  );

  // Each mask is a smaller one and its lowest cell, so its counts are one step from counts already known.
  openLines[0] = LINES.length;
  for (let mask = 1; mask < MASKS; mask++) {
    const rest = mask & (mask - 1);
    const at = 31 - Math.clz32(mask ^ rest);
    const lines = through[at] as number;
    const restLow = low[rest] as number;
    const restHigh = high[rest] as number;
    const fresh = lines & ~(restLow | restHigh);
    low[mask] = restLow ^ lines;
    high[mask] = restHigh ^ (restLow & lines);
    doubling[mask] = ((doubling[rest] as number) & ~lines) | (fresh & (doublingFrom[at] as number));
    cellCount[mask] = (cellCount[rest] as number) + 1;
    let closed = 0;
    for (let set = fresh; set !== 0; set &= set - 1) closed++;
    openLines[mask] = (openLines[rest] as number) - closed;
    // Lines of which the smaller mask holds one cell: with this one they lack a single cell.
    let cells = completing[rest] as number;
    for (let set = lines & restLow & ~restHigh; set !== 0; set &= set - 1) {
      cells |= lineCells[31 - Math.clz32(set & -set)] as number;
    }
    completing[mask] = cells & ~mask;
  }
  return { low, high, completing, doubling, cellCount, openLines, through, beside, lineCells };
}

let built: LineTables | null = null;

/** The tables, built when they are first needed: an app that never plays Enchanted never pays for them. */
export function lineTables(): LineTables {
  built ??= build();
  return built;
}
