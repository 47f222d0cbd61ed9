/** Bytes that nobody can guess. Browsers have them everywhere, also on pages that came without encryption. */
export function randomBytes(count: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(count));
}
