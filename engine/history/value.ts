import { assert } from '@/engine/core';

import type { ByteReader, ByteWriter } from './bytes';

const NULL = 0;
const FALSE = 1;
const TRUE = 2;
const TEXT = 3;
/** A number that is no small count, as its decimal text. */
const NUMBER = 4;
const LIST = 5;
const RECORD = 6;
/** A list of whole numbers below 16, two to a byte: the grids of puzzles. */
const DIGITS = 7;
const FIRST_WORD = 16;
const FIRST_COUNT = 128;

/** Data deeper than this is nobody's config. */
const DEEPEST = 16;

/**
 * Words that configs are made of, one byte each. Their order is part of the stored format: new words
 * go to the end. A word that is missing here costs its letters, nothing else.
 */
const WORDS: readonly string[] = [
  ...['size', 'k', 'first', 'swap', 'X', 'O', 'start', 'fair', 'empty'],
  ...['rows', 'columns', 'symbols', 'locks', 'goal', 'kind', 'match', 'rules', 'cycle', 'target'],
  ...['NO_THREE', 'NO_TOUCH', 'EVEN_ROWS', 'EVEN_COLS', 'MIRROR_LR', 'MIRROR_TB'],
  ...['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
  ...['C1', 'C2', 'C3', 'C4', 'C5', 'C6'],
];

function writeText(out: ByteWriter, text: string): void {
  const word = WORDS.indexOf(text);
  if (word >= 0) return out.byte(FIRST_WORD + word);
  out.byte(TEXT);
  out.text(text);
}

function writeNumber(out: ByteWriter, value: number): void {
  assert(Number.isFinite(value), 'JSON has only finite numbers');
  if (Number.isInteger(value) && value >= 0 && value < 256 - FIRST_COUNT)
    return out.byte(FIRST_COUNT + value);
  out.byte(NUMBER);
  out.text(String(value));
}

function isDigit(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 16;
}

function writeList(out: ByteWriter, list: readonly unknown[], depth: number): void {
  if (list.every(isDigit)) {
    out.byte(DIGITS);
    out.count(list.length);
    for (let i = 0; i < list.length; i += 2) out.byte(list[i]! * 16 + (list[i + 1] ?? 0));
    return;
  }
  out.byte(LIST);
  out.count(list.length);
  for (const item of list) writeValue(out, item, depth + 1);
}

/** Writes JSON data. As in JSON, a field that is `undefined` is left out. */
export function writeValue(out: ByteWriter, value: unknown, depth = 0): void {
  assert(depth <= DEEPEST, 'stored data is shallow');
  if (value === null) return out.byte(NULL);
  if (typeof value === 'boolean') return out.byte(value ? TRUE : FALSE);
  if (typeof value === 'string') return writeText(out, value);
  if (typeof value === 'number') return writeNumber(out, value);
  assert(typeof value === 'object', 'stored data is JSON');
  if (Array.isArray(value)) return writeList(out, value, depth);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  out.byte(RECORD);
  out.count(fields.length);
  for (const [key, field] of fields) {
    writeText(out, key);
    writeValue(out, field, depth + 1);
  }
}

function readNumber(from: ByteReader): number {
  const text = from.text();
  const value = Number(text);
  // Only texts that a number writes itself as: no spaces, no hexadecimal, no infinity.
  if (Number.isFinite(value) && String(value) === text) return value;
  from.fail();
  return 0;
}

function readDigits(from: ByteReader): number[] {
  const length = from.count();
  const digits: number[] = [];
  if (Math.ceil(length / 2) > from.left()) from.fail();
  while (digits.length < length && !from.isBroken()) {
    const pair = from.byte();
    digits.push(pair >> 4);
    if (digits.length < length) digits.push(pair & 15);
    else if ((pair & 15) !== 0) from.fail();
  }
  return digits;
}

/** Reads what `writeValue` wrote. Whether it was that is for the reader to say at the end. */
export function readValue(from: ByteReader, depth = 0): unknown {
  const tag = from.byte();
  if (tag >= FIRST_COUNT) return tag - FIRST_COUNT;
  if (tag >= FIRST_WORD) {
    const word = WORDS[tag - FIRST_WORD];
    if (word === undefined) from.fail();
    return word;
  }
  switch (tag) {
    case NULL:
      return null;
    case FALSE:
    case TRUE:
      return tag === TRUE;
    case TEXT:
      return from.text();
    case NUMBER:
      return readNumber(from);
    case DIGITS:
      return readDigits(from);
    case LIST:
    case RECORD:
      return readNested(from, tag, depth);
    default:
      from.fail();
      return null;
  }
}

function readNested(from: ByteReader, tag: typeof LIST | typeof RECORD, depth: number): unknown {
  const length = from.count();
  if (depth >= DEEPEST || length > from.left()) from.fail();
  const items: unknown[] = [];
  const fields: [string, unknown][] = [];
  for (let i = 0; i < length && !from.isBroken(); i++) {
    if (tag === LIST) {
      items.push(readValue(from, depth + 1));
      continue;
    }
    const key = readValue(from, DEEPEST);
    if (typeof key === 'string') fields.push([key, readValue(from, depth + 1)]);
    else from.fail();
  }
  // Entries, not assignments: a field called `__proto__` stays a field.
  return tag === LIST ? items : Object.fromEntries(fields);
}
