import { accept, type Result } from '@/engine/core';

import { readBase64url } from './base64url';
import type { GameRecord } from './record';
import { recordReader, type GameOf } from './readRecord';
import { writeRecord } from './recordCodec';
import { sealBytes } from './sealed';

/** How many games are kept under one key: a finished game rewrites at most this many. */
export const PAGE_SIZE = 500;

/** No line holds a space, and unlike a line break it is one character inside JSON. */
const BETWEEN = ' ';
const LINE = /[\w-]+/g;

/** The line of each record written: a page is written again for every game added to it. */
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

/** Reads pages, and what is left of them. */
export interface PageReader {
  /** Inverse of `writePage`; one unreadable line makes the page unreadable. */
  read(text: string): Result<readonly GameRecord[], 'unreadable'>;
  /** The games that can still be read in any text: each line has a checksum, so what is read was written. */
  salvage(text: string): readonly GameRecord[];
}

/** A reader of pages that takes only games which `gameOf` knows and whose boards they accept. */
export function pageReader(gameOf: GameOf): PageReader {
  const readRecord = recordReader(gameOf);

  return {
    read(text) {
      const records: GameRecord[] = [];
      if (text === '') return accept(records);
      for (const line of text.split(BETWEEN)) {
        const record = readRecord(line);
        if (!record.ok) return record;
        records.push(record.value);
      }
      return accept(records);
    },
    salvage(text) {
      const lines = (text.match(LINE) ?? []).map(readRecord);
      return lines.flatMap((record) => (record.ok ? [record.value] : []));
    },
  };
}

/** A line of the first form, which had no checksum, with one. What is no line stays as it is and is refused later. */
export function upgradeLine(line: string): string {
  const bytes = readBase64url(line);
  return bytes.ok ? sealBytes(bytes.value) : line;
}

/** A page of the first form as a page of now. */
export function upgradePage(text: string): string {
  return text === '' ? text : text.split(BETWEEN).map(upgradeLine).join(BETWEEN);
}
