import { cell } from '@/engine/core';

import { LOCKED, neighboursOf, regionsOf, sizeOf, type Board } from './board';

/** Longer than any walk on a board: the distance between cells that no walk joins. */
export const UNREACHABLE = 99;

/** Steps between every two cells around the locked ones: `distances[from * size + to]`. */
export function distancesOf(board: Board): Uint8Array {
  const size = sizeOf(board);
  const regions = regionsOf(board);
  const distances = new Uint8Array(size * size).fill(UNREACHABLE);
  for (let from = 0; from < size; from++) {
    if (regions[from] === LOCKED) continue;
    distances[from * size + from] = 0;
    const queue = [cell(from)];
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head]!;
      for (const next of neighboursOf(board, at)) {
        if (regions[next] === LOCKED || distances[from * size + next] !== UNREACHABLE) continue;
        distances[from * size + next] = distances[from * size + at]! + 1;
        queue.push(next);
      }
    }
  }
  return distances;
}
