import { wilson, type Interval } from '@/engine/arena';
import type { GameId, Level, Player } from '@/engine/core';

/** Whom a game was played against. */
export type Opponent = Level | 'adaptive' | 'nearby' | 'person' | 'solo';

/** Which games a group holds; each field narrows it further, in this order. */
export interface Where {
  readonly game?: GameId;
  readonly board?: string;
  readonly opponent?: Opponent;
  readonly side?: Player;
}

/** How one game went for the owner of the device. A solved puzzle is a win. */
export type Ending = 'win' | 'draw' | 'loss';

/** What a set of games came to. Assisted games are only counted, nothing else. */
export interface Group {
  readonly where: Where;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly assisted: number;
  /** Moves of all games together, both sides'. */
  readonly moves: number;
  /** The run that the last game belongs to: wins above 0, losses below, 0 after a draw. */
  readonly run: number;
  readonly longestWinning: number;
  readonly longestLosing: number;
  /** One letter for each game in order, `W`, `D` or `L`: what charts are drawn from. */
  readonly form: string;
}

/** A group before its first game. */
export function emptyGroup(where: Where): Group {
  return {
    where,
    ...{ wins: 0, draws: 0, losses: 0, assisted: 0, moves: 0 },
    ...{ run: 0, longestWinning: 0, longestLosing: 0, form: '' },
  };
}

const LETTERS = { win: 'W', draw: 'D', loss: 'L' } as const satisfies Record<Ending, string>;

function runAfter(run: number, ending: Ending): number {
  if (ending === 'win') return Math.max(run, 0) + 1;
  return ending === 'loss' ? Math.min(run, 0) - 1 : 0;
}

/** The group with one more unaided game at its end. */
export function addGame(group: Group, ending: Ending, moves: number): Group {
  const run = runAfter(group.run, ending);
  return {
    where: group.where,
    assisted: group.assisted,
    wins: group.wins + Number(ending === 'win'),
    draws: group.draws + Number(ending === 'draw'),
    losses: group.losses + Number(ending === 'loss'),
    moves: group.moves + moves,
    run,
    longestWinning: Math.max(group.longestWinning, run),
    longestLosing: Math.max(group.longestLosing, -run),
    form: group.form + LETTERS[ending],
  };
}

/** The games that count: all but the assisted ones. */
export function gamesIn({ wins, draws, losses }: Group): number {
  return wins + draws + losses;
}

/** The share of games won, and the range that holds the true share 19 times in 20. */
export function winRate(group: Group): Interval {
  return wilson(group.wins, gamesIn(group));
}

/** Moves per game; 0 before the first one. */
export function averageLength(group: Group): number {
  return group.moves / Math.max(1, gamesIn(group));
}
