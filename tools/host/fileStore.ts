import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

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

/** A table's folder: `table.json`, replaced atomically, and `log.jsonl`, which only grows. */
export interface FileStore extends TableStore {
  /** The table that was kept here; null if there was none. */
  readonly kept: { readonly record: TableRecord; readonly entries: readonly Entry[] } | null;
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

function readRecord(text: string, games: NearbyGames): TableRecord {
  const record = decodeTableRecord(JSON.parse(text), games);
  if (record === undefined) throw new Error('table.json in its folder is not a table');
  return record;
}

/** Opens a table's folder, cutting off a last line that was never finished. */
export async function openFileStore(folder: string, games: NearbyGames): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const kept = await readIfThere(join(folder, 'table.json'));
  const text = (await readIfThere(join(folder, 'log.jsonl'))) ?? '';
  const record = kept === null ? null : readRecord(kept, games);
  const journal = readJournal(text, games);
  const entries = record === null ? [] : replayChain(record.sid, journal.entries, games).entries;
  const sound = entries.map(journalLine).join('');
  const handle = await open(join(folder, 'log.jsonl'), text === '' ? 'w+' : 'r+');
  let soundBytes = Buffer.byteLength(sound);

  return {
    kept: record === null ? null : { record, entries },
    async save(change: HostChange) {
      if (change.slice === 'table') return replaceFile(folder, 'table.json', JSON.stringify(change.record));
      soundBytes = await appendLine(handle, soundBytes, journalLine(change.entry));
    },
    close: () => handle.close(),
  };
}
