import { gameById, recordReader, upgradeLine, writeRecord, type GameRecord } from '@/engine';

import { listOf, type Check } from './shape';

/** Far more than can end before one of them reaches the history, unless its pages cannot be written at all. */
const MOST_UNFILED = 2_000;

const readRecord = recordReader(gameById);

function checkRecord(line: unknown): GameRecord | undefined {
  const record = typeof line === 'string' ? readRecord(line) : undefined;
  return record?.ok ? record.value : undefined;
}

/**
 * Games that ended and are not in the history yet. The record of a game goes to disk in one write with
 * whatever counts it, then into the history, and leaves this list only when the history is on the disk:
 * wherever the app is stopped, the game is either not over yet or its record can still be filed.
 */
export const checkUnfiled: Check<readonly GameRecord[]> = listOf(checkRecord, MOST_UNFILED);

/** The stored form of unfiled games; `checkUnfiled` is its inverse. */
export function packUnfiled(unfiled: readonly GameRecord[]): readonly string[] {
  return unfiled.map(writeRecord);
}

/** A slice whose unfiled games were written in their first form, with the games in the form of now. */
export function upgradeUnfiled(old: unknown): object {
  const { unfiled, ...others } = old as { readonly unfiled: readonly string[] };
  return { ...others, unfiled: unfiled.map(upgradeLine) };
}
