import { backedUpSlice, backUp, sliceKeyOf, storageKey } from './backups';
import { createJournal, type Texts } from './journal';
import type { KeyValue } from './keyValue';
import type { Problems } from './problems';
import { pageNumber, readSlice, writeSlice, type Pages, type Slice, type Unreadable } from './slice';

/**
 * Reads and writes one slice at a time, and never destroys text that it could not understand. The
 * caller sees to it that calls do not overlap. Nothing here rejects: trouble is reported.
 */
export interface Shelf {
  read<Value>(slice: Slice<Value>): Promise<Value>;
  readPages<Value>(pages: Pages<Value>): Promise<ReadonlyMap<number, Value>>;
  put<Value>(slice: Slice<Value>, value: Value): Promise<boolean>;
  /** Tries again what could not be written before, except for a slice that is about to get a new value. */
  retryExcept(slice: string): Promise<void>;
  /** Changes several slices: all of them, or none if a write fails. `name` stands for them in a report. */
  putAll(name: string, texts: Texts): Promise<boolean>;
  /** Finishes or undoes what `putAll` was at when the app was stopped. Comes before anything is read. */
  recover(): Promise<void>;
  /** Removes the slices whose keys are chosen, and their backups. `name` stands for them in a report. */
  clear(name: string, isChosen: (slice: string) => boolean): Promise<void>;
  /** Gives up text that cannot be read and for whose copy there is no room; what waited for its place is written. */
  discardStuck(slice: string): Promise<void>;
  /** The numbers of the pages that hold something, ascending; `undefined`, and reported, when nobody can say. */
  pageNumbers(pages: Pages<unknown>): Promise<readonly number[] | undefined>;
}

interface Unsaved {
  readonly value: unknown;
  retry(): Promise<boolean>;
}

function familyOf(slice: string): string {
  return slice.slice(0, slice.lastIndexOf('/'));
}

