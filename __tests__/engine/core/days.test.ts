import { dateOfDay, dayNumber, weekdayOf } from '@/engine/core';

describe('days', () => {
  it('are numbered one after another, through leap days and back', () => {
    expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0);
    expect(dayNumber({ year: 2028, month: 3, day: 1 }) - dayNumber({ year: 2028, month: 2, day: 28 })).toBe(
      2,
    );
    for (let number = 20_000; number < 21_500; number++) expect(dayNumber(dateOfDay(number))).toBe(number);
  });

  it('have weekdays, Monday first', () => {
    expect(weekdayOf(dayNumber({ year: 2026, month: 11, day: 16 }))).toBe(0);
    expect(weekdayOf(dayNumber({ year: 2026, month: 11, day: 22 }))).toBe(6);
  });
});
