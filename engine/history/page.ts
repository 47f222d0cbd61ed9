import { accept, refuse, type Result } from '@/engine/core';

import type { GameRecord } from './record';
import { readRecord, writeRecord } from './recordCodec';

/** How many games are kept under one key: a finished game rewrites at most this many. */
export const PAGE_SIZE = 500;

/** No line holds a space, and unlike a line break it is one character inside JSON. */
const BETWEEN = ' ';

/** The line of each record seen: a page is written again for every game added to it. */
const lines = new WeakMap<GameRecord, string>();

function lineOf(record: GameRecord): string {
  const known = lines.get(record);
  if (known !== undefined) return known;
  const line = writeRecord(record);
  lines.set(record, line);
  return line;
}

/** Games as one text, in order. */
export function writePage(records: readonly GameRecord[]): string {
  return records.map(lineOf).join(BETWEEN);
}

/** Inverse of `writePage`; one unreadable line makes the page unreadable. */
export function readPage(text: string): Result<readonly GameRecord[], 'unreadable'> {
  const records: GameRecord[] = [];
  if (text === '') return accept(records);
  for (const line of text.split(BETWEEN)) {
    const record = readRecord(line);
    if (!record.ok) return refuse('unreadable');
    lines.set(record.value, line);
    records.push(record.value);
  }
  return accept(records);
}
