import { useEffect } from 'react';
import { create } from 'zustand';

import { reopen } from '@/platform/restart';
import { storage } from '@/platform/storage';
import { tabs } from '@/platform/tabs';

import { watchStorage } from './notices';
import { openParts } from './parts';

/** How far the launch is; with `elsewhere` another tab of this browser has the data, and nothing is read. */
export type Opening = 'waiting' | 'opened' | 'elsewhere';

export const useOpening = create<{ readonly at: Opening; readonly begun: boolean }>()(() => ({
  at: 'waiting',
  begun: false,
}));

/** Another tab has the data now. What this one still knows of it is out of date: it starts anew, and waits. */
function giveUp(): void {
  storage.close();
  reopen();
}

async function read(): Promise<void> {
  await openParts();
  watchStorage();
  useOpening.setState({ at: 'opened' });
}

/** Reads everything that was saved, once. */
export async function openAll(): Promise<void> {
  if (useOpening.getState().begun) return;
  useOpening.setState({ begun: true });
  if (await tabs.hold(giveUp)) await read();
  else useOpening.setState({ at: 'elsewhere' });
}

/** Has the app here from now on; the tab that had it says so. */
export async function openHere(): Promise<void> {
  useOpening.setState({ at: 'waiting' });
  await tabs.take(giveUp);
  await read();
}

/** Reads everything that was saved, once, and says how far that is. */
export function useOpened(): Opening {
  useEffect(() => void openAll(), []);
  return useOpening((state) => state.at);
}
