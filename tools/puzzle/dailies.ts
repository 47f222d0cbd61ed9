import { complete, type CalendarDate } from '@/engine/core';
import { dailyFor, generate, writeDate, writePuzzleId } from '@/engine/cipher';

/** A daily as the fixture of the tests keeps it. */
export interface DailyRecord {
  readonly date: string;
  readonly id: string;
  /** The puzzle in full, so that no change to it goes unnoticed. */
  readonly puzzle: string;
  readonly par: number;
}

/** Generates the daily of a date; null when there is none on that date. */
export function dailyRecord(date: CalendarDate): DailyRecord | null {
  const daily = dailyFor(date);
  if (!daily.ok) return null;
  const made = complete(generate(daily.value.tier, daily.value.seed));
  if (!made.ok) throw new Error(`no puzzle for ${writeDate(date)}`);
  const { id, config, par } = made.value;
  return { date: writeDate(date), id, puzzle: writePuzzleId(config), par };
}

/** One line for each daily, so that a change shows up as the days it concerns. */
export function writeRecords(records: readonly DailyRecord[]): string {
  return `[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`;
}
