import { create } from 'zustand';

import { accept, refuse, type Result } from '@/engine';
import {
  attemptLine,
  checkAttempt,
  countHint,
  dailyFor,
  isFinished,
  isTouched,
  layOutSolution,
  playInAttempt,
  ratingOf,
  redoInAttempt,
  restartAttempt,
  startAttempt,
  undoInAttempt,
  writeSeedId,
  type Attempt,
  type Puzzle,
} from '@/engine/cipher';
import { clock } from '@/platform/clock';
import { feedback } from '@/platform/feedback';
import { storage, type Slice } from '@/platform/storage';

import { dateRecord, fileRecord, recordById, type NewRecord } from './history';
import { listOf } from './lib/shape';
import { noteOpened } from './puzzleBox';
import { useSettings } from './settings';

const MOST_ATTEMPTS = 20;

/** Puzzles somebody works on, the one touched last first; the one just solved stays until it is left. */
interface Puzzles {
  readonly attempts: readonly Attempt[];
}

export const attemptsSlice: Slice<readonly Attempt[]> = {
  key: 'puzzles',
  version: 1,
  defaults: [],
  check: listOf(checkAttempt, MOST_ATTEMPTS),
};

export const usePuzzles = create<Puzzles>()(() => ({ attempts: [] }));

export function attemptAt(id: string): Attempt | undefined {
  return usePuzzles.getState().attempts.find(({ puzzle }) => puzzle.id === id);
}

/** Of solved puzzles only the one at the front is written: it stands for its record until that is written too. */
function keepAll(attempts: readonly Attempt[]): void {
  usePuzzles.setState({ attempts });
  storage.save(
    attemptsSlice,
    attempts.filter(({ record }, place) => record === null || place === 0),
  );
}

function keep(attempt: Attempt): Attempt {
  const others = usePuzzles.getState().attempts.filter(({ puzzle }) => puzzle.id !== attempt.puzzle.id);
  keepAll([attempt, ...others].slice(0, MOST_ATTEMPTS));
  return attempt;
}

/** The id and the number of today's daily puzzle; none before the first. */
export function dailyToday(): { readonly id: string; readonly number: number } | undefined {
  const daily = dailyFor(clock.today());
  if (!daily.ok) return undefined;
  const { tier, seed, number } = daily.value;
  return { id: writeSeedId(tier, seed), number };
}

/** Begins a puzzle, or goes on with it. A daily belongs to the day it is opened on. */
export function openPuzzle(puzzle: Puzzle): Attempt {
  const known = attemptAt(puzzle.id);
  if (known) return known;
  noteOpened(puzzle);
  const today = dailyToday();
  return keep(startAttempt(puzzle, today?.id === puzzle.id ? today.number : null));
}

/** A solved puzzle as it goes into the history. */
function solvedRecord(attempt: Attempt): NewRecord {
  const { puzzle, hints, daily, assisted, session } = attempt;
  const { stars, score } = ratingOf(attempt);
  return {
    game: 'cipher',
    config: session.config,
    moves: attemptLine(attempt),
    result: 'solved',
    people: {
      X: { kind: 'person', name: useSettings.getState().name1 },
      O: { kind: 'person', name: '' },
    },
    you: 'X',
    assisted,
    puzzle: { tier: puzzle.tier, par: puzzle.par, hints, stars, score, daily },
  };
}

/**
 * Keeps a puzzle that was just solved, and its record. The attempt is written first and names the
 * record: should the device die in between, the record is made again from it when the app opens.
 */
function keepSolved(attempt: Attempt): Attempt {
  const record = dateRecord(solvedRecord(attempt));
  const kept = keep({ ...attempt, record: record.id });
  fileRecord(record);
  return kept;
}

/** A record's id begins with the time of its game. */
function timeOf(id: string): number {
  return parseInt(id, 36);
}

function change(id: string, apply: (attempt: Attempt) => Result<Attempt, string>): Result<Attempt, string> {
  const attempt = attemptAt(id);
  if (!attempt) return refuse('no-puzzle');
  const next = apply(attempt);
  if (!next.ok || next.value === attempt) return next;
  const solved = next.value.record === null && isFinished(next.value);
  return accept(solved ? keepSolved(next.value) : keep(next.value));
}

/** Plays a move's text. Feedback follows what happened. */
export function playPuzzle(id: string, text: string): Result<Attempt, string> {
  const result = change(id, (attempt) => playInAttempt(attempt, text));
  if (!result.ok) feedback('illegal');
  else feedback(result.value.record === null ? 'place' : 'win');
  return result;
}

export function undoPuzzle(id: string): void {
  if (change(id, (attempt) => accept(undoInAttempt(attempt))).ok) feedback('undo');
}

export const redoPuzzle = (id: string) => change(id, (attempt) => accept(redoInAttempt(attempt)));
export const restartPuzzle = (id: string) => change(id, (attempt) => accept(restartAttempt(attempt)));
export const noteHint = (id: string) => change(id, (attempt) => accept(countHint(attempt)));
export const showPuzzleSolution = (id: string, path: readonly string[]) =>
  change(id, (attempt) => accept(layOutSolution(attempt, path)));

/** Begins a solved puzzle once more. */
export function playPuzzleAgain(id: string): void {
  const attempt = attemptAt(id);
  if (!attempt) return;
  discardPuzzle(id);
  openPuzzle(attempt.puzzle);
}

export function discardPuzzle(id: string): void {
  keepAll(usePuzzles.getState().attempts.filter(({ puzzle }) => puzzle.id !== id));
}

/** Leaves a puzzle: one that is solved, or was never touched, is nothing to come back to. */
export function leavePuzzle(id: string): void {
  const attempt = attemptAt(id);
  if (attempt && (attempt.record !== null || !isTouched(attempt))) discardPuzzle(id);
}

/** Reads the puzzles in progress; the history is open by then, and gets what a crash kept from it. */
export async function openPuzzles(): Promise<void> {
  const attempts = await storage.open(attemptsSlice);
  usePuzzles.setState({ attempts });
  const unfinished = attempts.filter(({ record }) => record === null);
  if (unfinished.length === attempts.length) return;
  for (const attempt of attempts) {
    const { record } = attempt;
    if (record !== null && !recordById(record))
      fileRecord({ ...solvedRecord(attempt), id: record, at: timeOf(record) });
  }
  // A record that is deleted from now on must not come back.
  storage.save(attemptsSlice, unfinished);
}
