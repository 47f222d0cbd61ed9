import { TIER_IDS, type TierId } from '@/engine/cipher';
import {
  decodeEntry,
  decodeTableRecord,
  type Entry,
  type HostChange,
  type TableRecord,
} from '@/engine/nearby';
import { nearbyGames } from '@/engine/nearbyGames';
import { storage, type Pages, type Slice } from '@/platform/storage';

import { fields, listOf, oneOf, whole } from '../lib/shape';

/** A table of this device's own, apart from its log. */
export interface KeptTable {
  readonly record: TableRecord;
  /** The port it was reached at: guests dial the same one again. */
  readonly port: number;
  /** What its races are made of; null where none are run. */
  readonly tier: TierId | null;
}

const PAGE = 50;
const HIGHEST_PORT = 65_535;

const checkTable = fields<KeptTable>({
  record: (value) => decodeTableRecord(value, nearbyGames),
  port: whole(0, HIGHEST_PORT),
  tier: oneOf([...TIER_IDS, null]),
});

export const hostSlice: Slice<KeptTable | null> = {
  key: 'nearby-table',
  version: 2,
  defaults: null,
  check: (value) => (value === null ? null : checkTable(value)),
  migrations: { 1: (table) => (table === null ? null : { ...(table as object), tier: null }) },
};

/** The log in pages, so that one more move is a small write however long the evening. */
export const HOST_LOG: Pages<readonly Entry[]> = {
  key: 'nearby-log',
  page: (index) => ({
    key: `nearby-log/${index}`,
    version: 1,
    defaults: [],
    check: listOf((value) => decodeEntry(value, nearbyGames), PAGE),
  }),
};

async function mustSave<Value>(slice: Slice<Value>, value: Value): Promise<void> {
  if (!(await storage.saveDurably(slice, value))) throw new Error('The table could not be saved');
}

/** Keeps a table through the app's storage. */
export interface TableKeeper {
  save(change: HostChange): Promise<void>;
  /** Notes the port that the table got. */
  notePort(port: number): void;
}

export function keepTable(table: KeptTable, entries: readonly Entry[]): TableKeeper {
  let kept = table;
  let log = entries;
  return {
    async save(change) {
      if (change.slice === 'table') {
        kept = { ...kept, record: change.record };
        return mustSave(hostSlice, kept);
      }
      // A write that failed is tried again with the same entry, which then takes its own place.
      const next = [...log.slice(0, change.entry.i), change.entry];
      const page = Math.floor(change.entry.i / PAGE);
      await mustSave(HOST_LOG.page(page), next.slice(page * PAGE));
      log = next;
    },
    notePort(port) {
      kept = { ...kept, port };
      storage.save(hostSlice, kept);
    },
  };
}

/** The table that was kept, with its log. */
export async function readTable(): Promise<{
  readonly table: KeptTable;
  readonly entries: readonly Entry[];
} | null> {
  const table = await storage.open(hostSlice);
  if (table === null) return null;
  const pages = await storage.openPages(HOST_LOG);
  return { table, entries: [...pages.values()].flat() };
}

/** Removes the table for good. */
export async function forgetTable(): Promise<void> {
  await storage.reset([hostSlice, HOST_LOG]);
}
