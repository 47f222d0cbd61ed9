import { NO_GAMES, type Tally } from '@/engine/arena';
import type { GameId } from '@/engine/core';
import type { StarCount } from '@/engine/history';

import { emptyGroup, type Group, type Where } from './group';
import { NO_PUZZLES, type PuzzleTally } from './puzzles';

/** Everything that finished games add up to. It is never stored: it can always be folded again. */
export interface Stats {
  /** By `Where`, at every depth: all games, a game, its boards, opponents, sides. */
  readonly groups: ReadonlyMap<string, Group>;
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
  groups: new Map(),
  shared: new Map(),
  days: new Map(),
  puzzles: new Map(),
  dailies: new Map(),
};

/** The groups a game belongs to, from all games down to its own board, opponent and side. */
export function pathOf({ game, board, opponent, side }: Required<Where>): readonly Where[] {
  return [{}, { game }, { game, board }, { game, board, opponent }, { game, board, opponent, side }];
}

/** Of the parts only a board's name could hold the separator, and at a given depth it cannot be mistaken for another. */
export function groupKey({ game, board, opponent, side }: Where): string {
  if (game === undefined) return '0';
  if (board === undefined) return `1|${game}`;
  if (opponent === undefined) return `2|${game}|${board}`;
  return side === undefined ? `3|${game}|${board}|${opponent}` : `4|${game}|${board}|${opponent}|${side}`;
}

/** The group for these games; an empty one when there were none. */
export function groupOf(stats: Stats, where: Where): Group {
  return stats.groups.get(groupKey(where)) ?? emptyGroup(where);
}

/** The groups one step narrower than `where`: the boards of a game, the opponents on a board, … */
export function groupsWithin(stats: Stats, where: Where): readonly Group[] {
  const depth = Object.keys(where).length;
  return [...stats.groups.values()].filter(
    (group) =>
      Object.keys(group.where).length === depth + 1 &&
      (Object.keys(where) as (keyof Where)[]).every((key) => group.where[key] === where[key]),
  );
}

/** Results by mark of the games that two people shared the device for. */
export function sharedGames(stats: Stats, game: GameId): Tally {
  return stats.shared.get(game) ?? NO_GAMES;
}

/** What the puzzles of a tier came to; '' for those without one. */
export function puzzlesOf(stats: Stats, tier: string): PuzzleTally {
  return stats.puzzles.get(tier) ?? NO_PUZZLES;
}
