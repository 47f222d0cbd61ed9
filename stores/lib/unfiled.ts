import { readRecord, writeRecord, type GameRecord } from '@/engine';

import { listOf, type Check } from './shape';

const MOST_UNFILED = 50;

function checkRecord(line: unknown): GameRecord | undefined {
  const record = typeof line === 'string' ? readRecord(line) : undefined;
  return record?.ok ? record.value : undefined;
}

/**
 * Games that ended and are not in the history yet. The record of a game goes to disk in one write with
 * whatever counts it, and only then into the history: wherever the app is stopped, the game is either
 * not over yet or its record can still be filed.
 */
export const checkUnfiled: Check<readonly GameRecord[]> = listOf(checkRecord, MOST_UNFILED);

/** The stored form of unfiled games; `checkUnfiled` is its inverse. */
export function packUnfiled(unfiled: readonly GameRecord[]): readonly string[] {
  return unfiled.map(writeRecord);
}
