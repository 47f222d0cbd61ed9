import { complete } from '@/engine/core';
import { dailyFor, generate, writeDate, writePuzzleId, type CalendarDate } from '@/engine/cipher';

/** A daily as the fixture of the tests keeps it. */
export interface DailyRecord {
  readonly date: string;
  readonly id: string;
  /** The puzzle in full, so that no change to it goes unnoticed. */
  readonly puzzle: string;
  readonly par: number;
}

/** The date some days on. */
export function daysAfter({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
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
