import type { Result } from '@/engine/core';

import { createAside, type StaysAside } from './aside';
import type { SetAside } from './backups';
import type { KeyValue } from './keyValue';
import { createProblems, type StorageProblem } from './problems';
import { createQueue } from './queue';
import { createShelf } from './shelf';
import { isPages, owns, writeSlice, type Pages, type Slice, type Stored } from './slice';
import { readContents, writeContents, type Contents, type ImportProblem } from './transfer';

/** Everything that is kept between two openings of the app. No promise here ever rejects. */
export interface Storage {
  /** The stored value. What cannot be read is set aside under a backup key, and the defaults are used. */
  open<Value>(slice: Slice<Value>): Promise<Value>;
  /** Every page that exists, by its number, in order. */
  openPages<Value>(pages: Pages<Value>): Promise<ReadonlyMap<number, Value>>;
  /** Returns at once. Values reach the disk in the order they were saved; ones overtaken at once are skipped. */
  save<Value>(slice: Slice<Value>, value: Value): void;
  /** True once the value, or a newer one of the same slice, is on the disk. */
  saveDurably<Value>(slice: Slice<Value>, value: Value): Promise<boolean>;
  /** Resolves when all that was saved before is on the disk, or has failed and been reported. */
  flush(): Promise<void>;
  subscribe(listener: (problem: StorageProblem) => void): () => void;
  /** The problems that stand, so that a late subscriber can show what happened at opening. */
  problems(): readonly StorageProblem[];
  /** All data as one text. */
  exportAll(stored: readonly Stored[]): Promise<string>;
  /** Checks an exported text and shows what it holds. Changes nothing. */
  previewImport(text: string, stored: readonly Stored[]): Result<Contents, ImportProblem>;
  /** Replaces each part that the contents hold. False, and everything as before, when a write failed. */
  applyImport(contents: Contents, stored: readonly Stored[]): Promise<boolean>;
  /** Removes everything that is kept here, backups included. */
  clear(): Promise<void>;
  /** Removes these parts and their backups. */
  reset(stored: readonly Stored[]): Promise<void>;
  /** What was set aside, the latest first. */
  setAside(): Promise<readonly SetAside[]>;
  /** The text that was set aside; `null`, and reported, when it cannot be had. */
  textAside(aside: SetAside): Promise<string | null>;
  /** Removes what was set aside, for good. */
  discardAside(aside: SetAside): Promise<void>;
  /** Reads what was set aside with the reader of now, and puts it back in its place if that succeeds. */
  putBack(aside: SetAside, stored: readonly Stored[]): Promise<Result<null, StaysAside>>;
  /** Gives up unreadable text that is `stuck`: without it there is room for what is new. */
  discardStuck(slice: string): Promise<void>;
  /** Writes no value from now on: somebody else has the data. */
  close(): void;
}

/** Storage over any store; `now` dates backups and exports. */
export function createStorage(kv: KeyValue, now: () => number): Storage {
  const queue = createQueue();
  const problems = createProblems();
  const shelf = createShelf(kv, now, problems);
  const aside = createAside(kv, now, shelf, problems);

  let closed = false;
  let recovered: Promise<void> | undefined;
  /** What an import left behind when the app was stopped is seen to before anything else. */
  const recover = () => (recovered ??= shelf.recover());

  function run<Value>(job: () => Promise<Value>): Promise<Value> {
    return queue.run(async () => {
      await recover();
      return job();
    });
  }

  function saveDurably<Value>(slice: Slice<Value>, value: Value): Promise<boolean> {
    return queue.write(slice.key, async () => {
      if (closed) return false;
      await recover();
      await shelf.retryExcept(slice.key);
      return shelf.put(slice, value);
    });
  }

  async function collect(stored: readonly Stored[]): Promise<Contents> {
    const slices = new Map<string, unknown>();
    const pages = new Map<string, readonly unknown[]>();
    for (const part of stored) {
      if (isPages(part)) pages.set(part.key, [...(await shelf.readPages(part)).values()]);
      else slices.set(part.key, await shelf.read(part));
    }
    return { at: now(), slices, pages };
  }

  async function replace(contents: Contents, stored: readonly Stored[]): Promise<boolean> {
    const texts = new Map<string, string | null>();
    for (const part of stored) {
      if (isPages(part)) {
        const values = contents.pages.get(part.key);
        if (!values) continue;
        const numbers = await shelf.pageNumbers(part);
        if (!numbers) return false;
        for (const number of numbers) texts.set(part.page(number).key, null);
        values.forEach((value, i) => texts.set(part.page(i).key, writeSlice(part.page(i), value)));
      } else if (contents.slices.has(part.key)) {
        texts.set(part.key, writeSlice(part, contents.slices.get(part.key)));
      }
    }
    return shelf.putAll('import', texts);
  }

  return {
    open: (slice) => run(() => shelf.read(slice)),
    openPages: (pages) => run(() => shelf.readPages(pages)),
    save: (slice, value) => void saveDurably(slice, value),
    saveDurably,
    flush: () => queue.run(() => Promise.resolve()),
    subscribe: problems.subscribe,
    problems: problems.standing,
    exportAll: (stored) => run(async () => writeContents(await collect(stored), stored)),
    previewImport: readContents,
    applyImport: (contents, stored) => run(() => replace(contents, stored)),
    clear: () => run(() => shelf.clear('everything', () => true)),
    reset: (stored) =>
      run(async () => {
        for (const part of stored) await shelf.clear(part.key, (slice) => owns(part, slice));
      }),
    setAside: () => run(aside.list),
    textAside: (one) => run(() => aside.textOf(one)),
    discardAside: (one) => run(() => aside.discard(one)),
    putBack: (one, stored) => run(() => aside.putBack(one, stored)),
    discardStuck: (slice) => run(() => shelf.discardStuck(slice)),
    close() {
      closed = true;
    },
  };
}
