import type { AnyGame, Player } from '@/engine/core';

import type { Marks, Seat } from './seat';

/** A game as a table plays it. */
export interface NearbyGame {
  readonly game: AnyGame;
  /** Both seats solve the same puzzle, each alone, and the first to finish wins. */
  readonly race?: boolean;
  /** Who holds which mark now, in games where that changes on the way. */
  marksNow?(marks: Marks, state: unknown): Marks;
}

/** The games this device knows, by id. */
export type NearbyGames = (id: string) => NearbyGame | undefined;

export function seatOfMark(marks: Marks, mark: Player): Seat {
  return marks[0] === mark ? 0 : 1;
}
