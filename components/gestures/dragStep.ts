/** A grid whose tiles can be dragged onto their neighbours. */
export interface DragGrid {
  readonly rows: number;
  readonly columns: number;
  /** The side of one cell, in points. */
  readonly side: number;
  /** Whether a tile may change places with its neighbour. */
  readonly canSwap: (from: number, to: number) => boolean;
}

/** Where a dragged tile is: how far along which axis, and the neighbour that makes way for it. */
export interface DragStep {
  readonly x: number;
  readonly y: number;
  readonly to: number | null;
}

/** How far a tile that cannot go there gives way, as a share of the finger's way. */
const STIFFNESS = 0.12;
/** The share of a cell's side from which on a released tile changes places. */
const ENOUGH = 0.4;

/** The cell under a point of the grid, if there is one. */
export function cellUnder({ rows, columns, side }: DragGrid, x: number, y: number): number | null {
  const [row, column] = [Math.floor(y / side), Math.floor(x / side)];
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
}

/** A tile slides along one axis at a time and no further than its neighbour. */
export function dragStep(grid: DragGrid, from: number, dx: number, dy: number): DragStep {
  const { rows, columns, side, canSwap } = grid;
  const across = Math.abs(dx) >= Math.abs(dy);
  const way = Math.max(-side, Math.min(side, across ? dx : dy));
  const row = Math.floor(from / columns) + (across ? 0 : Math.sign(way));
  const column = (from % columns) + (across ? Math.sign(way) : 0);
  const onBoard = row >= 0 && row < rows && column >= 0 && column < columns;
  const neighbour = row * columns + column;
  const to = way !== 0 && onBoard && canSwap(from, neighbour) ? neighbour : null;
  const travelled = to === null ? way * STIFFNESS : way;
  return { x: across ? travelled : 0, y: across ? 0 : travelled, to };
}

/** How far the tile came, in points, when that is far enough to change places. */
export function isFarEnough({ x, y, to }: DragStep, side: number): boolean {
  return to !== null && Math.abs(x + y) >= ENOUGH * side;
}
