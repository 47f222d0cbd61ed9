import { useEffect } from 'react';
import { create } from 'zustand';

import { openHistory } from './history';
import { openLadders } from './ladders';
import { openLearning } from './learning';
import { watchStorage } from './notices';
import { openPuzzleBox } from './puzzleBox';
import { openPuzzles } from './puzzles';
import { openPuzzleSettings } from './puzzleSettings';
import { openSettings } from './settings';
import { openSetups } from './setups';
import { openTables } from './tables';

const useOpening = create<{ readonly opened: boolean; readonly begun: boolean }>()(() => ({
  opened: false,
  begun: false,
}));

async function openAll(): Promise<void> {
  if (useOpening.getState().begun) return;
  useOpening.setState({ begun: true });
  await Promise.all([
    openSettings(),
    openSetups(),
    openTables(),
    openLadders(),
    openHistory(),
    openPuzzles(),
    openPuzzleBox(),
    openPuzzleSettings(),
    openLearning(),
  ]);
  watchStorage();
  useOpening.setState({ opened: true });
}

/** Reads everything that was saved, once; true when it is there. */
export function useOpened(): boolean {
  useEffect(() => void openAll(), []);
  return useOpening((state) => state.opened);
}
