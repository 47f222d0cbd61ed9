import { storage, type Slice } from '@/platform/storage';

import { fields, listOf, text, whole } from '../lib/shape';

/** How far the games of a table have gone into the history. */
interface Filed {
  readonly sid: string;
  /** The number of the last game. */
  readonly number: number;
}

/** One seat and one table can be returned to; a few more are remembered than that. */
const MOST_TABLES = 8;
const LONGEST_SID = 64;

export const filedSlice: Slice<readonly Filed[]> = {
  key: 'nearby-filed',
  version: 1,
  defaults: [],
  check: listOf(
    fields<Filed>({ sid: text(LONGEST_SID), number: whole(1, Number.MAX_SAFE_INTEGER) }),
    MOST_TABLES,
  ),
};

let filed: readonly Filed[] = [];

/** Whether a game went into the history before. It may have been deleted there, and then it stays away. */
export function isFiled(sid: string, number: number): boolean {
  return filed.some((one) => one.sid === sid && one.number >= number);
}

export function noteFiled(sid: string, number: number): void {
  filed = [{ sid, number }, ...filed.filter((one) => one.sid !== sid)].slice(0, MOST_TABLES);
  storage.save(filedSlice, filed);
}

export async function openFiled(): Promise<void> {
  filed = await storage.open(filedSlice);
}
