const HEADER = 44;
const PCM = 1;
const MONO = 1;
const BYTES = 2;

/** Samples as a WAV file: 16 bits, one channel. */
export function writeWav(samples: Int16Array, rate: number): Buffer {
  const size = samples.length * BYTES;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(MONO, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * BYTES, 28);
  file.writeUInt16LE(BYTES, 32);
  file.writeUInt16LE(BYTES * 8, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  samples.forEach((sample, i) => file.writeInt16LE(sample, HEADER + i * BYTES));
  return file;
}
