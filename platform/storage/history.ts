import { gameById } from '@/engine';
import { PAGE_SIZE, pageReader, upgradePage, writePage, type GameRecord } from '@/engine/history';

import type { Pages } from './slice';
import type { Storage } from './storage';

const reader = pageReader(gameById);

/** Each game once, where it stands first: a page that was put back may hold what an import has brought since. */
function once(records: readonly GameRecord[]): GameRecord[] {
  const seen = new Set<string>();
  return records.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Finished games as they are stored, oldest first. */
export const HISTORY: Pages<readonly GameRecord[]> = {
  key: 'history',
  page: (index) => ({
    key: `history/${index}`,
    version: 2,
    defaults: [],
    check(data) {
      const records = typeof data === 'string' ? reader.read(data) : undefined;
      return records?.ok ? records.value : undefined;
    },
    pack: writePage,
    salvage(text) {
      const records = reader.salvage(text);
      return records.length > 0 ? records : undefined;
    },
    join: (older, standing) => once([...older, ...standing]).sort((a, b) => a.at - b.at),
    migrations: { 1: (old) => (typeof old === 'string' ? upgradePage(old) : old) },
  }),
};

/** The finished games. Changes return at once and are saved through the storage. */
export interface History {
  /** Oldest first. */
  records(): readonly GameRecord[];
  /** Adds a game at the end. Only the last page is written. True once it is on the disk. */
  append(record: GameRecord): Promise<boolean>;
  /** Deletes games. Only the pages that held them are written. */
  remove(ids: ReadonlySet<string>): void;
}

/** Opens the history; a page that cannot be read is set aside and the others stay. */
export async function openHistory(storage: Storage): Promise<History> {
  const pages = new Map(await storage.openPages(HISTORY));
  let last = Math.max(0, ...pages.keys());

  function put(index: number, records: readonly GameRecord[]): Promise<boolean> {
    pages.set(index, records);
    return storage.saveDurably(HISTORY.page(index), records);
  }

  return {
    records: () => once([...pages.values()].flat()),
    append(record) {
      if ((pages.get(last) ?? []).length >= PAGE_SIZE) last++;
      return put(last, [...(pages.get(last) ?? []), record]);
    },
    remove(ids) {
      for (const [index, records] of [...pages]) {
        const kept = records.filter(({ id }) => !ids.has(id));
        if (kept.length < records.length) void put(index, kept);
      }
    },
  };
}
