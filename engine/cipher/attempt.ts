import {
  accept,
  extend,
  isOver,
  moveCursor,
  outcomeOf,
  playText,
  refuse,
  replay,
  startSession,
  stateOf,
  type Result,
  type Session,
} from '@/engine/core';

import { checkConfig } from './config';
import { cipher, type Refusal, type State } from './game';
import type { Puzzle } from './puzzle';
import { rate, type Rating } from './score';
import { isTierId, weightOf } from './tiers';

/** A puzzle somebody works on: the moves so far, and all that its score depends on. */
export interface Attempt {
  readonly puzzle: Puzzle;
  readonly session: Session;
  /** How long the line was when it was restarted, until another move is made: a restart can be undone. */
  readonly restartedFrom: number | null;
  readonly hints: number;
  /** The solution was shown. */
  readonly assisted: boolean;
  /** Time spent on it, for the player's own statistics: it is never scored. */
  readonly seconds: number;
  /** Number of the daily puzzle, when it was opened on its own day. */
  readonly daily: number | null;
  /** The record it went into when it was solved. */
  readonly record: string | null;
}

export function startAttempt(puzzle: Puzzle, daily: number | null): Attempt {
  return {
    puzzle,
    session: startSession(cipher, puzzle.config),
    restartedFrom: null,
    hints: 0,
    assisted: false,
    seconds: 0,
    daily,
    record: null,
  };
}

/** What the board shows. */
export function attemptState({ session }: Attempt): State {
  return stateOf(cipher, session) as State;
}

/** The moves that led here: what is counted. */
export function attemptLine({ session }: Attempt): readonly string[] {
  return session.moves.slice(0, session.cursor);
}

export function isFinished({ session }: Attempt): boolean {
  return isOver(outcomeOf(cipher, session));
}

/** Whether anything would be lost with it. */
export function isTouched({ session, hints }: Attempt): boolean {
  return session.moves.length > 0 || hints > 0;
}

export function playInAttempt(attempt: Attempt, text: string): Result<Attempt, Refusal | 'unreadable'> {
  const next = playText(cipher, attemptState(attempt), text);
  if (!next.ok) return refuse(next.code as Refusal | 'unreadable');
  return accept({ ...attempt, session: extend(attempt.session, text), restartedFrom: null });
}

export function canUndo(attempt: Attempt): boolean {
  return !isFinished(attempt) && (attempt.session.cursor > 0 || attempt.restartedFrom !== null);
}

export function canRedo(attempt: Attempt): boolean {
  return !isFinished(attempt) && attempt.session.cursor < attempt.session.moves.length;
}

/** One move back; at the start, back to where the line stood before it was restarted. */
export function undoInAttempt(attempt: Attempt): Attempt {
  const { session, restartedFrom } = attempt;
  if (!canUndo(attempt)) return attempt;
  if (session.cursor > 0) return { ...attempt, session: moveCursor(session, session.cursor - 1) };
  return { ...attempt, session: moveCursor(session, restartedFrom ?? 0), restartedFrom: null };
}

export function redoInAttempt(attempt: Attempt): Attempt {
  if (!canRedo(attempt)) return attempt;
  return { ...attempt, session: moveCursor(attempt.session, attempt.session.cursor + 1) };
}

/** Back to the start. The moves are kept until another one is made. */
export function restartAttempt(attempt: Attempt): Attempt {
  const { session } = attempt;
  if (isFinished(attempt) || session.cursor === 0) return attempt;
  return { ...attempt, session: moveCursor(session, 0), restartedFrom: session.cursor };
}

export function spendSeconds(attempt: Attempt, seconds: number): Attempt {
  return { ...attempt, seconds: attempt.seconds + seconds };
}

export function countHint(attempt: Attempt): Attempt {
  return { ...attempt, hints: attempt.hints + 1 };
}

/** Sets the board back and lays out a shortest line to be stepped through. From now on it is assisted. */
export function layOutSolution(attempt: Attempt, path: readonly string[]): Attempt {
  const session = { ...attempt.session, moves: path, cursor: 0 };
  return { ...attempt, session, restartedFrom: null, assisted: true };
}

/** Stars and points of a solved attempt. */
export function ratingOf({ puzzle, session, hints, assisted }: Attempt): Rating {
  const { par, tier } = puzzle;
  return rate({ weight: weightOf(tier), par, moves: session.cursor, hints, assisted });
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isNullOr =
  <Value>(test: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | null =>
    value === null || test(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Takes data of unknown origin for a puzzle with its par, which is taken on trust. */
export function checkPuzzle(value: unknown): Puzzle | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, config, par, tier } = value as Record<string, unknown>;
  const checked = checkConfig(config);
  if (!checked.ok || !isText(id) || !isCount(par, 1_000) || par === 0) return undefined;
  return isNullOr(isTierId)(tier) ? { id, config: checked.value, par, tier } : undefined;
}

/** Takes data of unknown origin for an attempt; undefined when it is none. */
export function checkAttempt(value: unknown): Attempt | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {
    puzzle: saidPuzzle,
    session,
    restartedFrom,
    hints,
    assisted,
    seconds = 0,
    daily,
    record,
  } = value as Record<string, unknown>;
  const puzzle = checkPuzzle(saidPuzzle);
  if (!puzzle || typeof session !== 'object' || session === null) return undefined;
  const { moves, cursor } = session as Record<string, unknown>;
  if (!Array.isArray(moves) || !moves.every(isText)) return undefined;
  if (!isCount(cursor, moves.length) || !replay(cipher, puzzle.config, moves).ok) return undefined;
  if (!isNullOr((count) => isCount(count, moves.length))(restartedFrom)) return undefined;
  if (!isCount(hints, 10_000) || typeof assisted !== 'boolean') return undefined;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return undefined;
  if (!isNullOr((number) => isCount(number, 1_000_000))(daily) || !isNullOr(isText)(record)) return undefined;
  const kept: Session = { game: cipher.id, config: puzzle.config, moves, cursor };
  return { puzzle, session: kept, restartedFrom, hints, assisted, seconds, daily, record };
}
