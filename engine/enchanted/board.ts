import { cell, type Cell } from '@/engine/core';

export const SIDE = 4;
export const CELL_COUNT = SIDE * SIDE;

/** Three neighbouring cells in a straight run, ascending. */
export type Line = readonly [Cell, Cell, Cell];

/** Every cell, in board order. */
export const CELLS: readonly Cell[] = Array.from({ length: CELL_COUNT }, (_, index) => cell(index));

function onBoard(row: number, column: number): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

function runsOfThree(rowStep: number, columnStep: number): Line[] {
  const at = (start: Cell, steps: number) => cell(start + steps * (rowStep * SIDE + columnStep));
  return CELLS.filter((start) =>
    onBoard(Math.floor(start / SIDE) + 2 * rowStep, (start % SIDE) + 2 * columnStep),
  ).map((start) => [start, at(start, 1), at(start, 2)]);
}

/** The 24 lines that score: 8 across, 8 down, 4 on each diagonal. */
export const LINES: readonly Line[] = [
  ...runsOfThree(0, 1),
  ...runsOfThree(1, 0),
  ...runsOfThree(1, 1),
  ...runsOfThree(1, -1),
];

/** Whether two cells share an edge. */
export function adjacent(a: Cell, b: Cell): boolean {
  const rows = Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE));
  const columns = Math.abs((a % SIDE) - (b % SIDE));
  return rows + columns === 1;
}

/** The cells that share an edge with each cell. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = CELLS.map((from) =>
  CELLS.filter((to) => adjacent(from, to)),
);

export function isCell(value: unknown): value is Cell {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < CELL_COUNT;
}

export function sameLine(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((at, i) => at === b[i]);
}
