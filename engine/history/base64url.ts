import { accept, refuse, type Result } from '@/engine/core';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NO_DIGIT = 64;

/** The value of each digit by its character code: a history holds half a million of them. */
const VALUES = new Uint8Array(128).fill(NO_DIGIT);
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS.charCodeAt(value)] = value;

/** Bytes as text that may stand in a link: RFC 4648 §5, without padding. */
export function writeBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += DIGITS[(held >> bits) & 63];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + DIGITS[(held << (6 - bits)) & 63] : text;
}

/** Inverse of `writeBase64url`: every byte sequence has one text, so bits left over must be zero. */
export function readBase64url(text: string): Result<Uint8Array, 'unreadable'> {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let filled = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = VALUES[text.charCodeAt(i)] ?? NO_DIGIT;
    if (digit === NO_DIGIT) return refuse('unreadable');
    held = (held << 6) | digit;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return held === 0 && bits < 6 ? accept(bytes) : refuse('unreadable');
}
