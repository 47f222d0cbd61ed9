import { create } from 'zustand';

import { accept, refuse, type Result } from '@/engine';
import {
  checkAttempt,
  isFinished,
  playInAttempt,
  redoInAttempt,
  restartAttempt,
  startAttempt,
  undoInAttempt,
  type Attempt,
  type Puzzle,
} from '@/engine/cipher';
import { feedback } from '@/platform/feedback';
import { storage, type Slice } from '@/platform/storage';

import { fileRecord } from '../history';
import { fields, text, whole, type Check } from '../lib/shape';
import { noteOpened } from '../puzzleBox';
import { solvedRecord } from '../puzzles';
import { nearbyRecordId } from './shown';

/** Which race: the table's, and the how manieth game there. */
export interface RaceName {
  readonly sid: string;
  readonly number: number;
}

/** This device's run in a race. It is apart from the puzzles somebody works on alone, also from the same one. */
interface Race extends RaceName {
  readonly attempt: Attempt;
}

const LONGEST_SID = 64;

const checkRace: Check<Race> = fields<Race>({
  sid: text(LONGEST_SID),
  number: whole(1, Number.MAX_SAFE_INTEGER),
  attempt: checkAttempt,
});

export const raceSlice: Slice<Race | null> = {
  key: 'nearby-race',
  version: 1,
  defaults: null,
  check: (value) => (value === null ? null : checkRace(value)),
};

const useRace = create<{ readonly race: Race | null }>()(() => ({ race: null }));

function attemptIn(race: Race | null, { sid, number }: RaceName): Attempt | undefined {
  return race?.sid === sid && race.number === number ? race.attempt : undefined;
}

/** The run in this very race; undefined before it was laid out. */
export function raceAttempt(name: RaceName): Attempt | undefined {
  return attemptIn(useRace.getState().race, name);
}

/** The same, for a screen. */
export function useRaceAttempt(name: RaceName): Attempt | undefined {
  return useRace(({ race }) => attemptIn(race, name));
}

function keep(race: Race | null): void {
  useRace.setState({ race });
  storage.save(raceSlice, race);
}

/** Begins a race from the start, whatever became of the same puzzle before. */
export function beginRace({ sid, number }: RaceName, puzzle: Puzzle): void {
  noteOpened(puzzle);
  keep({ sid, number, attempt: startAttempt(puzzle, null) });
}

/** A solved race is filed like any puzzle, before it is noted as filed: its id is the same at every try. */
function finish({ sid, number }: RaceName, attempt: Attempt): Attempt {
  const id = nearbyRecordId({ sid, number });
  fileRecord({ ...solvedRecord(attempt), id });
  return { ...attempt, record: id };
}

function change(apply: (attempt: Attempt) => Result<Attempt, string>): Result<Attempt, string> {
  const { race } = useRace.getState();
  if (race === null) return refuse('no-puzzle');
  const next = apply(race.attempt);
  if (!next.ok || next.value === race.attempt) return next;
  const attempt = isFinished(next.value) ? finish(race, next.value) : next.value;
  keep({ ...race, attempt });
  return accept(attempt);
}

/** Plays a move's text. Feedback follows what happened. */
export function playRace(move: string): Result<Attempt, string> {
  const result = change((attempt) => playInAttempt(attempt, move));
  if (!result.ok) feedback('illegal');
  else feedback(result.value.record === null ? 'place' : 'win');
  return result;
}

export function undoRace(): void {
  if (change((attempt) => accept(undoInAttempt(attempt))).ok) feedback('undo');
}

export const redoRace = () => change((attempt) => accept(redoInAttempt(attempt)));
export const restartRace = () => change((attempt) => accept(restartAttempt(attempt)));

export async function openRace(): Promise<void> {
  useRace.setState({ race: await storage.open(raceSlice) });
}
