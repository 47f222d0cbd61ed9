import { randomBytes } from './random';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A short name that no other has: for tables and kept games. Not a secret. */
export function newId(length = 10): string {
  let id = '';
  for (let i = 0; i < length; i++) id += ALPHABET[Math.floor(Math.random() * ALPHABET.length)];
  return id;
}

/** A secret of that many bytes, in hexadecimal. */
export function newSecret(bytes: number): string {
  return [...randomBytes(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const CODES = 1_000_000;
/** The largest multiple of `CODES` below 2³²: what lies above would make some codes likelier than others. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

/** Six digits that nobody can guess. */
export function newCode(): string {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4);
    const number = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (number < FAIR) return String(number % CODES).padStart(6, '0');
  }
}
