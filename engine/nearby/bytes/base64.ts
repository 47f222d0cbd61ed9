const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Standard base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group =
      ((bytes[i] as number) << 16) |
      ((left > 1 ? (bytes[i + 1] as number) : 0) << 8) |
      (left > 2 ? (bytes[i + 2] as number) : 0);
    text += ALPHABET.charAt(group >> 18) + ALPHABET.charAt((group >> 12) & 63);
    text += left > 1 ? ALPHABET.charAt((group >> 6) & 63) : '=';
    text += left > 2 ? ALPHABET.charAt(group & 63) : '=';
  }
  return text;
}
