import type { CalendarDate } from '@/engine/core';

export type { CalendarDate };

/** What the app knows about time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that never go back, from an arbitrary start. */
  ticks(): number;
  /** The local calendar date. */
  today(): CalendarDate;
  /** The local calendar date of a moment. */
  dateOf(at: number): CalendarDate;
}

function dateOf(at: number): CalendarDate {
  const date = new Date(at);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** The device's clock. */
export const clock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  today: () => dateOf(Date.now()),
  dateOf,
};
