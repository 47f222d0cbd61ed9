const BLOCK = 64;

/**
 * The padding SHA-1 and SHA-256 share: a one bit, zeros, and the length in bits as a big-endian
 * 64-bit number, up to a whole number of 64-byte blocks.
 */
export function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const data = new Uint8Array(blocks * BLOCK);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(data.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(data.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** 32-bit words as big-endian bytes. */
export function bytesOfWords(words: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < words.length; i++) view.setInt32(i * 4, words[i] as number);
  return bytes;
}
