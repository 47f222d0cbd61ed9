import { getRandomBytes } from 'expo-crypto';

/** Bytes that nobody can guess, from the phone's own source. */
export function randomBytes(count: number): Uint8Array {
  return getRandomBytes(count);
}
