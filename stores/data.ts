import { refuse, type Result } from '@/engine';
import { clock } from '@/platform/clock';
import { loadText, saveText, type Handed } from '@/platform/files';
import { storage, type ImportProblem } from '@/platform/storage';

import { openParts, STORED } from './parts';
import { previewOf, type Preview } from './preview';

/** Puts all data into a file. */
export async function exportData(): Promise<Handed> {
  const { year, month, day } = clock.today();
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return saveText(`oxs-${date}.json`, await storage.exportAll(STORED));
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
