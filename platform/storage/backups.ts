import type { KeyValue } from './keyValue';

const PREFIX = 'oxs/';
const BACKUP_PREFIX = 'oxs/backup/';

/** How many set-aside texts are kept for each slice. */
export const BACKUPS_KEPT = 3;

/** The key that a slice is stored under. */
export function storageKey(slice: string): string {
  return PREFIX + slice;
}

/** Inverse of `storageKey`, also for a backup's key: a journal knows texts by what follows our prefix. */
export function journalName(key: string): string {
  return key.slice(PREFIX.length);
}

/** The slice a storage key belongs to; `undefined` for backups and for keys that are not ours. */
export function sliceKeyOf(key: string): string | undefined {
  if (!key.startsWith(PREFIX) || key.startsWith(BACKUP_PREFIX)) return undefined;
  return key.slice(PREFIX.length);
}

/** The slice whose text a backup key holds; `undefined` for keys of another kind. */
export function backedUpSlice(key: string): string | undefined {
  if (!key.startsWith(BACKUP_PREFIX)) return undefined;
  return key.slice(BACKUP_PREFIX.length, key.lastIndexOf('/'));
}

/** A text that was put out of the way: whose it was, and when. */
export interface SetAside {
  readonly key: string;
  readonly slice: string;
  /** In milliseconds. */
  readonly at: number;
}

/** What stands under a backup key; `undefined` for keys of another kind. */
function asideUnder(key: string): SetAside | undefined {
  const slice = backedUpSlice(key);
  const at = Date.parse(key.slice(key.lastIndexOf('/') + 1));
  return slice === undefined || Number.isNaN(at) ? undefined : { key, slice, at };
}

/** Every text that was set aside, the latest first. */
export async function listBackups(kv: KeyValue): Promise<readonly SetAside[]> {
  const found = (await kv.keys()).map(asideUnder).filter((aside) => aside !== undefined);
  return found.sort((a, b) => b.at - a.at || a.key.localeCompare(b.key));
}

/** A dated backup key that none of `taken` is. */
export function freeBackupKey(slice: string, at: number, taken: readonly string[]): string {
  const key = `${BACKUP_PREFIX}${slice}/${new Date(at).toISOString()}`;
  return taken.includes(key) ? freeBackupKey(slice, at + 1, taken) : key;
}

/** Puts a text under a dated backup key and lets the oldest go. Rejects when it could not be written. */
export async function backUp(kv: KeyValue, slice: string, text: string, at: number): Promise<string> {
  // Where keys cannot be listed, an old backup too many is better than no new one.
  const keys = await kv.keys().catch((): readonly string[] => []);
  // ISO dates sort by time.
  const older = keys.filter((key) => backedUpSlice(key) === slice).sort();
  const backupKey = freeBackupKey(slice, at, older);
  await kv.set(backupKey, text);
  const surplus = older.slice(0, Math.max(0, older.length + 1 - BACKUPS_KEPT));
  // One backup too many does no harm, so a removal that fails is not worth a message.
  await Promise.allSettled(surplus.map((key) => kv.remove(key)));
  return backupKey;
}
