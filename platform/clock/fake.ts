import { clock, type Clock } from './clock';

/** A clock for tests: it stands still until it is moved. */
export interface FakeClock extends Clock {
  set(at: number): void;
  advance(milliseconds: number): void;
}

/** A clock that stands at `start`. */
export function fakeClock(start: number): FakeClock {
  let time = start;
  return {
    now: () => time,
    ticks: () => time,
    today: () => clock.dateOf(time),
    dateOf: clock.dateOf,
    set(at) {
      time = at;
    },
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
