import { wilson, type Interval } from '@/engine/arena';
import type { GameId, Level, Player } from '@/engine/core';

/** Whom a game was played against. */
export type Opponent = Level | 'adaptive' | 'nearby' | 'person' | 'solo';

/** Which games a group holds; each field narrows it by itself, in any combination. */
export interface Where {
  readonly game?: GameId;
  readonly board?: string;
  readonly opponent?: Opponent;
  readonly side?: Player;
}

/** A finished game of the owner's own, as far as statistics know it. */
export interface CountedGame {
  /** Of its record. */
  readonly id: string;
  readonly game: GameId;
  readonly board: string;
  readonly opponent: Opponent;
  /** Nobody's for a puzzle, which has no sides. */
  readonly side: Player | null;
  readonly ending: Ending;
  readonly moves: number;
  readonly assisted: boolean;
}

/** Whether a game is among those that `where` asks for. */
export function isWithin(one: CountedGame, { game, board, opponent, side }: Where): boolean {
  return (
    (game === undefined || one.game === game) &&
    (board === undefined || one.board === board) &&
    (opponent === undefined || one.opponent === opponent) &&
    (side === undefined || one.side === side)
  );
}

/** How one game went for the owner of the device. A solved puzzle is a win. */
export type Ending = 'win' | 'draw' | 'loss';

/** What a set of games came to. Assisted games are only counted, nothing else. */
export interface Group {
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

const LETTERS = { win: 'W', draw: 'D', loss: 'L' } as const satisfies Record<Ending, string>;

function runAfter(run: number, ending: Ending): number {
  if (ending === 'win') return Math.max(run, 0) + 1;
  return ending === 'loss' ? Math.min(run, 0) - 1 : 0;
}

/** What games, oldest first, come to together. */
export function foldGroup(games: readonly CountedGame[]): Group {
  const count = { win: 0, draw: 0, loss: 0 } satisfies Record<Ending, number>;
  let [assisted, moves, run, longestWinning, longestLosing, form] = [0, 0, 0, 0, 0, ''];
  for (const game of games) {
    if (game.assisted) {
      assisted++;
      continue;
    }
    count[game.ending]++;
    moves += game.moves;
    run = runAfter(run, game.ending);
    longestWinning = Math.max(longestWinning, run);
    longestLosing = Math.max(longestLosing, -run);
    form += LETTERS[game.ending];
  }
  const { win: wins, draw: draws, loss: losses } = count;
  return { wins, draws, losses, assisted, moves, run, longestWinning, longestLosing, form };
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
