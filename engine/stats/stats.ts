import { NO_GAMES, type Tally } from '@/engine/arena';
import type { GameId } from '@/engine/core';
import type { Stars } from '@/engine/history';

import { emptyGroup, type Group, type Where } from './group';
import { NO_PUZZLES, type PuzzleTally } from './puzzles';

/** Everything that finished games add up to. Plain data: it can be kept, and it can always be rebuilt. */
export interface Stats {
  /** By `Where`, at every depth: all games, a game, its boards, opponents, sides. */
  readonly groups: Readonly<Record<string, Group>>;
  /** Games that two people played on one device: nobody's wins and losses. */
  readonly shared: Readonly<Partial<Record<GameId, Tally>>>;
  /** Finished games of any kind on each calendar day, by day number. */
  readonly days: Readonly<Record<number, number>>;
  /** By tier; puzzles without one are under ''. */
  readonly puzzles: Readonly<Record<string, PuzzleTally>>;
  /** Daily puzzles solved without assistance, by number, with the most stars they were given. */
  readonly dailies: Readonly<Record<number, Stars>>;
}

export const NO_STATS: Stats = { groups: {}, shared: {}, days: {}, puzzles: {}, dailies: {} };

/** The groups a game belongs to, from all games down to its own board, opponent and side. */
export function pathOf({ game, board, opponent, side }: Required<Where>): readonly Where[] {
  return [{}, { game }, { game, board }, { game, board, opponent }, { game, board, opponent, side }];
}

export function groupKey({ game, board, opponent, side }: Where): string {
  return JSON.stringify([game, board, opponent, side].filter((part) => part !== undefined));
}

/** The group for these games; an empty one when there were none. */
export function groupOf(stats: Stats, where: Where): Group {
  return stats.groups[groupKey(where)] ?? emptyGroup(where);
}

/** The groups one step narrower than `where`: the boards of a game, the opponents on a board, … */
export function groupsWithin(stats: Stats, where: Where): readonly Group[] {
  const depth = Object.keys(where).length;
  return Object.values(stats.groups).filter(
    (group) =>
      Object.keys(group.where).length === depth + 1 &&
      (Object.keys(where) as (keyof Where)[]).every((key) => group.where[key] === where[key]),
  );
}

export function sharedGames(stats: Stats, game: GameId): Tally {
  return stats.shared[game] ?? NO_GAMES;
}

export function puzzlesOf(stats: Stats, tier: string): PuzzleTally {
  return stats.puzzles[tier] ?? NO_PUZZLES;
}

/** The numbers that a table of days or dailies holds: what `streakOf` counts. */
export function numbersIn(table: Readonly<Record<number, number>>): readonly number[] {
  return Object.keys(table).map(Number);
}
