import type { ReactNode } from 'react';

/** A board whose pieces can be dragged: which may be lifted, what follows the finger, where it was let go. */
export interface DragCellsProps {
  readonly rows: number;
  readonly columns: number;
  /** The side of one cell, in points. */
  readonly side: number;
  readonly canLift: (cell: number) => boolean;
  /** What follows the finger, drawn in a cell's square. */
  readonly lifted: (cell: number) => ReactNode;
  readonly onLift?: (cell: number | null) => void;
  readonly onDrop: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** How far a finger must travel, in points, before a touch is a drag. */
export const DRAG_DISTANCE = 10;

/** The cell under a point of the board, if there is one. */
export function cellUnder(
  x: number,
  y: number,
  { rows, columns, side }: Pick<DragCellsProps, 'rows' | 'columns' | 'side'>,
): number | null {
  const [row, column] = [Math.floor(y / side), Math.floor(x / side)];
  if (row < 0 || row >= rows || column < 0 || column >= columns) return null;
  return row * columns + column;
}
