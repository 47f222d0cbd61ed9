import { copyFile, mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import { accept, refuse, type Result } from '@/engine/core';
import {
  decodeTableRecord,
  journalLine,
  readJournal,
  replayChain,
  type Entry,
  type HostChange,
  type NearbyGames,
  type TableRecord,
} from '@/engine/nearby';
import type { TableStore } from '@/platform/sockets/index.node';

import { lockFolder } from './folderLock';

const RECORD = 'table.json';
const LOG = 'log.jsonl';

/** What was moved out of the way, and why: it made no sense, the log did not from some line on, or nobody wants it. */
export interface SetAside {
  readonly why: 'unreadable' | 'damaged' | 'unwanted';
  readonly folder: string;
}

/** A table's folder: `table.json`, replaced atomically, and `log.jsonl`, which only grows. */
export interface FileStore extends TableStore {
  /** The table that was kept here; null if there was none. */
  readonly kept: { readonly record: TableRecord; readonly entries: readonly Entry[] } | null;
  readonly setAside: SetAside | null;
  close(): Promise<void>;
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A rename is only durable once the folder that records it is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

async function replaceFile(folder: string, name: string, text: string): Promise<void> {
  const temporary = join(folder, `${name}.new`);
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, join(folder, name));
  await syncFolder(folder);
}

/** Writes at the end of what is known to be sound, over whatever a failed write may have left there. */
async function appendLine(handle: FileHandle, soundBytes: number, line: string): Promise<number> {
  const bytes = Buffer.from(line);
  await handle.truncate(soundBytes);
  await handle.write(bytes, 0, bytes.length, soundBytes);
  await handle.sync();
  return soundBytes + bytes.length;
}

function readRecord(text: string, games: NearbyGames): TableRecord | undefined {
  try {
    return decodeTableRecord(JSON.parse(text), games);
  } catch {
    return undefined;
  }
}

/** What a folder holds. A last line that was never finished is no damage: its entry was told to nobody. */
async function readFolder(folder: string, games: NearbyGames) {
  const kept = await readIfThere(join(folder, RECORD));
  const text = (await readIfThere(join(folder, LOG))) ?? '';
  if (kept === null && text === '') return { record: null, entries: [], problem: null };
  const record = kept === null ? undefined : readRecord(kept, games);
  if (record === undefined) return { record: null, entries: [], problem: 'unreadable' as const };
  const { entries } = replayChain(record.sid, readJournal(text, games).entries, games);
  const whole = text.split('\n').length - 1;
  return { record, entries, problem: entries.length < whole ? ('damaged' as const) : null };
}

/** Puts what is in the folder where it can be looked at later, under today's date. */
async function putAside(folder: string, why: SetAside['why']): Promise<SetAside> {
  const aside = join(folder, `set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { recursive: true });
  for (const name of [RECORD, LOG]) {
    const [from, to] = [join(folder, name), join(aside, name)];
    if ((await readIfThere(from)) !== null) await (why === 'damaged' ? copyFile : rename)(from, to);
  }
  return { why, folder: aside };
}

export interface FileStoreOptions {
  readonly games: NearbyGames;
  /** Whatever is kept in the folder is set aside. */
  readonly fresh?: boolean;
}

/** Opens a table's folder for this process alone. What cannot be read is set aside, never written over. */
export async function openFileStore(
  folder: string,
  { games, fresh = false }: FileStoreOptions,
): Promise<Result<FileStore, 'folder-busy'>> {
  await mkdir(folder, { recursive: true });
  const release = await lockFolder(folder);
  if (release === null) return refuse('folder-busy');
  const found = await readFolder(folder, games);
  const why = fresh && found.record !== null ? 'unwanted' : found.problem;
  const setAside = why === null ? null : await putAside(folder, why);
  const record = why === 'unwanted' ? null : found.record;
  const entries = record === null ? [] : found.entries;
  let soundBytes = Buffer.byteLength(entries.map(journalLine).join(''));
  const handle = await open(join(folder, LOG), soundBytes === 0 ? 'w+' : 'r+');

  return accept({
    kept: record === null ? null : { record, entries },
    setAside,
    async save(change: HostChange) {
      if (change.slice === 'table') return replaceFile(folder, RECORD, JSON.stringify(change.record));
      soundBytes = await appendLine(handle, soundBytes, journalLine(change.entry));
    },
    async close() {
      await handle.close();
      await release();
    },
  });
}
