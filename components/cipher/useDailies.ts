import { useEffect, useState } from 'react';

import { dayStreak, type DayStreak, type GameRecord, type StarCount } from '@/engine';
import { dailyFor, writeDate } from '@/engine/cipher';
import { clock, type CalendarDate } from '@/platform/clock';
import { useHistory } from '@/stores';

const LOOK_AGAIN_MS = 20_000;

/** The local date, also when midnight passes while one looks on. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => clock.today());
  useEffect(() => {
    const timer = setInterval(() => {
      const now = clock.today();
      setToday((before) => (writeDate(before) === writeDate(now) ? before : now));
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}

export interface Dailies {
  readonly today: CalendarDate;
  /** Today's number; 0 before the first daily. */
  readonly number: number;
  readonly streak: DayStreak;
  /** The best result of each daily, by number; assisted ones only where there is nothing else. */
  readonly results: ReadonlyMap<number, GameRecord>;
}

const starsIn = (record: GameRecord): StarCount => record.puzzle?.stars ?? 0;

/** What the history says about daily puzzles. */
export function useDailies(): Dailies {
  const today = useToday();
  const records = useHistory((state) => state.records);
  const results = new Map<number, GameRecord>();
  for (const record of records) {
    const number = record.puzzle?.daily ?? null;
    if (number === null || (record.result !== 'solved' && !record.assisted)) continue;
    const before = results.get(number);
    if (!before || starsIn(record) >= starsIn(before)) results.set(number, record);
  }
  const daily = dailyFor(today);
  const number = daily.ok ? daily.value.number : 0;
  const counted = [...results].filter(([, { assisted }]) => !assisted).map(([each]) => each);
  return { today, number, streak: dayStreak(counted, number), results };
}
