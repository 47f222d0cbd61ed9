import { create } from 'zustand';

import { accept, refuse, type GameRecord, type Result } from '@/engine';
import {
  attemptLine,
  checkAttempt,
  checkConfig,
  countHint,
  dailyFor,
  isFinished,
  isTouched,
  layOutSolution,
  playInAttempt,
  ratingOf,
  redoInAttempt,
  restartAttempt,
  spendSeconds,
  startAttempt,
  undoInAttempt,
  writePuzzleId,
  writeSeedId,
  type Attempt,
  type Puzzle,
} from '@/engine/cipher';
import { clock } from '@/platform/clock';
import { feedback } from '@/platform/feedback';
import { storage, type Slice } from '@/platform/storage';

import { dateRecord, useHistory } from './history';
import { createFiling } from './lib/filing';
import { fields, listOf } from './lib/shape';
import { checkUnfiled, packUnfiled, upgradeUnfiled } from './lib/unfiled';
import { noteOpened } from './puzzleBox';
import { useSettings } from './settings';

/** From this many on, puzzles that nobody touched make room. */
const MANY_ATTEMPTS = 20;
/** A longer list was not written here. */
const MOST_ATTEMPTS = 5_000;

/** Time between two moves that still counts as thinking; what is longer is a phone that was put down. */
const LONGEST_THOUGHT_MS = 120_000;

/** Puzzles somebody works on, the one touched last first; the one just solved stays until it is left. */
interface Puzzles {
  readonly attempts: readonly Attempt[];
}

/** Whether a puzzle is one to go on with. */
export function isWorthResuming(attempt: Attempt): boolean {
  return attempt.record === null && isTouched(attempt);
}

/** What is stored of the attempts, with the record of a puzzle that was just solved. */
interface StoredAttempts {
  readonly attempts: readonly Attempt[];
  readonly unfiled: readonly GameRecord[];
}

export const attemptsSlice: Slice<StoredAttempts> = {
  key: 'puzzles',
  version: 3,
  defaults: { attempts: [], unfiled: [] },
  check: fields<StoredAttempts>({ attempts: listOf(checkAttempt, MOST_ATTEMPTS), unfiled: checkUnfiled }),
  pack: ({ attempts, unfiled }) => ({ attempts, unfiled: packUnfiled(unfiled) }),
  migrations: { 1: (attempts) => ({ attempts, unfiled: [] }), 2: upgradeUnfiled },
};

export const usePuzzles = create<Puzzles>()(() => ({ attempts: [] }));

export function attemptAt(id: string): Attempt | undefined {
  return usePuzzles.getState().attempts.find(({ puzzle }) => puzzle.id === id);
}

const filing = createFiling(save);

function save(): void {
  storage.save(attemptsSlice, { attempts: usePuzzles.getState().attempts, unfiled: filing.unfiled() });
}

/** Puts the attempt first. However many there are, none that was worked on is lost. */
function show(attempt: Attempt): void {
  const others = usePuzzles.getState().attempts.filter(({ puzzle }) => puzzle.id !== attempt.puzzle.id);
  const kept = others.filter((other, i) => i < MANY_ATTEMPTS - 1 || isTouched(other));
  usePuzzles.setState({ attempts: [attempt, ...kept] });
}

function keep(attempt: Attempt): Attempt {
  show(attempt);
  save();
  return attempt;
}

/** The id and the number of today's daily puzzle; none before the first. */
export function dailyToday(): { readonly id: string; readonly number: number } | undefined {
  const daily = dailyFor(clock.today());
  if (!daily.ok) return undefined;
  const { tier, seed, number } = daily.value;
  return { id: writeSeedId(tier, seed), number };
}

/** Whether the solution of this very puzzle was shown before, under whatever id. */
function wasShown(puzzle: Puzzle): boolean {
  const text = writePuzzleId(puzzle.config);
  return useHistory.getState().records.some(({ game, assisted, config }) => {
    if (game !== 'cipher' || !assisted) return false;
    const shown = checkConfig(config);
    return shown.ok && writePuzzleId(shown.value) === text;
  });
}

