import {
  decodeGuestRecord,
  isPlace,
  newGuestRecord,
  socketUrl,
  type GuestRecord,
  type GuestStatus,
  type GuestView,
} from '@/engine/nearby';
import { NEARBY_CAPS, nearbyGames } from '@/engine/nearbyGames';
import { newId, newSecret } from '@/platform/chance';
import { clock } from '@/platform/clock';
import { dial, joinTable, type TableGuest } from '@/platform/sockets';
import { storage, type Slice } from '@/platform/storage';

import { fields, type Check } from '../lib/shape';
import { changeNearby, nearbyNow, showNearby, type Line } from './shown';

const KEY_BYTES = 16;

/** A seat at somebody else's table, as it outlives the app. */
interface KeptSeat {
  readonly place: string;
  readonly record: GuestRecord;
}

const checkPlace: Check<string> = (value) =>
  typeof value === 'string' && isPlace(value) ? value : undefined;

const checkSeat = fields<KeptSeat>({
  place: checkPlace,
  record: (value) => decodeGuestRecord(value, nearbyGames),
});

export const seatSlice: Slice<KeptSeat | null> = {
  key: 'nearby-seat',
  version: 1,
  defaults: null,
  check: (value) => (value === null ? null : checkSeat(value)),
};

const LINES = {
  connecting: 'connecting',
  online: 'connected',
  quiet: 'quiet',
  reconnecting: 'reconnecting',
  ended: 'ended',
} as const satisfies Record<GuestStatus, Line>;

let kept: KeptSeat | null = null;
let guest: TableGuest | null = null;
let taps = 0;

function show(place: string, view: GuestView): void {
  showNearby({
    role: 'guest',
    place,
    sid: kept?.record.sid ?? null,
    seat: view.seat,
    log: view.table,
    length: view.length,
    line: LINES[view.status],
    why: view.why,
    hostVersion: view.hostVersion,
    sending: view.sending?.a ?? null,
    // What was refused is news until something else happens.
    refused: nearbyNow()?.length === view.length ? (nearbyNow()?.refused ?? null) : null,
    invitation: null,
  });
}

/** Sits down, dials, and goes on dialling until the seat is left. */
function sit(seat: KeptSeat): void {
  guest?.stop();
  showNearby(null);
  kept = seat;
  const { place } = seat;
  guest = joinTable({
    dial,
    url: socketUrl(place),
    games: nearbyGames,
    caps: NEARBY_CAPS,
    record: seat.record,
    store: {
      async save(record) {
        kept = { place, record };
        if (!(await storage.saveDurably(seatSlice, kept))) throw new Error('The seat could not be saved');
      },
    },
    seed: newId(),
    now: clock.ticks,
    onChange: (view) => show(place, view),
    onAnswer: ({ refused }) => changeNearby({ refused }),
  });
  show(place, guest.view());
}

/** Where this device has a seat that it could go back to. */
export function keptPlace(): string | null {
  return kept?.place ?? null;
}

/** Asks for a seat, with the typed code or the QR code's secret; goes on with the one held there already. */
export function takeSeat(place: string, code: string): void {
  const held = kept?.place === place && kept.record.sid !== null && nearbyNow()?.line !== 'ended';
  sit(held && kept ? kept : { place, record: newGuestRecord(newSecret(KEY_BYTES), code) });
}

/** Goes back to the seat that was kept. False if there is none. */
export function returnToSeat(): boolean {
  if (kept === null) return false;
  if (guest === null) sit(kept);
  return true;
}

/** Hangs up; the seat stays ours and can be returned to. */
export function leaveSeat(): void {
  guest?.leave();
  guest = null;
  if (nearbyNow()?.role === 'guest') showNearby(null);
}

/** Gives the seat up on this device for good. */
export function forgetSeat(): void {
  leaveSeat();
  kept = null;
  storage.save(seatSlice, null);
}

export const seat = {
  tap: (a: Parameters<TableGuest['tap']>[1]) => guest?.tap(++taps, a),
  front: () => guest?.front(),
};

export async function openSeat(): Promise<void> {
  leaveSeat();
  kept = await storage.open(seatSlice);
}
