import { create } from 'zustand';

import type { GameId } from '@/engine';
import { storage, type Slice } from '@/platform/storage';

import { byGame, listOf, text } from './lib/shape';

const LONGEST_ID = 40;
const MOST_LESSONS = 100;

/** The lessons of each game that were done, so that learning can be left and taken up again. */
type Learned = Readonly<Partial<Record<GameId, readonly string[]>>>;

export const learnSlice: Slice<Learned> = {
  key: 'learn',
  version: 1,
  defaults: {},
  check: byGame(listOf(text(LONGEST_ID), MOST_LESSONS)),
};

export const useLearning = create<{ readonly learned: Learned }>()(() => ({ learned: {} }));

function keep(learned: Learned): void {
  useLearning.setState({ learned });
  storage.save(learnSlice, learned);
}

/** Notes that a lesson was done. */
export function finishLesson(game: GameId, id: string): void {
  const { learned } = useLearning.getState();
  const done = learned[game] ?? [];
  if (!done.includes(id)) keep({ ...learned, [game]: [...done, id] });
}

/** Begins a game's lessons again. */
export function forgetLessons(game: GameId): void {
  keep({ ...useLearning.getState().learned, [game]: [] });
}

export async function openLearning(): Promise<void> {
  useLearning.setState({ learned: await storage.open(learnSlice) });
}
