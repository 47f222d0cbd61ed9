import { useEffect } from 'react';
import { create } from 'zustand';

import { storage, type Slice } from '@/platform/storage';

import { fields, flag } from './lib/shape';

/** What of nearby play could be returned to: enough to know whether the code that understands it is needed. */
interface NearbyKept {
  readonly seat: boolean;
  readonly table: boolean;
}

const keptSlice: Slice<NearbyKept> = {
  key: 'nearby-kept',
  version: 1,
  defaults: { seat: false, table: false },
  check: fields<NearbyKept>({ seat: flag, table: flag }),
};

const useKept = create<NearbyKept>()(() => keptSlice.defaults);
let reading: Promise<void> | null = null;

async function read(): Promise<void> {
  useKept.setState(await storage.open(keptSlice));
}

/** Whether there is something of nearby play to come back to. */
export function useNearbyKept(): boolean {
  useEffect(() => {
    reading ??= read();
  }, []);
  return useKept(({ seat, table }) => seat || table);
}

export function noteNearbyKept(change: Partial<NearbyKept>): void {
  const before = useKept.getState();
  const after = { ...before, ...change };
  if (after.seat === before.seat && after.table === before.table) return;
  useKept.setState(after);
  storage.save(keptSlice, after);
}
