import { accept, refuse, type Result } from './result';

/** A square of a board, counted row by row from the top left: `row * columns + column`. */
export type Cell = number & { readonly __brand: 'Cell' };

/** Brands an index that the caller knows to be on its board. */
export function cell(index: number): Cell {
  return index as Cell;
}

/** A square named without reference to a board's width. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** Boards are at most nine squares a side, so that a square is always two characters. */
export const LONGEST_SIDE = 9;

const FIRST_COLUMN = 'a'.charCodeAt(0);
const SQUARE_TEXT = /^[a-i][1-9]$/;

/** `b2`: columns are letters from the left, rows are numbers from the top. */
export function writeSquare({ row, column }: Square): string {
  return String.fromCharCode(FIRST_COLUMN + column) + String(row + 1);
}

export function readSquare(text: string): Result<Square, 'unreadable'> {
  if (!SQUARE_TEXT.test(text)) return refuse('unreadable');
  return accept({ row: Number(text[1]) - 1, column: text.charCodeAt(0) - FIRST_COLUMN });
}

export function squareOf(index: Cell, columns: number): Square {
  return { row: Math.floor(index / columns), column: index % columns };
}

export function cellAt({ row, column }: Square, columns: number): Cell {
  return cell(row * columns + column);
}

export function writeCell(index: Cell, columns: number): string {
  return writeSquare(squareOf(index, columns));
}
