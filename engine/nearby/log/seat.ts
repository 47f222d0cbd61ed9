import type { Player } from '@/engine/core';

export const SEATS = [0, 1] as const;

/** One of the two places at a table. */
export type Seat = (typeof SEATS)[number];

/** One value for each seat. */
export type BySeat<Value> = readonly [Value, Value];

/** Which mark each seat plays. */
export type Marks = BySeat<Player>;

export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1;
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** The pair with one seat's value replaced. */
export function withSeat<Value>(pair: BySeat<Value>, seat: Seat, value: Value): BySeat<Value> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
