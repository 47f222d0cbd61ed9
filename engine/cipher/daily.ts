import {
  accept,
  dateOfDay,
  dayNumber,
  refuse,
  weekdayOf,
  type CalendarDate,
  type Result,
} from '@/engine/core';

import type { TierId } from './tiers';

/** The puzzle of a day: its number from the launch day on, and the tier and seed to generate it from. */
export interface Daily {
  readonly number: number;
  readonly tier: TierId;
  readonly seed: string;
}

/** The day of daily number 1. */
export const LAUNCH_DAY: CalendarDate = { year: 2026, month: 11, day: 1 };

/** Monday first. */
const TIER_OF_WEEKDAY = ['M2', 'R2', 'M3', 'C3', 'M4', 'R5', 'M5'] as const satisfies readonly TierId[];
const SUNDAY = 6;
const FIRST_SUNDAY_TIER: TierId = 'M6';

/** Dates of four digits a year that are in the calendar: no 30th of February, no half days. */
function isDate(date: CalendarDate): boolean {
  if (!Number.isInteger(date.year) || date.year < 1000 || date.year > 9999) return false;
  const { year, month, day } = dateOfDay(dayNumber(date));
  return year === date.year && month === date.month && day === date.day;
}

/** `2026-11-18` */
export function writeDate({ year, month, day }: CalendarDate): string {
  const padded = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The daily puzzle of a date. */
export function dailyFor(date: CalendarDate): Result<Daily, 'no-such-date' | 'before-launch'> {
  if (!isDate(date)) return refuse('no-such-date');
  const today = dayNumber(date);
  const number = today - dayNumber(LAUNCH_DAY) + 1;
  if (number < 1) return refuse('before-launch');
  const weekday = weekdayOf(today);
  const isFirstSunday = weekday === SUNDAY && date.day <= 7;
  const tier = isFirstSunday ? FIRST_SUNDAY_TIER : TIER_OF_WEEKDAY[weekday]!;
  return accept({ number, tier, seed: `daily-${writeDate(date)}` });
}