/** The number a puzzle counts under: today's daily does, unless its solution is known. Then it is practice. */
function countsAs(puzzle: Puzzle): number | null {
  const today = dailyToday();
  return today?.id === puzzle.id && !wasShown(puzzle) ? today.number : null;
}

/** Begins a puzzle, or goes on with it. A daily belongs to the day it is opened on, also if it was begun before. */
export function openPuzzle(puzzle: Puzzle): Attempt {
  const known = attemptAt(puzzle.id);
  if (!known) {
    noteOpened(puzzle);
    return keep(startAttempt(puzzle, countsAs(puzzle)));
  }
  const isPending = known.daily === null && known.record === null && !known.assisted;
  const daily = isPending ? countsAs(puzzle) : null;
  return daily === null ? known : keep({ ...known, daily });
}

/** A puzzle as it will be kept once it is over. */
function recordOf(attempt: Attempt, result: 'solved' | 'given-up'): GameRecord {
  const { puzzle, hints, daily, assisted, session } = attempt;
  const seconds = Math.round(attempt.seconds);
  const { stars, score } = ratingOf(attempt);
  return dateRecord({
    game: 'cipher',
    config: session.config,
    moves: attemptLine(attempt),
    result,
    people: {
      X: { kind: 'person', name: useSettings.getState().name1 },
      O: { kind: 'person', name: '' },
    },
    you: 'X',
    assisted,
    puzzle: {
      ...{ tier: puzzle.tier, par: puzzle.par, hints, stars, score, daily },
      ...(seconds > 0 && { seconds }),
    },
  });
}

/** A solved puzzle as it will be kept. */
export function solvedRecord(attempt: Attempt): GameRecord {
  return recordOf(attempt, 'solved');
}

/** Keeps a puzzle that was just solved, and its record. */
function keepSolved(attempt: Attempt): Attempt {
  const record = solvedRecord(attempt);
  const solved = { ...attempt, record: record.id };
  show(solved);
  filing.file(record);
  return solved;
}

/** The puzzle somebody looks at, and up to when its time has been counted. */
let watched: { readonly id: string; readonly since: number } | null = null;

/** The attempt with the time since it was last touched. */
function timed(attempt: Attempt): Attempt {
  if (watched?.id !== attempt.puzzle.id) return attempt;
  const now = clock.ticks();
  const spent = Math.max(0, Math.min(now - watched.since, LONGEST_THOUGHT_MS));
  watched = { ...watched, since: now };
  return spendSeconds(attempt, spent / 1000);
}

/** Counts the time of a puzzle from now on; of one puzzle at a time. */
export function watchPuzzle(id: string): void {
  watched = { id, since: clock.ticks() };
}

function change(id: string, apply: (attempt: Attempt) => Result<Attempt, string>): Result<Attempt, string> {
  const attempt = attemptAt(id);
  if (!attempt) return refuse('no-puzzle');
  const next = apply(attempt);
  if (!next.ok || next.value === attempt) return next;
  const attemptNow = timed(next.value);
  const solved = attemptNow.record === null && isFinished(attemptNow);
  return accept(solved ? keepSolved(attemptNow) : keep(attemptNow));
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

/** Forgets a puzzle. One whose solution was shown is recorded as given up, or it could be begun afresh and counted. */
export function discardPuzzle(id: string): void {
  const attempt = attemptAt(id);
  usePuzzles.setState(({ attempts }) => ({ attempts: attempts.filter(({ puzzle }) => puzzle.id !== id) }));
  if (attempt?.assisted && attempt.record === null) filing.file(recordOf(attempt, 'given-up'));
  else save();
}

/** Leaves a puzzle: one that is solved, or was never touched, is nothing to come back to. */
export function leavePuzzle(id: string): void {
  const attempt = attemptAt(id);
  if (attempt && (attempt.record !== null || !isTouched(attempt))) discardPuzzle(id);
}

/** Reads the attempts, and files what was not filed when the app was stopped. The history is open by then. */
export async function openPuzzles(): Promise<void> {
  const { attempts, unfiled } = await storage.open(attemptsSlice);
  usePuzzles.setState({ attempts });
  filing.resume(unfiled);
}