/** A shelf over a device's store. */
export function createShelf(kv: KeyValue, now: () => number, problems: Problems): Shelf {
  const unsaved = new Map<string, Unsaved>();
  /** Slices (or whole families of pages) that hold something we have not got hold of, and what is known of why. */
  const atRisk = new Map<string, Unreadable | null>();
  const safe = new Set<string>();
  const journal = createJournal(kv);

  function isSafe(slice: string): boolean {
    return safe.has(slice) || !(atRisk.has(slice) || atRisk.has(familyOf(slice)));
  }

  function makeSafe(slice: string): void {
    atRisk.delete(slice);
    safe.add(slice);
  }

  function putAtRisk(slice: string, why: Unreadable | null, error: unknown): void {
    safe.delete(slice);
    atRisk.set(slice, why);
    reportFailed(slice, error);
  }

  function reportFailed(slice: string, error: unknown): void {
    if (atRisk.get(slice)) problems.reportUnmoved(slice, error);
    else problems.reportError(slice, error);
  }

  async function change(slice: string, text: string | null): Promise<void> {
    const key = storageKey(slice);
    await (text === null ? kv.remove(key) : kv.set(key, text));
  }

  /** Puts unreadable text under a backup key, and in its place what could be had from it, if anything. */
  async function setAside(slice: string, text: string, why: Unreadable, rest: string | null): Promise<void> {
    try {
      // The copy first: a crash in between leaves the text twice, never not at all.
      const backupKey = await backUp(kv, slice, text, now());
      makeSafe(slice);
      problems.report({ kind: 'set-aside', slice, backupKey, why });
      await change(slice, rest);
    } catch (error) {
      if (safe.has(slice)) problems.reportError(slice, error);
      else putAtRisk(slice, why, error);
    }
  }

  async function read<Value>(slice: Slice<Value>): Promise<Value> {
    const waiting = unsaved.get(slice.key);
    if (waiting) return waiting.value as Value;
    let text: string | null;
    try {
      text = await kv.get(storageKey(slice.key));
    } catch (error) {
      putAtRisk(slice.key, null, error);
      return slice.defaults;
    }
    if (text === null) {
      makeSafe(slice.key);
      return slice.defaults;
    }
    const value = readSlice(slice, text);
    if (value.ok) {
      makeSafe(slice.key);
      return value.value;
    }
    const rest = value.code === 'newer-version' ? undefined : slice.salvage?.(text);
    await setAside(slice.key, text, value.code, rest === undefined ? null : writeSlice(slice, rest));
    return rest ?? slice.defaults;
  }

  async function pageNumbers(pages: Pages<unknown>): Promise<readonly number[] | undefined> {
    try {
      const stored = (await kv.keys()).map(sliceKeyOf).filter((key) => key !== undefined);
      const numbers = [...stored, ...unsaved.keys()].map((key) => pageNumber(pages, key));
      return [...new Set(numbers.filter((number) => number !== undefined))].sort((a, b) => a - b);
    } catch (error) {
      putAtRisk(pages.key, null, error);
      return undefined;
    }
  }

  async function readPages<Value>(pages: Pages<Value>): Promise<ReadonlyMap<number, Value>> {
    const found = new Map<number, Value>();
    for (const number of (await pageNumbers(pages)) ?? []) found.set(number, await read(pages.page(number)));
    return found;
  }

  /** Looks again at what could not be read or copied when it was opened. Text that can be had now is kept as a backup. */
  async function secure(slice: string): Promise<void> {
    if (isSafe(slice)) return;
    const why = atRisk.get(slice) ?? null;
    // What cannot be read even now is lost already: writing over it is the only way to a working slice.
    const text = await kv.get(storageKey(slice)).catch(() => null);
    if (text !== null) {
      const backupKey = await backUp(kv, slice, text, now());
      if (why) problems.report({ kind: 'set-aside', slice, backupKey, why });
    }
    makeSafe(slice);
  }

  async function put<Value>(slice: Slice<Value>, value: Value): Promise<boolean> {
    try {
      await secure(slice.key);
      await kv.set(storageKey(slice.key), writeSlice(slice, value));
    } catch (error) {
      unsaved.set(slice.key, { value, retry: () => put(slice, value) });
      reportFailed(slice.key, error);
      return false;
    }
    unsaved.delete(slice.key);
    problems.writtenNow(slice.key);
    return true;
  }

  return {
    read,
    readPages,
    put,
    pageNumbers,

    recover: () => journal.recover().catch((error: unknown) => problems.reportError('import', error)),

    async discardStuck(slice) {
      if (!atRisk.get(slice)) return;
      try {
        await change(slice, null);
      } catch (error) {
        return problems.reportError(slice, error);
      }
      makeSafe(slice);
      problems.forget((each) => each === slice);
      await unsaved.get(slice)?.retry();
    },

    async retryExcept(slice) {
      for (const [key, waiting] of [...unsaved]) if (key !== slice) await waiting.retry();
    },

    async putAll(name, texts) {
      try {
        for (const slice of texts.keys()) await secure(slice);
        await journal.change(texts);
      } catch (error) {
        problems.reportError(name, error);
        return false;
      }
      for (const slice of texts.keys()) {
        unsaved.delete(slice);
        problems.writtenNow(slice);
      }
      return true;
    },

    async clear(name, isChosen) {
      const belongs = (slice: string | undefined) => slice !== undefined && isChosen(slice);
      for (const slice of [...unsaved.keys()].filter(belongs)) unsaved.delete(slice);
      try {
        const keys = await kv.keys();
        for (const key of keys.filter((each) => belongs(sliceKeyOf(each) ?? backedUpSlice(each)))) {
          await kv.remove(key);
        }
        for (const slice of [...atRisk.keys()].filter(belongs)) atRisk.delete(slice);
        problems.forget(belongs);
      } catch (error) {
        problems.reportError(name, error);
      }
    },
  };
}
