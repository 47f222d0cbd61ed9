import AsyncStorage from '@react-native-async-storage/async-storage';

/** The little that a device must offer to keep data: texts under keys. Any call may reject. */
export interface KeyValue {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** The device's own store: SQLite on Android, files on iOS, localStorage on the web. */
export const deviceKeyValue: KeyValue = {
  get: (key) => AsyncStorage.getItem(key),
  set: (key, value) => AsyncStorage.setItem(key, value),
  remove: (key) => AsyncStorage.removeItem(key),
  keys: () => AsyncStorage.getAllKeys(),
};

/** Each platform has its own words for "no room"; none of them has a common code. */
const NO_ROOM = /quota|SQLITE_FULL|disk is full|ENOSPC|no space left|out of space|not enough space/i;

/** Whether a rejected write says that the device has no room left. */
export function saysFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message } = error as { readonly name?: unknown; readonly message?: unknown };
  return NO_ROOM.test(String(name)) || NO_ROOM.test(String(message));
}
