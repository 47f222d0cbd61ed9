import { HISTORY, type Stored } from '@/platform/storage';

import { judgedSlice, openAccuracies } from './accuracy';
import { openHistory } from './history';
import { laddersSlice, openLadders } from './ladders';
import { learnSlice, openLearning } from './learning';
import { openPuzzleBox, puzzleBoxSlice } from './puzzleBox';
import { attemptsSlice, openPuzzles } from './puzzles';
import { openPuzzleSettings, puzzleSettingsSlice } from './puzzleSettings';
import { openSettings, settingsSlice } from './settings';
import { openSetups, setupsSlice } from './setups';
import { openTables, tablesSlice } from './tables';

interface Part {
  readonly stored: Stored;
  /** Reads it into its store. */
  readonly open: () => Promise<void>;
}

/**
 * Everything that is kept, in the order it is opened: history and ladders before the tables and puzzles,
 * which finish in them what was not finished. A store that keeps something new adds a line here; opening,
 * exporting, importing and resetting follow.
 */
const PARTS: readonly Part[] = [
  { stored: settingsSlice, open: openSettings },
  { stored: setupsSlice, open: openSetups },
  { stored: HISTORY, open: openHistory },
  { stored: laddersSlice, open: openLadders },
  { stored: tablesSlice, open: openTables },
  { stored: judgedSlice, open: openAccuracies },
  { stored: learnSlice, open: openLearning },
  { stored: attemptsSlice, open: openPuzzles },
  { stored: puzzleBoxSlice, open: openPuzzleBox },
  { stored: puzzleSettingsSlice, open: openPuzzleSettings },
];

/** All that can be exported, imported and reset. */
export const STORED: readonly Stored[] = PARTS.map(({ stored }) => stored);

/** Reads everything that was saved into the stores. */
export async function openParts(): Promise<void> {
  for (const { open } of PARTS) await open();
}
