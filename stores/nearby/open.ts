import { useEffect } from 'react';
import { create } from 'zustand';

import { onReset } from '../data';
import { openFiled } from './filed';
import { closeTable, openHosting } from './host';
import { openRace } from './race';
import { forgetSeat, openSeat } from './seat';

const useOpening = create<{ readonly opened: boolean }>()(() => ({ opened: false }));
let opening: Promise<void> | null = null;

async function open(): Promise<void> {
  await openFiled();
  await openRace();
  await openSeat();
  await openHosting();
  useOpening.setState({ opened: true });
}

/**
 * Reads what was saved of nearby play, once; true when it is there. It is read by the screens that
 * need it, so that nobody who plays alone waits for the code that understands it.
 */
export function useNearbyOpened(): boolean {
  useEffect(() => {
    opening ??= open();
  }, []);
  return useOpening((state) => state.opened);
}

onReset(async () => {
  await closeTable();
  forgetSeat();
});
