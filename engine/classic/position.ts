import { cell, writeCell } from '@/engine/core';

import type { ClassicState } from './rules';
import { hasLine, type Geometry } from './solver/geometry';
import type { Position } from './solver/solver';

/** A state as the solver sees it. */
export function positionOf(state: ClassicState): Position {
  const { cells, turn } = state;
  let own = 0;
  let other = 0;
  for (let index = 0; index < cells.length; index++) {
    const holder = cells[index];
    if (holder === null) continue;
    if (holder === turn) own |= 1 << index;
    else other |= 1 << index;
  }
  return { own, other };
}

export function emptyCells({ own, other }: Position, cells: number): number[] {
  const empty: number[] = [];
  for (let index = 0; index < cells; index++) {
    if (((own | other) & (1 << index)) === 0) empty.push(index);
  }
  return empty;
}

/** The empty cells on which `stones` would complete a line. */
export function winningCells(stones: number, empty: readonly number[], geometry: Geometry): number[] {
  return empty.filter((index) => hasLine(stones | (1 << index), geometry));
}

export function moveText(index: number, size: number): string {
  return writeCell(cell(index), size);
}
