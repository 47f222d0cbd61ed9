const POLYNOMIAL = 0x864cfb;
const START = 0xb704ce;

/** How many bytes a checksum takes. */
export const CHECKSUM_BYTES = 3;

/**
 * CRC-24 as in OpenPGP. It notices every error that lies within 24 bits, so every mistyped character
 * of a code and every two neighbours exchanged.
 */
export function checksum(bytes: Uint8Array): Uint8Array {
  let crc = START;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit++) {
      crc <<= 1;
      if (crc & 0x1000000) crc ^= POLYNOMIAL;
    }
    crc &= 0xffffff;
  }
  return Uint8Array.of(crc >> 16, crc >> 8, crc);
}
