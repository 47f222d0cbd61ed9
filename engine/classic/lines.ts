import { cell, type Cell } from '@/engine/core';

import type { Board } from './board';

/** Every line that wins on a board, as cells, and for every cell the lines that run through it. */
export interface Lines {
  readonly all: readonly (readonly Cell[])[];
  readonly through: readonly (readonly (readonly Cell[])[])[];
}

const DIRECTIONS = [
  { down: 0, right: 1 },
  { down: 1, right: 0 },
  { down: 1, right: 1 },
  { down: 1, right: -1 },
] as const;

function build({ size, k }: Board): Lines {
  const all: Cell[][] = [];
  for (const { down, right } of DIRECTIONS) {
    for (let row = 0; row + down * (k - 1) < size; row++) {
      for (let column = 0; column < size; column++) {
        const last = column + right * (k - 1);
        if (last < 0 || last >= size) continue;
        all.push(Array.from({ length: k }, (_, i) => cell((row + down * i) * size + column + right * i)));
      }
    }
  }
  const cells = Array.from({ length: size * size }, (_, index) => cell(index));
  return { all, through: cells.map((index) => all.filter((line) => line.includes(index))) };
}

const built: (Lines | undefined)[] = [];

/** The lines of a board, built once when first asked for. */
export function linesOf(board: Board): Lines {
  const slot = board.size * 8 + board.k;
  return (built[slot] ??= build(board));
}
