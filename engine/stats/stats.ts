import type { Tally } from '@/engine/arena';
import type { GameId } from '@/engine/core';
import type { StarCount } from '@/engine/history';

import { foldGroup, isWithin, type CountedGame, type Group, type Where } from './group';
import type { PuzzleTally } from './puzzles';

/** Everything that finished games add up to. It is never stored: it can always be folded again. */
export interface Stats {
  /** The owner's own games, oldest first. */
  readonly games: readonly CountedGame[];
  /** Games that two people played on one device: nobody's wins and losses. */
  readonly shared: ReadonlyMap<GameId, Tally>;
  /** Finished games of any kind on each calendar day, by day number. */
  readonly days: ReadonlyMap<number, number>;
  /** By tier; puzzles without one are under ''. */
  readonly puzzles: ReadonlyMap<string, PuzzleTally>;
  /** Daily puzzles solved without assistance, by number, with the most stars they were given. */
  readonly dailies: ReadonlyMap<number, StarCount>;
}

/** Statistics before the first game. */
export const NO_STATS: Stats = {
  games: [],
  shared: new Map(),
  days: new Map(),
  puzzles: new Map(),
  dailies: new Map(),
};

/** The games that `where` asks for, oldest first. */
export function gamesWithin(stats: Stats, where: Where): readonly CountedGame[] {
  return stats.games.filter((game) => isWithin(game, where));
}

/** What the games that `where` asks for came to. */
export function groupOf(stats: Stats, where: Where): Group {
  return foldGroup(gamesWithin(stats, where));
}

/** What one field could be set to without leaving no games, whatever it is set to now. */
export function choicesOf<Key extends keyof Where>(
  stats: Stats,
  where: Where,
  key: Key,
): ReadonlySet<NonNullable<CountedGame[Key]>> {
  const { [key]: _, ...others } = where;
  const values = gamesWithin(stats, others).map((game) => game[key]);
  return new Set(values.filter((value) => value !== null) as NonNullable<CountedGame[Key]>[]);
}
