import { accept, isOver, playText, refuse, replay, unreachable, type Result } from '@/engine/core';

import type { LogAction, SeatAction, StartAction } from './action';
import { seatOfMark, type NearbyGame, type NearbyGames } from './games';
import { otherSeat, withSeat, type BySeat, type Marks, type Seat } from './seat';

/** Why an action does not go into the log. */
export const TABLE_REFUSALS = [
  'not-started',
  'game-over',
  'not-your-turn',
  'illegal',
  'unreadable',
  'not-a-race',
  'only-a-race',
  'no-progress',
  'not-solved',
  'already-finished',
  'not-over',
  'already-voted',
  'not-agreed',
  'unknown-game',
  'not-a-seat',
  'log-full',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** How the current game stands. `turn` is null in a race: both seats act. */
export type Standing =
  | { readonly kind: 'playing'; readonly turn: Seat | null }
  | { readonly kind: 'over'; readonly winner: Seat | null; readonly how: 'played' | 'resigned' | 'finished' };

/** The game on the table: the replay of everything since the last start. */
export interface TableGame {
  readonly start: StartAction;
  readonly state: unknown;
  /** Which mark each seat holds now. */
  readonly marks: Marks;
  readonly moves: readonly string[];
  readonly standing: Standing;
  readonly votes: BySeat<boolean>;
  readonly progress: BySeat<number>;
  /** In a race: how many moves a seat that finished took. */
  readonly finished: BySeat<number | null>;
}

/** What a log comes to. */
export interface Table {
  /** Games started so far; the first is number 1. */
  readonly number: number;
  readonly game: TableGame | null;
  /** Who won each game before this one; null for a draw. */
  readonly results: readonly (Seat | null)[];
  /** The last action id accepted from each seat. */
  readonly lastIds: BySeat<number>;
}

/** Who wrote an entry: a seat, or the host by itself. */
export type Author = Seat | 'host';

export const EMPTY_TABLE: Table = { number: 0, game: null, results: [], lastIds: [0, 0] };

/** The host owes the table a start: nothing was played yet, or both want another game. */
export function needsStart({ game }: Table): boolean {
  return game === null || (game.votes[0] && game.votes[1]);
}

function standingOf(known: NearbyGame, marks: Marks, state: unknown): Standing {
  const outcome = known.game.outcome(state);
  switch (outcome.kind) {
    case 'playing':
      return { kind: 'playing', turn: known.race ? null : seatOfMark(marks, outcome.turn) };
    case 'won':
      return { kind: 'over', winner: seatOfMark(marks, outcome.by), how: 'played' };
    case 'drawn':
    case 'solved':
      return { kind: 'over', winner: null, how: 'played' };
    default:
      return unreachable(outcome);
  }
}

function begin(known: NearbyGame, start: StartAction): TableGame {
  const state: unknown = known.game.start(start.config);
  const marks = known.marksNow?.(start.marks, state) ?? start.marks;
  return {
    start,
    state,
    marks,
    moves: [],
    standing: standingOf(known, marks, state),
    votes: [false, false],
    progress: [0, 0],
    finished: [null, null],
  };
}

type Played = Result<TableGame, TableRefusal>;

function move(known: NearbyGame, game: TableGame, seat: Seat, text: string): Played {
  if (known.race) return refuse('only-a-race');
  if (game.standing.kind === 'over') return refuse('game-over');
  if (game.standing.turn !== seat) return refuse('not-your-turn');
  const next = playText(known.game, game.state, text);
  if (!next.ok) return refuse(next.code === 'unreadable' ? 'unreadable' : 'illegal');
  const marks = known.marksNow?.(game.start.marks, next.value) ?? game.marks;
  const standing = standingOf(known, marks, next.value);
  return accept({ ...game, state: next.value, marks, standing, moves: [...game.moves, text] });
}

function progress(known: NearbyGame, game: TableGame, seat: Seat, n: number): Played {
  if (!known.race) return refuse('not-a-race');
  if (game.finished[seat] !== null) return refuse('already-finished');
  if (n <= game.progress[seat]) return refuse('no-progress');
  return accept({ ...game, progress: withSeat(game.progress, seat, n) });
}

/** The first to finish wins; the other may finish too, for the record. */
function finish(known: NearbyGame, game: TableGame, seat: Seat, moves: readonly string[]): Played {
  if (!known.race) return refuse('not-a-race');
  if (game.finished[seat] !== null) return refuse('already-finished');
  const states = replay(known.game, game.start.config, moves);
  if (!states.ok) return refuse(states.code);
  if (!isOver(known.game.outcome(states.value[moves.length]))) return refuse('not-solved');
  const standing: Standing =
    game.standing.kind === 'over' ? game.standing : { kind: 'over', winner: seat, how: 'finished' };
  return accept({ ...game, standing, finished: withSeat(game.finished, seat, moves.length) });
}

function resign(game: TableGame, seat: Seat): Played {
  if (game.standing.kind === 'over') return refuse('game-over');
  return accept({ ...game, standing: { kind: 'over', winner: otherSeat(seat), how: 'resigned' } });
}

function vote(game: TableGame, seat: Seat): Played {
  if (game.standing.kind !== 'over') return refuse('not-over');
  if (game.votes[seat]) return refuse('already-voted');
  return accept({ ...game, votes: withSeat(game.votes, seat, true) });
}

function act(known: NearbyGame, game: TableGame, seat: Seat, action: SeatAction): Played {
  // The table has agreed to go on, and only the host's start may follow.
  if (game.votes[0] && game.votes[1]) return refuse('game-over');
  switch (action.t) {
    case 'move':
      return move(known, game, seat, action.m);
    case 'resign':
      return resign(game, seat);
    case 'rematch':
      return vote(game, seat);
    case 'progress':
      return progress(known, game, seat, action.n);
    case 'finish':
      return finish(known, game, seat, action.moves);
    default:
      return unreachable(action);
  }
}

/** Who won each game that is over, the one on the table included. */
export function resultsOf({ results, game }: Table): readonly (Seat | null)[] {
  return game?.standing.kind === 'over' ? [...results, game.standing.winner] : results;
}

/** Plays one entry's action. Host and guest both judge every entry with this, and nothing else. */
export function applyAction(
  games: NearbyGames,
  table: Table,
  by: Author,
  id: number,
  action: LogAction,
): Result<Table, TableRefusal> {
  if (action.t === 'start') {
    if (by !== 'host') return refuse('not-a-seat');
    if (!needsStart(table)) return refuse('not-agreed');
    const known = games(action.game);
    if (known === undefined) return refuse('unknown-game');
    return accept({
      ...table,
      number: table.number + 1,
      game: begin(known, action),
      results: resultsOf(table),
    });
  }
  if (by === 'host') return refuse('not-a-seat');
  if (table.game === null) return refuse('not-started');
  const known = games(table.game.start.game);
  if (known === undefined) return refuse('unknown-game');
  const game = act(known, table.game, by, action);
  if (!game.ok) return game;
  return accept({ ...table, game: game.value, lastIds: withSeat(table.lastIds, by, id) });
}

/** The start that follows a game: the same again with the marks exchanged, so the other seat begins. */
export function rematchOf({ start }: TableGame): StartAction {
  return { ...start, marks: [start.marks[1], start.marks[0]] };
}
