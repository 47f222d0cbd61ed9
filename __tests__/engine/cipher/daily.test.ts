import { LAUNCH_DAY, dailyFor, writeDate } from '@/engine/cipher';
import type { CalendarDate } from '@/engine/core';
import { dailyRecord } from '@/tools/puzzle/dailies';

import dailies from '../../fixtures/dailies.json';

function date(text: string): CalendarDate {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

describe('dailyFor', () => {
  it.each([
    ['2026-11-01', 1, 'M6'],
    ['2026-11-02', 2, 'M2'],
    ['2026-11-03', 3, 'R2'],
    ['2026-11-04', 4, 'M3'],
    ['2026-11-05', 5, 'C3'],
    ['2026-11-06', 6, 'M4'],
    ['2026-11-07', 7, 'R5'],
    ['2026-11-08', 8, 'M5'],
    ['2026-11-18', 18, 'M3'],
    ['2026-12-06', 36, 'M6'],
    ['2026-12-13', 43, 'M5'],
    ['2027-01-01', 62, 'M4'],
    ['2028-02-29', 486, 'R2'],
    ['2028-03-01', 487, 'M3'],
  ])('%s is number %i, a %s', (text, number, tier) => {
    expect(dailyFor(date(text))).toEqual({ ok: true, value: { number, tier, seed: `daily-${text}` } });
  });

  it('agrees with the calendar on every day of thirty years', () => {
    const launch = Date.UTC(LAUNCH_DAY.year, LAUNCH_DAY.month - 1, LAUNCH_DAY.day);
    for (let days = 0; days < 30 * 366; days++) {
      const then = new Date(launch + days * 86_400_000);
      const today = { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day: then.getUTCDate() };
      const weekday = ['Sunday', 'M2', 'R2', 'M3', 'C3', 'M4', 'R5'][then.getUTCDay()];
      const tier = weekday === 'Sunday' ? (today.day <= 7 ? 'M6' : 'M5') : weekday;
      const daily = dailyFor(today);
      if (!daily.ok || daily.value.number !== days + 1 || daily.value.tier !== tier) {
        throw new Error(`${writeDate(today)}: ${JSON.stringify(daily)}`);
      }
    }
  });

  it('refuses days before the launch, and days that do not exist', () => {
    expect(dailyFor(date('2026-10-31'))).toEqual({ ok: false, code: 'before-launch' });
    expect(dailyFor(date('2000-02-29'))).toEqual({ ok: false, code: 'before-launch' });
    for (const text of ['2027-02-29', '2100-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '2027-01-00']) {
      expect(dailyFor(date(text))).toEqual({ ok: false, code: 'no-such-date' });
    }
    expect(dailyFor({ year: 2027, month: 1.5, day: 1 })).toEqual({ ok: false, code: 'no-such-date' });
    expect(dailyFor({ year: 10_000, month: 1, day: 1 })).toEqual({ ok: false, code: 'no-such-date' });
  });

  it('still makes the puzzles it promised, one day in sixteen', () => {
    expect(dailies).toHaveLength(400);
    for (const record of dailies.filter((_, i) => i % 16 === 0))
      expect(dailyRecord(date(record.date))).toEqual(record);
  });
});
