import { accept, refuse, type Result } from '@/engine/core';

import type { GameRecord } from './record';
import { readRecord, writeRecord } from './recordCodec';

/** How many games are kept under one key: a finished game rewrites at most this many. */
export const PAGE_SIZE = 500;

/** No line holds a space, and unlike a line break it is one character inside JSON. */
const BETWEEN = ' ';

/** Games as one text, in order. */
export function writePage(records: readonly GameRecord[]): string {
  return records.map(writeRecord).join(BETWEEN);
}

export function readPage(text: string): Result<readonly GameRecord[], 'unreadable'> {
  const records: GameRecord[] = [];
  if (text === '') return accept(records);
  for (const line of text.split(BETWEEN)) {
    const record = readRecord(line);
    if (!record.ok) return refuse('unreadable');
    records.push(record.value);
  }
  return accept(records);
}
