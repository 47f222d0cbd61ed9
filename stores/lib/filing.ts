import type { GameRecord } from '@/engine';

import { fileRecord } from '../history';

/** Takes records from what counts them into the history, so that none is lost on the way. */
export interface Filing {
  /** The records that are not known to be in the history on the disk; stored with what counts them. */
  unfiled(): readonly GameRecord[];
  /** Stores a record with what counts it, then files it. */
  file(record: GameRecord): void;
  /** Files what was still unfiled when the app was stopped. */
  resume(unfiled: readonly GameRecord[]): void;
}

/** A filing for one slice; `save` writes the slice with whatever is unfiled at that moment. */
export function createFiling(save: () => void): Filing {
  let waiting: readonly GameRecord[] = [];

  async function settle(records: readonly GameRecord[]): Promise<void> {
    const filed = await Promise.all(records.map(fileRecord));
    // What the device had no room for stays here as well, and is filed at the next launch.
    if (filed.includes(false)) return;
    waiting = waiting.filter((record) => !records.includes(record));
    save();
  }

  return {
    unfiled: () => waiting,
    file(record) {
      waiting = [...waiting, record];
      save();
      void settle([record]);
    },
    resume(unfiled) {
      waiting = unfiled;
      if (unfiled.length > 0) void settle(unfiled);
    },
  };
}
