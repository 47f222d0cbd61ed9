import { useState } from 'react';

/** Where a tile came from, in cells; a tile that turned over came from nowhere. */
export interface Arrival {
  readonly rows: number;
  readonly columns: number;
  readonly turned: boolean;
}

interface Shown {
  readonly cells: readonly number[];
  readonly arrivals: ReadonlyMap<number, Arrival>;
  /** Counts the changes of the grid. */
  readonly move: number;
}

const TURNED: Arrival = { rows: 0, columns: 0, turned: true };

/** What happened between two grids: two tiles that changed places came from each other, all else turned over. */
export function arrivalsBetween(
  before: readonly number[],
  after: readonly number[],
  columns: number,
): ReadonlyMap<number, Arrival> {
  const changed = after.flatMap((symbol, index) => (symbol === before[index] ? [] : [index]));
  const [a = 0, b = 0] = changed;
  const swapped = changed.length === 2 && before[a] === after[b] && before[b] === after[a];
  const near = b - a === columns || (b - a === 1 && b % columns !== 0);
  if (!swapped || !near) return new Map(changed.map((index) => [index, TURNED]));
  const rows = Math.floor(b / columns) - Math.floor(a / columns);
  const across = (b % columns) - (a % columns);
  return new Map([
    [a, { rows, columns: across, turned: false }],
    [b, { rows: -rows, columns: -across, turned: false }],
  ]);
}

/** The latest change of a grid, kept from one drawing to the next. */
export function useArrivals(cells: readonly number[], columns: number): Shown {
  const [shown, setShown] = useState<Shown>({ cells, arrivals: new Map(), move: 0 });
  if (cells.join() === shown.cells.join()) return shown;
  const next = { cells, arrivals: arrivalsBetween(shown.cells, cells, columns), move: shown.move + 1 };
  setShown(next);
  return next;
}
