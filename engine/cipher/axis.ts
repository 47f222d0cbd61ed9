/** One direction of a board: its parallel lines, and where each cell lies. */
export interface Axis {
  /** How many lines lie side by side. */
  readonly lines: number;
  readonly lineOf: Uint8Array;
}

/** The rows of a board, from the top. */
export function rowsOf(rows: number, columns: number): Axis {
  return {
    lines: rows,
    lineOf: Uint8Array.from({ length: rows * columns }, (_, at) => Math.floor(at / columns)),
  };
}

/** The columns of a board, from the left. */
export function columnsOf(rows: number, columns: number): Axis {
  return { lines: columns, lineOf: Uint8Array.from({ length: rows * columns }, (_, at) => at % columns) };
}

/** For each cell, the one it meets when the lines of `across` trade places, first with last and so on. */
export function imagesOf(across: Axis, along: Axis): Uint8Array {
  const size = across.lineOf.length;
  const images = new Uint8Array(size);
  for (let at = 0; at < size; at++) {
    const line = across.lines - 1 - across.lineOf[at]!;
    for (let other = 0; other < size; other++) {
      if (across.lineOf[other] === line && along.lineOf[other] === along.lineOf[at]) images[at] = other;
    }
  }
  return images;
}
