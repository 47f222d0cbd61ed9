/** A day of the calendar, as the player's own clock shows it. Months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY = 86_400_000;
const DAYS_OF_A_WEEK = 7;

/** A calendar date as a whole number, one more for each next day, free of time zones. 1970-01-01 is 0. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY;
}

/** Inverse of `dayNumber`. */
export function dateOfDay(number: number): CalendarDate {
  const date = new Date(number * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The weekday of a day by its number: 0 for Monday to 6 for Sunday. Day 0 was a Thursday. */
export function weekdayOf(number: number): number {
  return (number + 3) % DAYS_OF_A_WEEK;
}
