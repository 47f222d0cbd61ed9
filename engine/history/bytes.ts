import { assert } from '@/engine/core';

const GROUP = 128;
const LONGEST_COUNT = 8;

/** Collects bytes. Counts take one byte up to 127, one more for every seven further bits. */
export interface ByteWriter {
  byte(value: number): void;
  count(value: number): void;
  text(value: string): void;
  bytes(): Uint8Array;
}

/**
 * Takes bytes of unknown origin apart. Reading past the end, or a count that is not in its shortest
 * form, gives zeros from then on and is remembered, so that a decoder can run to its end and ask once.
 */
export interface ByteReader {
  byte(): number;
  count(): number;
  text(): string;
  /** How many bytes are left; no list can be longer. */
  left(): number;
  /** The bytes read since so many were left, as a text to know them by. */
  readSince(left: number): string;
  /** Marks what was read as nonsense. */
  fail(): void;
  /** Everything was read, and nothing was wrong. */
  isComplete(): boolean;
  isBroken(): boolean;
}

/** An empty writer. */
export function createWriter(): ByteWriter {
  const out: number[] = [];

  function count(value: number): void {
    assert(Number.isSafeInteger(value) && value >= 0, 'counts are whole and not negative');
    let rest = value;
    // Division, not shifts: times in milliseconds are longer than 32 bits.
    for (; rest >= GROUP; rest = Math.floor(rest / GROUP)) out.push((rest % GROUP) + GROUP);
    out.push(rest);
  }

  return {
    byte(value) {
      out.push(value);
    },
    count,
    text(value) {
      count(value.length);
      for (let i = 0; i < value.length; i++) count(value.charCodeAt(i));
    },
    bytes: () => Uint8Array.from(out),
  };
}

/** A reader at the start of the bytes. */
export function createReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  let broken = false;

  function fail(): void {
    broken = true;
    at = bytes.length;
  }

  function byte(): number {
    const value = bytes[at++];
    if (value !== undefined) return value;
    fail();
    return 0;
  }

  function count(): number {
    let value = 0;
    let scale = 1;
    for (let length = 1; length <= LONGEST_COUNT; length++) {
      const group = byte();
      if (group < GROUP) {
        value += group * scale;
        if ((group === 0 && length > 1) || !Number.isSafeInteger(value)) break;
        return value;
      }
      value += (group - GROUP) * scale;
      scale *= GROUP;
    }
    fail();
    return 0;
  }

  return {
    byte,
    count,
    text() {
      const length = count();
      if (length > bytes.length - at) fail();
      let value = '';
      for (let i = 0; i < length && !broken; i++) {
        const unit = count();
        if (unit > 0xffff) fail();
        value += String.fromCharCode(unit);
      }
      return broken ? '' : value;
    },
    left: () => bytes.length - at,
    readSince: (left) => String.fromCharCode(...bytes.subarray(bytes.length - left, at)),
    fail,
    isComplete: () => !broken && at === bytes.length,
    isBroken: () => broken,
  };
}
