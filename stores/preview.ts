import { isPages, pagesIn, valueIn, HISTORY, type Contents, type Stored } from '@/platform/storage';

import { useHistory } from './history';
import { learnSlice, useLearning } from './learning';
import { STORED } from './parts';
import { attemptsSlice, isWorthResuming, usePuzzles } from './puzzles';
import { puzzleSettingsSlice, usePuzzleSettings } from './puzzleSettings';
import { settingsSlice, useSettings } from './settings';
import { tablesSlice, useTables } from './tables';

/** What an import would do to one part: leave it, put so many things in the place of so many, or replace it. */
export type PartPreview =
  | { readonly part: string; readonly kind: 'stays' | 'replaced' }
  | { readonly part: string; readonly kind: 'counted'; readonly here: number; readonly brought: number }
  | { readonly part: string; readonly kind: 'chosen'; readonly changes: number };

/** What a file of exported data holds, before it replaces anything. */
export interface Preview {
  readonly contents: Contents;
  /** When it was exported, in milliseconds. */
  readonly at: number;
  readonly parts: readonly PartPreview[];
}

type Told = PartPreview extends infer One ? (One extends unknown ? Omit<One, 'part'> : never) : never;

const counted = (brought: number, here: number): Told => ({ kind: 'counted', here, brought });

const sizeOf = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, list) => sum + list.length, 0);

/** How many choices differ from those made here. */
function chosen<Choices extends object>(brought: Choices, here: Choices): Told {
  const keys = Object.keys(brought) as (keyof Choices)[];
  return { kind: 'chosen', changes: keys.filter((key) => brought[key] !== here[key]).length };
}

/** The parts of which more can be said than that they are replaced. */
const TOLD: Readonly<Record<string, (contents: Contents) => Told>> = {
  [HISTORY.key]: (contents) =>
    counted(sizeOf(pagesIn(contents, HISTORY)!), useHistory.getState().records.length),
  [tablesSlice.key]: (contents) =>
    counted(valueIn(contents, tablesSlice)!.tables.length, useTables.getState().list.length),
  [attemptsSlice.key]: (contents) => {
    const { attempts } = valueIn(contents, attemptsSlice)!;
    const here = usePuzzles.getState().attempts;
    return counted(attempts.filter(isWorthResuming).length, here.filter(isWorthResuming).length);
  },
  [learnSlice.key]: (contents) => {
    const lessons = valueIn(contents, learnSlice)!;
    return counted(sizeOf(Object.values(lessons)), sizeOf(Object.values(useLearning.getState().learned)));
  },
  [settingsSlice.key]: (contents) => chosen(valueIn(contents, settingsSlice)!, useSettings.getState()),
  [puzzleSettingsSlice.key]: (contents) =>
    chosen(valueIn(contents, puzzleSettingsSlice)!, usePuzzleSettings.getState()),
};

function previewPart(contents: Contents, stored: Stored): PartPreview {
  const part = stored.key;
  const isHeld = isPages(stored) ? contents.pages.has(part) : contents.slices.has(part);
  if (!isHeld) return { part, kind: 'stays' };
  return { part, ...(TOLD[part]?.(contents) ?? { kind: 'replaced' }) };
}

/** What an import of these contents would change. */
export function previewOf(contents: Contents): Preview {
  return { contents, at: contents.at, parts: STORED.map((stored) => previewPart(contents, stored)) };
}
