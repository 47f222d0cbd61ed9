const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A short name that no other has: for tables and kept games. Not a secret. */
export function newId(length = 10): string {
  let id = '';
  for (let i = 0; i < length; i++) id += ALPHABET[Math.floor(Math.random() * ALPHABET.length)];
  return id;
}
