import type { Cell } from '@/engine/core';

import { neighboursOf, type Board } from './board';

/** What one cycle at an unlocked cell changes: itself and its unlocked neighbours, in ascending order. */
export function cycledBy(board: Board, at: Cell): Cell[] {
  const open = neighboursOf(board, at).filter((next) => !board.locks.includes(next));
  return [...open, at].sort((a, b) => a - b);
}
