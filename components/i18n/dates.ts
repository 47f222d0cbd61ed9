import { currentLanguage } from './i18n';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function format({ year, month, day }: Day, options: Intl.DateTimeFormatOptions): string {
  // A calendar date belongs to no time zone: it is spelled in the one it is built in.
  const date = new Date(Date.UTC(year, month - 1, day));
  return new Intl.DateTimeFormat(currentLanguage(), { ...options, timeZone: 'UTC' }).format(date);
}

/** `Wednesday, 18 November`, as the person's language writes it. */
export function longDate(day: Day): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `18 November 2026`, as the person's language writes it. */
export function fullDate(day: Day): string {
  return format(day, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The first letter or two of a weekday. */
export function shortWeekday(day: Day): string {
  return format(day, { weekday: 'narrow' });
}
