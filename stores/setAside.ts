import { create } from 'zustand';

import type { Result } from '@/engine';
import { saveText, type Handed } from '@/platform/files';
import { owns, storage, type SetAside, type StaysAside } from '@/platform/storage';

import { openParts, STORED } from './parts';

export type { SetAside as Aside } from '@/platform/storage';

/** Saved data that could not be read and is kept beside the rest, the latest first. */
export const useSetAside = create<{ readonly list: readonly SetAside[] }>()(() => ({ list: [] }));

/** Looks up what was set aside. */
export async function readSetAside(): Promise<void> {
  useSetAside.setState({ list: await storage.setAside() });
}

/** Whether there is a reader for it that could be tried again. */
export function canPutBack({ slice }: SetAside): boolean {
  return STORED.some((part) => owns(part, slice));
}

/** Hands it out as a file, as it is. */
export async function exportAside(aside: SetAside): Promise<Handed> {
  const text = await storage.textAside(aside);
  if (text === null) return 'failed';
  const date = new Date(aside.at).toISOString().slice(0, 10);
  return saveText(`oxs-${aside.slice.replaceAll('/', '-')}-${date}.json`, text);
}

/** Removes it for good. */
export async function deleteAside(aside: SetAside): Promise<void> {
  await storage.discardAside(aside);
  await readSetAside();
}

/** Reads it with the reader of now and, if it reads, puts it back where it was. */
export async function putBackAside(aside: SetAside): Promise<Result<null, StaysAside>> {
  const put = await storage.putBack(aside, STORED);
  if (put.ok) await openParts();
  await readSetAside();
  return put;
}
