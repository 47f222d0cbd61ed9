import { useEffect } from 'react';
import { create } from 'zustand';

import { watchStorage } from './notices';
import { openParts } from './parts';

const useOpening = create<{ readonly opened: boolean; readonly begun: boolean }>()(() => ({
  opened: false,
  begun: false,
}));

/** Reads everything that was saved, once. */
export async function openAll(): Promise<void> {
  if (useOpening.getState().begun) return;
  useOpening.setState({ begun: true });
  await openParts();
  watchStorage();
  useOpening.setState({ opened: true });
}

/** Reads everything that was saved, once; true when it is there. */
export function useOpened(): boolean {
  useEffect(() => void openAll(), []);
  return useOpening((state) => state.opened);
}
