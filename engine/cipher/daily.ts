import { accept, refuse, type Result } from '@/engine/core';

import type { TierId } from './tiers';

/** A day of the calendar, as the player's own clock shows it. Months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

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

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isDate({ year, month, day }: CalendarDate): boolean {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return false;
  const length = (MONTH_LENGTHS[month - 1] ?? 0) + Number(month === 2 && isLeapYear(year));
  return day >= 1 && day <= length;
}

/** Whole days since 1 January of the year 1, a Monday. Clocks, zones and summer time have no part in it. */
function dayNumber({ year, month, day }: CalendarDate): number {
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const monthDays = MONTH_LENGTHS.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  return before * 365 + leapDays + monthDays + Number(month > 2 && isLeapYear(year)) + day - 1;
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
  const weekday = today % 7;
  const isFirstSunday = weekday === SUNDAY && date.day <= 7;
  const tier = isFirstSunday ? FIRST_SUNDAY_TIER : TIER_OF_WEEKDAY[weekday]!;
  return accept({ number, tier, seed: `daily-${writeDate(date)}` });
}
