import type { Board } from '../board';
import { linesOf } from '../lines';

import { pairsOf, type Pairs } from './pairs';
import { symmetryTable } from './symmetry';

/**
 * A board as the solver sees it: small integers in typed arrays. A set of cells is a bitboard in one
 * 32-bit word, bit `c` for cell `c`; the largest board needs 25.
 */
export interface Geometry extends Pairs {
  readonly cells: number;
  readonly k: number;
  readonly lineCount: number;
  /** All cells, as a bitboard. */
  readonly full: number;
  /** The cells of line `l` as a bitboard. */
  readonly lineMask: Int32Array;
  /** The cells of line `l`: `k` entries from `l * k`. */
  readonly lineCells: Uint8Array;
  /** The lines through cell `c`: entries `throughStart[c]` to `throughStart[c + 1]` of `through`. */
  readonly through: Uint8Array;
  readonly throughStart: Uint8Array;
  readonly symmetry: Uint8Array;
}

function build(board: Board): Geometry {
  const lines = linesOf(board).all;
  const cells = board.size * board.size;
  const lineMasks = lines.map((line) => line.reduce((mask, index) => mask | (1 << index), 0));
  const through: number[] = [];
  const throughStart = new Uint8Array(cells + 1);
  for (let index = 0; index < cells; index++) {
    lines.forEach((line, l) => {
      if (line.some((on) => on === index)) through.push(l);
    });
    throughStart[index + 1] = through.length;
  }
  return {
    cells,
    k: board.k,
    lineCount: lines.length,
    full: (1 << cells) - 1,
    lineMask: Int32Array.from(lineMasks),
    lineCells: Uint8Array.from(lines.flat()),
    through: Uint8Array.from(through),
    throughStart,
    symmetry: symmetryTable(board.size),
    ...pairsOf(lineMasks, cells),
  };
}

const built: (Geometry | undefined)[] = [];

/** The geometry of a board, built once when first asked for. */
export function geometryOf(board: Board): Geometry {
  const slot = board.size * 8 + board.k;
  return (built[slot] ??= build(board));
}

/** Whether these stones hold a full line. */
export function hasLine(stones: number, { lineCount, lineMask }: Geometry): boolean {
  for (let l = 0; l < lineCount; l++) {
    if ((stones & lineMask[l]!) === lineMask[l]!) return true;
  }
  return false;
}
