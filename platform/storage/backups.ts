import type { KeyValue } from './keyValue';

const PREFIX = 'oxs/';
const BACKUP_PREFIX = 'oxs/backup/';

/** How many set-aside texts are kept for each slice. */
export const BACKUPS_KEPT = 3;

/** The key that a slice is stored under. */
export function storageKey(slice: string): string {
  return PREFIX + slice;
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

/** Puts a text under a dated backup key and lets the oldest go. Rejects when it could not be written. */
export async function backUp(kv: KeyValue, slice: string, text: string, at: number): Promise<string> {
  // Where keys cannot be listed, an old backup too many is better than no new one.
  const keys = await kv.keys().catch((): readonly string[] => []);
  // ISO dates sort by time.
  const older = keys.filter((key) => backedUpSlice(key) === slice).sort();
  let time = at;
  const keyAt = () => `${BACKUP_PREFIX}${slice}/${new Date(time).toISOString()}`;
  while (older.includes(keyAt())) time++;
  await kv.set(keyAt(), text);
  const surplus = older.slice(0, Math.max(0, older.length + 1 - BACKUPS_KEPT));
  // One backup too many does no harm, so a removal that fails is not worth a message.
  await Promise.allSettled(surplus.map((key) => kv.remove(key)));
  return keyAt();
}
