import type { App } from './app';

/** `b2` as row and column, both counted from 1. */
function place(square: string): readonly [number, number] {
  return [Number(square[1]), square.charCodeAt(0) - 'a'.charCodeAt(0) + 1];
}

/** Somebody who solves puzzles with their fingers. */
export function cipherPlayer(app: App) {
  return {
    /** One tile, then its neighbour. */
    async tapSwap(one: string, other: string): Promise<void> {
      await app.tapCell(...place(one));
      await app.tapCell(...place(other));
    },
  };
}
