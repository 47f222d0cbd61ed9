import { newGuestRecord, type GuestRecord, type Seat } from '@/engine/nearby';

import type { Blow } from './plan';
import type { SimulatedGuest, World } from './world';

interface Offer {
  readonly seat: Seat;
  readonly code: string;
  readonly secret: string;
}

/** What befalls the devices, and what a thief could have learned from it. */
export interface Fate {
  strike(blow: Blow): void;
  isPaired(): boolean;
  /** Codes and secrets that open nothing any more. */
  readonly spentCodes: string[];
  /** Keys of seats that were given away. */
  readonly oldKeys: readonly string[];
}

/** Deals the blows of a plan. */
export function createFate(world: World): Fate {
  const { clock, rng, host, hostDisk, guests, referee, record, count, note } = world;
  const spentCodes: string[] = ['000000'];
  const oldKeys: string[] = [];
  const isPaired = () => record().seats.every((seat) => seat.kind !== 'free');

  function savedTap({ disk }: SimulatedGuest): number | null {
    const stored = disk.value();
    return stored === null ? null : ((JSON.parse(stored) as GuestRecord).pending?.tap ?? null);
  }

  function crashHost(ms: number): void {
    if (host.state() === null) return;
    if (host.crash() === 'torn') count('torn write');
    referee.mediumIs(hostDisk.file());
    referee.died('host', null);
    clock.after(ms, host.start);
  }

  function crashGuest(guest: SimulatedGuest, ms: number): void {
    if (guest.actor.state() === null) return;
    if (guest.actor.crash() === 'torn') count('torn write');
    referee.died(guest.who, savedTap(guest));
    clock.after(ms, () => guest.actor.start(guest.fresh));
  }

  function putToSleep(actor: Pick<typeof host, 'sleep' | 'wake'>, ms: number): void {
    actor.sleep();
    const socketsDie = rng.chance(1, 2);
    clock.after(ms, () => actor.wake(socketsDie));
  }

  /** Somebody cleared the browser's data: the host gives the seat to the same person, as a new guest. */
  function wipeGuest(guest: SimulatedGuest, ms: number): void {
    const wiped = guest.actor.state()?.record;
    // A new code for one seat is a new code for both, so the table must be full.
    if (wiped === undefined || wiped.seat === null || host.state() === null || !isPaired()) return;
    guest.actor.crash();
    guest.disk.wipe();
    referee.died(guest.who, null);
    const wanted = { seat: wiped.seat, code: world.newCode(), secret: world.newKey() };
    spentCodes.push(record().code, record().secret);
    offer(guest, wanted, wiped.key, ms);
  }

  function offer(guest: SimulatedGuest, wanted: Offer, key: string, ms: number): void {
    const { seat, code, secret } = wanted;
    if (record().code === code) {
      referee.seatOffered(seat);
      // From here on the old key opens nothing, so a thief may have it.
      oldKeys.push(key);
      guest.fresh = newGuestRecord(world.newKey(), world.typesCode() ? code : secret);
      return guest.actor.start(guest.fresh);
    }
    // The host may be down; the person there asks again until the new code is on the screen.
    host.feed({ kind: 'offer', ...wanted });
    clock.after(ms, () => offer(guest, wanted, key, ms));
  }

  function strike({ kind, guest, ms }: Blow): void {
    const target = guests[guest] as SimulatedGuest;
    count(kind);
    note('fate', { kind, guest, ms });
    if (kind === 'crash-host') crashHost(ms);
    if (kind === 'crash-guest') crashGuest(target, ms);
    if (kind === 'wipe-guest') wipeGuest(target, ms);
    if (kind === 'sleep-host' && host.state() !== null) putToSleep(host, ms);
    if (kind === 'sleep-guest' && target.actor.state() !== null) putToSleep(target.actor, ms);
    if (kind === 'reset') target.actor.reset();
    if (kind === 'front-guest') target.actor.feed({ kind: 'front' });
  }

  return { strike, isPaired, spentCodes, oldKeys };
}
