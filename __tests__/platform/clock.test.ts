import { clock } from '@/platform/clock';
import { fakeClock } from '@/platform/clock/fake';

describe('the clock', () => {
  it('names the local calendar date, counting months from 1', () => {
    expect(clock.dateOf(new Date(2026, 0, 31, 23, 59).getTime())).toEqual({ year: 2026, month: 1, day: 31 });
    expect(clock.dateOf(new Date(2026, 11, 1, 0, 0).getTime())).toEqual({ year: 2026, month: 12, day: 1 });
  });

  it('says today for now', () => {
    const before = clock.dateOf(clock.now());
    const today = clock.today();
    expect([before, clock.dateOf(clock.now())]).toContainEqual(today);
  });

  it('stands still in tests until it is moved', () => {
    const fake = fakeClock(new Date(2026, 10, 18, 23, 59).getTime());
    expect(fake.today()).toEqual({ year: 2026, month: 11, day: 18 });
    fake.advance(120_000);
    expect(fake.today()).toEqual({ year: 2026, month: 11, day: 19 });
    fake.set(0);
    expect(fake.now()).toBe(0);
    expect(fake.dateOf(0)).toEqual(clock.dateOf(0));
  });
});
