import { newGuestRecord, socketUrl, type GuestStatus, type GuestView } from '@/engine/nearby';
import { NEARBY_CAPS, nearbyGames } from '@/engine/nearbyGames';
import { newId, newSecret } from '@/platform/chance';
import { clock } from '@/platform/clock';
import { dial, joinTable, type TableGuest } from '@/platform/sockets';
import { storage } from '@/platform/storage';

import { noteNearbyKept } from '../nearbyKept';
import { seatFor, seatSlice, type KeptSeat, type KeptSeats } from './keptSeats';
import { changeNearby, nearbyNow, showNearby, type Line } from './shown';

const KEY_BYTES = 16;
const NO_SEATS = seatSlice.defaults;

const LINES = {
  connecting: 'connecting',
  online: 'connected',
  quiet: 'quiet',
  reconnecting: 'reconnecting',
  ended: 'ended',
} as const satisfies Record<GuestStatus, Line>;

let seats: KeptSeats = NO_SEATS;
let guest: TableGuest | null = null;
let taps = 0;

function keep(next: KeptSeats): Promise<boolean> {
  seats = next;
  noteNearbyKept({ seat: next.held !== null });
  return storage.saveDurably(seatSlice, next);
}

function show({ place, record }: KeptSeat, view: GuestView): void {
  showNearby({
    role: 'guest',
    place,
    sid: record.sid,
    seat: view.seat,
    log: view.table,
    length: view.length,
    line: LINES[view.status],
    why: view.why,
    hostVersion: view.hostVersion,
    lately: view.lately,
    sending: view.sending?.a ?? null,
    // What was refused is news until something else happens.
    refused: nearbyNow()?.length === view.length ? (nearbyNow()?.refused ?? null) : null,
    invitation: null,
  });
}

/**
 * Sits down, dials, and goes on dialling until the seat is left. A seat that is asked for takes the place
 * of the one held only once somebody answered for it; at a stranger's table, the other way in is tried.
 */
function sit(seat: KeptSeat, otherwise: KeptSeat | null = null): void {
  guest?.stop();
  showNearby(null);
  let current = seat;
  let granted = seat === seats.held;
  let over = false;
  guest = joinTable({
    dial,
    url: socketUrl(seat.place),
    games: nearbyGames,
    caps: NEARBY_CAPS,
    record: seat.record,
    store: {
      async save(record) {
        current = { ...seat, record };
        const done = await keep({ ...seats, [granted ? 'held' : 'asked']: current });
        if (!done) throw new Error('The seat could not be saved');
      },
    },
    seed: newId(),
    now: clock.ticks,
    onChange(view) {
      if (over) return;
      if (view.why === 'gone' && !granted && otherwise !== null) {
        over = true;
        return sit(otherwise);
      }
      if (view.status === 'online' && !granted) {
        granted = true;
        void keep({ held: current, asked: null });
      }
      show(current, view);
    },
    onAnswer: ({ refused }) => changeNearby({ refused }),
  });
  show(seat, guest.view());
}

/** Where this device has a seat that it could go back to. */
export function keptPlace(): string | null {
  return seats.held?.place ?? null;
}

/** Asks for a seat, with the typed code or the QR code's secret; goes on with the one held there already. */
export function takeSeat(place: string, code: string): void {
  const fresh = { place, opener: code, record: newGuestRecord(newSecret(KEY_BYTES), code) };
  const known = seatFor(seats, place, code);
  if (known === undefined) sit(fresh);
  else if (known === seats.held && known.place === place && known.opener === code) sit(known);
  else sit({ place, opener: code, record: { ...known.record, code } }, fresh);
}

/** Goes back to the seat that was kept, or on asking for the one asked for. False if there is neither. */
export function returnToSeat(): boolean {
  const seat = seats.asked ?? seats.held;
  if (seat === null) return false;
  if (guest === null) sit(seat);
  return true;
}

/** Hangs up; the seat stays ours and can be returned to. What was only asked for is asked for no more. */
export function leaveSeat(): void {
  guest?.leave();
  guest = null;
  if (seats.asked !== null) void keep({ ...seats, asked: null });
  if (nearbyNow()?.role === 'guest') showNearby(null);
}

/** Gives the seat up on this device for good. */
export function forgetSeat(): void {
  leaveSeat();
  void keep(NO_SEATS);
}

/** Forgets the seat that was lost or refused: the one asked for, or else the one held. */
export function dropSeat(): void {
  const { held, asked } = seats;
  leaveSeat();
  void keep({ held: asked === null ? null : held, asked: null });
}

export const seat = {
  tap: (a: Parameters<TableGuest['tap']>[1]) => guest?.tap(++taps, a),
  front: () => guest?.front(),
};

export async function openSeat(): Promise<void> {
  guest?.stop();
  guest = null;
  seats = await storage.open(seatSlice);
  noteNearbyKept({ seat: seats.held !== null });
}
