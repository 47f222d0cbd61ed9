import { refuse, type GameRecord, type Result } from '@/engine';
import { clock } from '@/platform/clock';
import { loadText, saveText } from '@/platform/files';
import { HISTORY, pagesIn, storage, valueIn, type Contents, type ImportProblem } from '@/platform/storage';

import { openParts, STORED } from './parts';
import { tablesSlice } from './tables';

/** What a file of exported data holds, before it replaces anything. */
export interface Preview {
  readonly contents: Contents;
  /** When it was exported, in milliseconds. */
  readonly at: number;
  /** `undefined` where the file does not speak of them: those here stay. */
  readonly finished: number | undefined;
  readonly inProgress: number | undefined;
}

/** Puts all data into a file; false when the person turned away or the device refused. */
export async function exportData(): Promise<boolean> {
  const { year, month, day } = clock.today();
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return saveText(`oxs-${date}.json`, await storage.exportAll(STORED));
}

function previewOf(contents: Contents): Preview {
  const pages: readonly (readonly GameRecord[])[] | undefined = pagesIn(contents, HISTORY);
  return {
    contents,
    at: contents.at,
    finished: pages?.reduce((sum, page) => sum + page.length, 0),
    inProgress: valueIn(contents, tablesSlice)?.tables.length,
  };
}

/** Checks a text and says what it would bring. Changes nothing. */
export function previewData(text: string): Result<Preview, ImportProblem> {
  const contents = storage.previewImport(text, STORED);
  return contents.ok ? { ok: true, value: previewOf(contents.value) } : contents;
}

/** Lets a person choose a file and says what it would bring; `undefined` when they chose none. */
export async function pickData(): Promise<Result<Preview, ImportProblem> | undefined> {
  const text = await loadText();
  if (text === undefined) return undefined;
  return text === null ? refuse('not-an-export') : previewData(text);
}

/** Replaces what is here by what a file holds. False, and everything as before, when it could not be written. */
export async function importData({ contents }: Preview): Promise<boolean> {
  const done = await storage.applyImport(contents, STORED);
  if (done) await openParts();
  return done;
}

const beforeReset = new Set<() => Promise<void>>();

/** Has something stopped before everything is removed: what is still running would write itself back. */
export function onReset(stop: () => Promise<void>): void {
  beforeReset.add(stop);
}

/** Removes every game, statistic and setting, and whatever else is kept here. */
export async function resetData(): Promise<void> {
  for (const stop of beforeReset) await stop();
  await storage.clear();
  await openParts();
}
