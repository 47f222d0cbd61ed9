import {
  accept,
  extend,
  isOver,
  moveCursor,
  outcomeOf,
  playText,
  refuse,
  startSession,
  stateOf,
  type AnyGame,
  type Level,
  type LevelChoice,
  type Outcome,
  type Player,
  type Result,
  type Session,
} from '@/engine/core';
import {
  firstMark,
  matchOutcome,
  nextRound,
  otherSeat,
  recordRound,
  startMatch,
  type Match,
  type MatchRules,
  type Round,
  type Seat,
} from '@/engine/match';

/** Who sits in a seat. An AI's level is fixed while a round runs; `choice` says how it was chosen. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'ai'; readonly choice: LevelChoice; readonly level: Level }
  /** A person at another device. Such tables live in a nearby log and are never stored as tables. */
  | { readonly kind: 'friend'; readonly name: string };

/** Two seats, a match, and the round being played: everything about a game in progress. */
export interface Table {
  readonly id: string;
  readonly sitters: readonly [Sitter, Sitter];
  readonly match: Match;
  readonly round: Round;
  readonly session: Session;
  /** Hints and undo are allowed, against the AI only. */
  readonly practice: boolean;
  /** They were used in this round, so it counts apart. */
  readonly assisted: boolean;
  /** Both people agreed that this round is a draw. */
  readonly agreed: boolean;
  /** Who gave this round up. */
  readonly resigned?: Seat;
  /** How often a round was begun again: the AI then plays by another chance. None is 0. */
  readonly restarts?: number;
}

export interface TableSettings {
  readonly id: string;
  readonly game: AnyGame;
  readonly config: unknown;
  readonly sitters: readonly [Sitter, Sitter];
  readonly rules: MatchRules;
  readonly practice: boolean;
}

export type TableProblem = 'game-over' | 'not-your-turn' | 'not-allowed' | 'nothing-to-undo';

/** Classic lets either mark move first; games in which X always does have no such setting. */
function configFor(config: unknown, round: Round): unknown {
  const settings = config as Readonly<Record<string, unknown>>;
  return 'first' in settings ? { ...settings, first: firstMark(round) } : settings;
}

export function openTable({ id, game, config, sitters, rules, practice }: TableSettings): Table {
  const match = startMatch(rules);
  const round = nextRound(match);
  const session = startSession(game, configFor(config, round));
  return { id, sitters, match, round, session, practice, assisted: false, agreed: false };
}

/** The swap rule: the second player took over the opening, so the two people exchanged marks. */
export function marksExchanged(state: unknown): boolean {
  return (state as { readonly swapped?: boolean }).swapped === true;
}

/** The person who holds a mark in the position at the cursor. */
export function holderOf(game: AnyGame, table: Table, mark: Player): Seat {
  const { holdsX } = table.round;
  const x = marksExchanged(stateOf(game, table.session)) ? otherSeat(holdsX) : holdsX;
  return mark === 'X' ? x : otherSeat(x);
}

export function markOf(game: AnyGame, table: Table, seat: Seat): Player {
  return holderOf(game, table, 'X') === seat ? 'X' : 'O';
}

/** How the round stands at the cursor. */
export function roundOutcome(game: AnyGame, table: Table): Outcome {
  if (table.agreed) return { kind: 'drawn' };
  if (table.resigned === undefined) return outcomeOf(game, table.session);
  return { kind: 'won', by: markOf(game, table, otherSeat(table.resigned)), how: 'resigned', line: [] };
}

/** Whose turn it is, or nobody's when the round is over. */
export function seatToMove(game: AnyGame, table: Table): Seat | null {
  const outcome = roundOutcome(game, table);
  return outcome.kind === 'playing' ? holderOf(game, table, outcome.turn) : null;
}

/** Whether the round's result stands in the match already. */
export function isRecorded({ match, round }: Table): boolean {
  return match.results.length >= round.number;
}

function settle(game: AnyGame, table: Table): Table {
  const outcome = roundOutcome(game, table);
  if (!isOver(outcome) || isRecorded(table)) return table;
  const winner = outcome.kind === 'won' ? holderOf(game, table, outcome.by) : null;
  return { ...table, match: recordRound(table.match, table.round, winner) };
}

/** Plays a move's text for whoever is to move; a round that ends is recorded at once. */
export function playAt(game: AnyGame, table: Table, text: string): Result<Table, string> {
  if (table.agreed) return refuse('game-over');
  const next = playText(game, stateOf(game, table.session), text);
  if (!next.ok) return next;
  return accept(settle(game, { ...table, session: extend(table.session, text) }));
}

/** Both people agree to a draw. Whether to offer it is for the caller to decide. */
export function agreeToDraw(game: AnyGame, table: Table): Result<Table, TableProblem> {
  if (seatToMove(game, table) === null) return refuse('game-over');
  return accept(settle(game, { ...table, agreed: true }));
}

/** Steps the cursor until a person is to move again, so that undoing also takes back the AI's reply. */
function step(game: AnyGame, table: Table, by: 1 | -1): Result<Table, TableProblem> {
  if (!table.practice || isRecorded(table)) return refuse('not-allowed');
  let { session } = table;
  for (;;) {
    const moved = moveCursor(session, session.cursor + by);
    if (moved.cursor === session.cursor) return refuse('nothing-to-undo');
    session = moved;
    const seat = seatToMove(game, { ...table, session });
    if (seat === null || table.sitters[seat].kind === 'person') {
      return accept({ ...table, session, assisted: true });
    }
  }
}

export function undoAt(game: AnyGame, table: Table): Result<Table, TableProblem> {
  return step(game, table, -1);
}

export function redoAt(game: AnyGame, table: Table): Result<Table, TableProblem> {
  return step(game, table, 1);
}

/** A hint was shown: from now on the round counts as assisted. */
export function markAssisted(table: Table): Table {
  return { ...table, assisted: true };
}

function begin(game: AnyGame, table: Table, round: Round): Table {
  const session = startSession(game, configFor(table.session.config, round));
  return { ...table, round, session, assisted: false, agreed: false };
}

/** The same round from its start; an unfinished round changes no score. */
export function restartRound(game: AnyGame, table: Table): Result<Table, TableProblem> {
  if (isRecorded(table)) return refuse('game-over');
  return accept({ ...begin(game, table, table.round), restarts: (table.restarts ?? 0) + 1 });
}

/** The next round of the match. */
export function beginNextRound(game: AnyGame, table: Table): Result<Table, TableProblem> {
  if (!isRecorded(table) || matchOutcome(table.match).kind !== 'playing') return refuse('not-allowed');
  return accept(begin(game, table, nextRound(table.match)));
}

/** A new match between the same people; whoever did not start the last one starts this one. */
export function rematch(game: AnyGame, table: Table): Table {
  const { rules } = table.match;
  // Where marks are exchanged every round, a new match goes on exchanging them.
  const holdsX = rules.marks === 'swap' ? nextRound(table.match).holdsX : rules.holdsX;
  const match = startMatch({ ...rules, starts: otherSeat(rules.starts), holdsX });
  return begin(game, { ...table, match }, nextRound(match));
}
