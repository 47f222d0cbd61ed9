import { decodeGuestRecord, isPlace, type GuestRecord } from '@/engine/nearby';
import { nearbyGames } from '@/engine/nearbyGames';
import type { Slice } from '@/platform/storage';

import { fields, text, type Check } from '../lib/shape';

/** A seat at somebody else's table, as it outlives the app. */
export interface KeptSeat {
  readonly place: string;
  /** The code or the secret it was asked for with: a table that moved to another address has the same. */
  readonly opener: string;
  readonly record: GuestRecord;
}

/** The seat that is ours, and the one that was asked for and not granted yet: it may never be. */
export interface KeptSeats {
  readonly held: KeptSeat | null;
  readonly asked: KeptSeat | null;
}

const LONGEST_OPENER = 32;

const checkPlace: Check<string> = (value) =>
  typeof value === 'string' && isPlace(value) ? value : undefined;

const checkSeat = fields<KeptSeat>({
  place: checkPlace,
  opener: text(LONGEST_OPENER),
  record: (value) => decodeGuestRecord(value, nearbyGames),
});

const seatOrNone: Check<KeptSeat | null> = (value) => (value === null ? null : checkSeat(value));

export const seatSlice: Slice<KeptSeats> = {
  key: 'nearby-seat',
  version: 2,
  defaults: { held: null, asked: null },
  check: fields<KeptSeats>({ held: seatOrNone, asked: seatOrNone }),
  migrations: {
    1: (held) => ({ held: held === null ? null : { ...(held as object), opener: '' }, asked: null }),
  },
};

/**
 * The seat that may be meant by a place and what opens it: one at that very place, or one that was opened
 * by the same code elsewhere, because the host's address changed. Nobody else is shown its key.
 */
export function seatFor({ held, asked }: KeptSeats, place: string, opener: string): KeptSeat | undefined {
  return [asked, held].find(
    (seat): seat is KeptSeat =>
      seat !== null && (seat.opener === opener || (seat.place === place && seat.record.sid !== null)),
  );
}
