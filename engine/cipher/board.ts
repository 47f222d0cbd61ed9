import { cell, type Cell } from '@/engine/core';

/** Rows and columns a puzzle may have. */
export const LONGEST_PUZZLE_SIDE = 6;
/** Cells a puzzle may have: a set of them is a bit mask in one small integer. */
export const MOST_CELLS = 25;
/** With one symbol nothing could be out of place. */
export const FEWEST_SYMBOLS = 2;
/** Symbols that can still be told apart at a glance. */
export const MOST_SYMBOLS = 6;

/** The part of a puzzle that never changes while it is played. Locks are in ascending order. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly locks: readonly Cell[];
}

/** Two orthogonal neighbours, the lower cell first. */
export type Edge = readonly [Cell, Cell];

/** Region number of a locked cell. */
export const LOCKED = -1;

/** The number of cells. */
export function sizeOf(board: Board): number {
  return board.rows * board.columns;
}

/** The orthogonal neighbours of a cell, locked ones included, in ascending order. */
export function neighboursOf(board: Board, index: Cell): Cell[] {
  const { rows, columns } = board;
  const row = Math.floor(index / columns);
  const column = index % columns;
  const found: Cell[] = [];
  if (row > 0) found.push(cell(index - columns));
  if (column > 0) found.push(cell(index - 1));
  if (column < columns - 1) found.push(cell(index + 1));
  if (row < rows - 1) found.push(cell(index + columns));
  return found;
}

/** Every pair of unlocked neighbours, in ascending order: the swaps the board allows whatever it holds. */
export function edgesOf(board: Board): Edge[] {
  const regions = regionsOf(board);
  const edges: Edge[] = [];
  for (let a = 0; a < regions.length; a++) {
    if (regions[a] === LOCKED) continue;
    for (const b of neighboursOf(board, cell(a))) {
      if (b > a && regions[b] !== LOCKED) edges.push([cell(a), b]);
    }
  }
  return edges;
}

/**
 * For each cell, the number of the connected region of unlocked cells it lies in, or `LOCKED`.
 * Neighbour swaps can bring a region into any arrangement of its own tiles, and never change what it holds.
 */
export function regionsOf(board: Board): Int8Array {
  const regions = new Int8Array(sizeOf(board)).fill(LOCKED);
  const locked = new Set<number>(board.locks);
  let count = 0;
  for (let first = 0; first < regions.length; first++) {
    if (regions[first] !== LOCKED || locked.has(first)) continue;
    regions[first] = count;
    const queue = [cell(first)];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const next of neighboursOf(board, at)) {
        if (regions[next] !== LOCKED || locked.has(next)) continue;
        regions[next] = count;
        queue.push(next);
      }
    }
    count++;
  }
  return regions;
}

/** How many of each symbol each region holds: `bags[region][symbol]`. */
export function bagsOf(regions: Int8Array, cells: readonly number[], symbols: number): number[][] {
  const bags: number[][] = [];
  for (let at = 0; at < regions.length; at++) {
    const region = regions[at]!;
    if (region === LOCKED) continue;
    const bag = (bags[region] ??= new Array<number>(symbols).fill(0));
    bag[cells[at]!]!++;
  }
  return bags;
}
