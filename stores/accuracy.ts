import { create } from 'zustand';

import { ownPlies, type Accuracy, type GameRecord } from '@/engine';
import { storage, type Slice } from '@/platform/storage';
import { thinker, type Thought } from '@/platform/thinker';

import { recordById } from './history';
import { whole } from './lib/shape';

/** As many games as are remembered as judged; the ones judged first are forgotten first. */
const MOST_JUDGED = 3_000;
const LONGEST_ID = 60;
const MOST_MOVES = 5_000;
/** A judged game takes a second or so, and one lost is judged again: not every one is worth a write. */
const GAMES_A_WRITE = 10;

/** The games judged so far, by record: a finished game never changes, so each is judged once. */
type Judged = ReadonlyMap<string, Accuracy>;

const checkCount = whole(0, MOST_MOVES);

function checkEntry(value: unknown): readonly [string, Accuracy] | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  const [id, ...said] = value as unknown[];
  const [moves, best, lost] = said.map(checkCount);
  if (typeof id !== 'string' || id.length > LONGEST_ID) return undefined;
  if (moves === undefined || best === undefined || lost === undefined) return undefined;
  return [id, { moves, best, lost }];
}

/** A list of id, moves, best moves and what was lost. Its version goes up when games would be judged otherwise. */
export const judgedSlice: Slice<Judged> = {
  key: 'judged',
  version: 1,
  defaults: new Map(),
  check(value) {
    if (!Array.isArray(value) || value.length > MOST_JUDGED) return undefined;
    const entries = value.map(checkEntry);
    return entries.every((entry) => entry !== undefined) ? new Map(entries) : undefined;
  },
  pack: (judged) => [...judged].map(([id, { moves, best, lost }]) => [id, moves, best, lost]),
};

export const useAccuracies = create<{ readonly judged: Judged }>()(() => ({ judged: new Map() }));

function save(): void {
  storage.save(judgedSlice, useAccuracies.getState().judged);
}

function keep(id: string, accuracy: Accuracy): void {
  const { judged } = useAccuracies.getState();
  useAccuracies.setState({ judged: new Map([...judged, [id, accuracy] as const].slice(-MOST_JUDGED)) });
}

/** How the moves of a thought's game were judged; `undefined` when nobody could say. */
async function read({ moves }: GameRecord, thought: Thought): Promise<Accuracy | undefined> {
  const answer = await thought.answer;
  if (!answer.ok || answer.value.kind !== 'analysis') return undefined;
  const played = answer.value.plies.flatMap(({ ply, analysis }) =>
    analysis.moves.filter(({ move }) => move === moves[ply]),
  );
  return {
    moves: played.length,
    best: played.filter(({ grade }) => grade === 'best').length,
    lost: played.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** Judges games that were not yet, one after another and off this thread. Returns a way to stop. */
export function judgeGames(ids: readonly string[]): () => void {
  let thought: Thought | undefined;
  let stopped = false;
  let unsaved = 0;

  function saveSome(least: number): void {
    if (unsaved < least) return;
    unsaved = 0;
    save();
  }

  async function judgeAll(): Promise<void> {
    for (const id of ids) {
      const record = useAccuracies.getState().judged.has(id) ? undefined : recordById(id);
      if (!record) continue;
      const { game, config, moves } = record;
      thought = thinker.think({ kind: 'analysis', game, config, moves, plies: ownPlies(record) });
      const accuracy = await read(record, thought);
      if (stopped) return;
      // What could not be judged now is asked for again another time.
      if (!accuracy) continue;
      keep(id, accuracy);
      unsaved++;
      saveSome(GAMES_A_WRITE);
    }
    saveSome(1);
  }

  void judgeAll();
  return () => {
    stopped = true;
    thought?.cancel();
    saveSome(1);
  };
}

export async function openAccuracies(): Promise<void> {
  useAccuracies.setState({ judged: await storage.open(judgedSlice) });
}
