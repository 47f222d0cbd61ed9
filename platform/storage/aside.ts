import { accept, refuse, type Result } from '@/engine/core';

import { freeBackupKey, journalName, listBackups, storageKey, type SetAside } from './backups';
import type { KeyValue } from './keyValue';
import type { Problems } from './problems';
import type { Shelf } from './shelf';
import { isPages, owns, pageNumber, readSlice, writeSlice, type Slice, type Stored } from './slice';

/** Why a text stays aside: it still cannot be read, or the device would not take it. */
export type StaysAside = 'unreadable' | 'not-written';

/** What was set aside, for the person whose it is. The caller sees to it that calls do not overlap. */
export interface Aside {
  /** The latest first; reported, and empty, when nobody can say. */
  list(): Promise<readonly SetAside[]>;
  /** `null`, and reported, when it cannot be had. */
  textOf(aside: SetAside): Promise<string | null>;
  discard(aside: SetAside): Promise<void>;
  /** Puts a text back in its place if it can be read by now. What stands there is joined with it, or set aside in turn. */
  putBack(aside: SetAside, stored: readonly Stored[]): Promise<Result<null, StaysAside>>;
}

function sliceOf(sliceKey: string, stored: readonly Stored[]): Slice<unknown> | undefined {
  const part = stored.find((each) => owns(each, sliceKey));
  if (!part || !isPages(part)) return part;
  const number = pageNumber(part, sliceKey);
  return number === undefined ? undefined : part.page(number);
}

/** The set-aside texts of a device's store. */
export function createAside(kv: KeyValue, now: () => number, shelf: Shelf, problems: Problems): Aside {
  /** Where the text that stands in a slice goes to make room for another. */
  async function makeRoom(slice: Slice<unknown>): Promise<readonly (readonly [string, string])[]> {
    const standing = await kv.get(storageKey(slice.key));
    if (standing === null) return [];
    const key = freeBackupKey(slice.key, now(), await kv.keys());
    return [[journalName(key), standing]];
  }

  return {
    list: () =>
      listBackups(kv).catch((error: unknown) => {
        problems.reportError('backup', error);
        return [];
      }),

    textOf: ({ key, slice }) =>
      kv.get(key).catch((error: unknown) => {
        problems.reportError(slice, error);
        return null;
      }),

    discard: ({ key, slice }) => kv.remove(key).catch((error: unknown) => problems.reportError(slice, error)),

    async putBack({ key, slice: sliceKey }, stored) {
      const slice = sliceOf(sliceKey, stored);
      const text = await kv.get(key).catch(() => null);
      if (!slice || text === null) return refuse('unreadable');
      const found = readSlice(slice, text);
      if (!found.ok) return refuse('unreadable');
      const standing = await shelf.read(slice);
      const value = slice.join ? slice.join(found.value, standing) : found.value;
      try {
        const texts = new Map<string, string | null>([
          [slice.key, writeSlice(slice, value)],
          ...(slice.join ? [] : await makeRoom(slice)),
          [journalName(key), null],
        ]);
        return (await shelf.putAll(slice.key, texts)) ? accept(null) : refuse('not-written');
      } catch (error) {
        problems.reportError(slice.key, error);
        return refuse('not-written');
      }
    },
  };
}
