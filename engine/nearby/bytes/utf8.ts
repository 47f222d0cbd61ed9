import { accept, refuse, type Result } from '@/engine/core';

const REPLACEMENT = 0xfffd;
/** `String.fromCharCode` takes its units as arguments, and an argument list is bounded. */
const UNITS_PER_CALL = 4096;

/** UTF-8 of a text. Half a surrogate pair has no encoding and becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const low = text.charCodeAt(i + 1);
    const paired = unit >= 0xd800 && unit < 0xdc00 && low >= 0xdc00 && low < 0xe000;
    const lonely = !paired && unit >= 0xd800 && unit < 0xe000;
    const point = paired ? 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00) : lonely ? REPLACEMENT : unit;
    if (paired) i++;
    if (point < 0x80) {
      bytes[length++] = point;
    } else if (point < 0x800) {
      bytes[length++] = 0xc0 | (point >> 6);
      bytes[length++] = 0x80 | (point & 0x3f);
    } else if (point < 0x10000) {
      bytes[length++] = 0xe0 | (point >> 12);
      bytes[length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[length++] = 0x80 | (point & 0x3f);
    } else {
      bytes[length++] = 0xf0 | (point >> 18);
      bytes[length++] = 0x80 | ((point >> 12) & 0x3f);
      bytes[length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[length++] = 0x80 | (point & 0x3f);
    }
  }
  return bytes.slice(0, length);
}

/** The text of well-formed UTF-8; overlong forms, surrogates and points past U+10FFFF are refused. */
export function decodeUtf8(bytes: Uint8Array): Result<string, 'not-utf8'> {
  const units: number[] = [];
  let text = '';
  let i = 0;
  while (i < bytes.length) {
    const lead = bytes[i++] as number;
    const extra =
      lead < 0x80 ? 0 : lead < 0xc2 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : -1;
    if (extra < 0 || i + extra > bytes.length) return refuse('not-utf8');
    let point = extra === 0 ? lead : lead & (0x3f >> extra);
    for (let k = 0; k < extra; k++) {
      const next = bytes[i++] as number;
      if ((next & 0xc0) !== 0x80) return refuse('not-utf8');
      point = (point << 6) | (next & 0x3f);
    }
    const overlong = (extra === 2 && point < 0x800) || (extra === 3 && point < 0x10000);
    if (overlong || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return refuse('not-utf8');
    if (point < 0x10000) {
      units.push(point);
    } else {
      units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    }
    if (units.length >= UNITS_PER_CALL) {
      text += String.fromCharCode(...units);
      units.length = 0;
    }
  }
  return accept(text + String.fromCharCode(...units));
}
