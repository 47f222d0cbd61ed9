export const NEIGHBOURS = ['up', 'down', 'left', 'right'] as const;

/** Where a neighbour is. The names are also those of the screen reader's actions. */
export type Direction = (typeof NEIGHBOURS)[number];

const STEPS = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
} as const satisfies Record<Direction, readonly [number, number]>;

/** The cell next to another, if there is one. */
export function neighbourOf(
  index: number,
  direction: Direction,
  rows: number,
  columns: number,
): number | null {
  const [down, across] = STEPS[direction];
  const row = Math.floor(index / columns) + down;
  const column = (index % columns) + across;
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
}

/** The cell that lies beside another as `to` lies beside `from`, if there is one. */
export function besideAlike(
  index: number,
  from: number,
  to: number,
  rows: number,
  columns: number,
): number | null {
  const direction = NEIGHBOURS.find((one) => neighbourOf(from, one, rows, columns) === to);
  return direction === undefined ? null : neighbourOf(index, direction, rows, columns);
}
