const POLYNOMIAL = 0x864cfb;
const START = 0xb704ce;

/** How many bytes a checksum takes. */
export const CHECKSUM_BYTES = 3;

/** What each leading byte does to the remainder, so that a byte costs one step and not eight. */
const STEPS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 16;
  for (let bit = 0; bit < 8; bit++) {
    crc <<= 1;
    if (crc & 0x1000000) crc ^= POLYNOMIAL;
  }
  return crc & 0xffffff;
});

/**
 * CRC-24 as in OpenPGP. It notices every error that lies within 24 bits, so every mistyped character
 * of a code and every two neighbours exchanged.
 */
export function checksum(bytes: Uint8Array): Uint8Array {
  let crc = START;
  for (const byte of bytes) crc = ((crc << 8) & 0xffffff) ^ STEPS[(crc >> 16) ^ byte]!;
  return Uint8Array.of(crc >> 16, crc >> 8, crc);
}
