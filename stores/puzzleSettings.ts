import { create } from 'zustand';

import { storage, type Slice } from '@/platform/storage';

import { fields, flag } from './lib/shape';

/** How puzzles are shown. */
export interface PuzzleSettings {
  /** A letter on every symbol. */
  readonly letters: boolean;
  /** Tiles that break a rule are marked. */
  readonly marksBroken: boolean;
}

export const puzzleSettingsSlice: Slice<PuzzleSettings> = {
  key: 'puzzle-settings',
  version: 1,
  defaults: { letters: false, marksBroken: true },
  check: fields<PuzzleSettings>({ letters: flag, marksBroken: flag }),
};

export const usePuzzleSettings = create<PuzzleSettings>()(() => puzzleSettingsSlice.defaults);

export function changePuzzleSettings(change: Partial<PuzzleSettings>): void {
  usePuzzleSettings.setState(change);
  storage.save(puzzleSettingsSlice, usePuzzleSettings.getState());
}

export async function openPuzzleSettings(): Promise<void> {
  usePuzzleSettings.setState(await storage.open(puzzleSettingsSlice));
}
