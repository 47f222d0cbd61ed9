import { accept, refuse, type Result } from '@/engine/core';

import { readBase64url, writeBase64url } from './base64url';
import { CHECKSUM_BYTES, checksum } from './checksum';

/** Bytes and their checksum as one text that may stand in a link. */
export function sealBytes(payload: Uint8Array): string {
  const sealed = new Uint8Array(payload.length + CHECKSUM_BYTES);
  sealed.set(payload);
  sealed.set(checksum(payload), payload.length);
  return writeBase64url(sealed);
}

/** Inverse of `sealBytes`; a text of which a character was changed or lost is damaged. */
export function unsealBytes(text: string): Result<Uint8Array, 'damaged'> {
  const bytes = readBase64url(text);
  if (!bytes.ok || bytes.value.length <= CHECKSUM_BYTES) return refuse('damaged');
  const end = bytes.value.length - CHECKSUM_BYTES;
  const payload = bytes.value.subarray(0, end);
  const expected = checksum(payload);
  for (let i = 0; i < CHECKSUM_BYTES; i++) if (expected[i] !== bytes.value[end + i]) return refuse('damaged');
  return accept(payload);
}
