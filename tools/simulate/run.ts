import { createRng } from '@/engine/core';
import {
  newGuestRecord,
  stepGuest,
  stepHost,
  type GuestRecord,
  type NearbyGames,
  type Seat,
  type TableRecord,
} from '@/engine/nearby';

import { tableGames } from '../host/tableGames';
import { createClock } from './clock';
import { createDisk } from './disk';
import { createGuestActor, type GuestActor } from './guestActor';
import { createHostActor } from './hostActor';
import { createNetwork } from './network';
import { drawPlan, type Blow } from './plan';
import type { Plant } from './plants';
import { chooseAction } from './player';
import { createReferee, Violation } from './referee';
import { sendRogue, sendThief } from './strangers';
import { toyRace } from './toyRace';

/** What came of one seed. */
export interface RunReport {
  readonly seed: number;
  /** The guarantee that was broken, with what was seen; null if none was. */
  readonly failure: string | null;
  readonly faults: Readonly<Record<string, number>>;
  /** From the end of the faults to equal logs with nothing pending. */
  readonly convergeMs: number;
  readonly entries: number;
  readonly trace: readonly string[];
}

interface Offer {
  readonly seat: Seat;
  readonly code: string;
  readonly secret: string;
}

const CONVERGE_MS = 15_000;
const race = { game: toyRace, race: true };

/** The games of the simulator: the real Classic, and a race of the smallest kind. */
export const simulatedGames: NearbyGames = (id) => (id === 'cipher' ? race : tableGames(id));

/** Plays one seed. The same seed gives the same run, to the last message. */
export function runSeed(
  seed: number,
  options: { readonly plant?: Plant; readonly trace?: boolean } = {},
): RunReport {
  const plan = drawPlan(seed);
  const rng = createRng(`run ${seed}`);
  const plant = options.plant?.make() ?? {};
  const trace: string[] = [];
  const faults: Record<string, number> = {};
  const clock = createClock();
  const count = (fault: string) => void (faults[fault] = (faults[fault] ?? 0) + 1);
  const note = (who: string, what: unknown) => {
    if (options.trace)
      trace.push(`${String(clock.now()).padStart(7)} ${who.padEnd(7)} ${JSON.stringify(what)}`);
  };
  const network = createNetwork(clock, rng, count);
  const digits = (length: number) => Array.from({ length }, () => rng.below(16).toString(16)).join('');
  const sixDigits = () => String(rng.below(1_000_000)).padStart(6, '0');

  const opening: TableRecord = {
    sid: digits(16),
    code: sixDigits(),
    secret: digits(32),
    seats: [plan.guests === 2 ? { kind: 'free' } : { kind: 'local' }, { kind: 'free' }],
    opening: plan.opening,
  };
  const referee = createReferee(clock, simulatedGames, opening.sid);
  const hostDisk = createDisk(clock, rng, { ...plan.disk, ...plant.hostDisk }, () =>
    referee.mediumIs(hostDisk.file()),
  );
  const record = (): TableRecord => {
    const stored = hostDisk.value();
    return stored === null ? opening : (JSON.parse(stored) as TableRecord);
  };

  const host = createHostActor({
    clock,
    rng,
    disk: hostDisk,
    games: plant.hostGames?.(simulatedGames) ?? simulatedGames,
    opening,
    step: plant.host?.(stepHost) ?? stepHost,
    trustsTornTail: plant.trustsTornTail ?? false,
    onStep(event, state, effects) {
      if (event.kind !== 'tick' || effects.length > 0) note('host', { event, effects });
      referee.hostStepped(state, effects);
    },
    onAccept: (connection, caller) => referee.accepted(connection, caller),
    onHeard: (connection) => referee.heardByHost(connection),
  });

  interface Guest {
    readonly who: string;
    readonly actor: GuestActor;
    readonly disk: ReturnType<typeof createDisk>;
    fresh: GuestRecord;
  }
  // Strangers who guess can lock the typed code for longer than a run; the QR code's secret is exempt.
  const typesCode = () => !plan.thief && !plan.rogue && rng.chance(1, 2);
  const guests: Guest[] = plan.weathers.map((weather, i) => {
    const who = `guest${i}`;
    const disk = createDisk(clock, rng, { ...plan.disk, ...plant.guestDisk }, () => undefined);
    const actor = createGuestActor({
      name: `${seed} ${who}`,
      clock,
      rng,
      disk,
      games: simulatedGames,
      network,
      weather,
      reach: () => host.listener(who),
      step: plant.guest?.(stepGuest) ?? stepGuest,
      recall: plant.recall ?? ((kept) => kept),
      onStep(event, state, effects) {
        if (event.kind !== 'tick' || effects.length > 0) note(who, { event, effects });
        referee.guestStepped(who, state, effects);
      },
      onHeard: () => referee.heardByGuest(who),
    });
    return {
      who,
      actor,
      disk,
      fresh: newGuestRecord(digits(32), typesCode() ? opening.code : opening.secret),
    };
  });

  let lastTap = 0;
  let playing = true;
  function playHost(): void {
    const state = host.state();
    if (state !== null && state.record.seats[0].kind === 'local') {
      const { table, entries } = state.chain;
      const a = chooseAction(table, 0, simulatedGames, rng);
      if (a !== null) {
        const tap = ++lastTap;
        referee.tapped(tap, 'host', 0, a);
        host.feed({ kind: 'tap', seat: 0, tap, base: entries.length, a });
      }
    }
    if (playing) clock.after(200 + rng.below(3000), playHost);
  }
  function playGuest({ who, actor }: Guest): void {
    const state = actor.state();
    const seat = state?.record.seat ?? null;
    if (state !== null && seat !== null && (state.record.pending === null || rng.chance(1, 10))) {
      const a = chooseAction(state.chain.table, seat, simulatedGames, rng);
      if (a !== null) {
        const tap = ++lastTap;
        referee.tapped(tap, who, seat, a);
        actor.feed({ kind: 'tap', tap, a });
      }
    }
  }
  function playGuestOften(guest: Guest): void {
    playGuest(guest);
    if (playing) clock.after(200 + rng.below(3000), () => playGuestOften(guest));
  }

  const isPaired = () => record().seats.every((seat) => seat.kind !== 'free');
  const spentCodes: string[] = ['000000'];
  const oldKeys: string[] = [];

  function savedTap({ disk }: Guest): number | null {
    const stored = disk.value();
    return stored === null ? null : ((JSON.parse(stored) as GuestRecord).pending?.tap ?? null);
  }

  function crashGuest(guest: Guest, ms: number): void {
    if (guest.actor.crash() === 'torn') count('torn write');
    referee.died(guest.who, savedTap(guest));
    clock.after(ms, () => guest.actor.start(guest.fresh));
  }

  /** Somebody cleared the browser's data: the host gives the seat to the same person, as a new guest. */
  function wipeGuest(guest: Guest, ms: number): void {
    const seat = guest.actor.state()?.record.seat;
    const state = host.state();
    // A new code for one seat is a new code for both, so the table must be full.
    if (seat === undefined || seat === null || state === null || !isPaired()) return;
    const key = (guest.actor.state() as { record: GuestRecord }).record.key;
    guest.actor.crash();
    guest.disk.wipe();
    referee.died(guest.who, null);
    const [code, secret] = [sixDigits(), digits(32)];
    spentCodes.push(record().code, record().secret);
    offer(guest, { seat, code, secret }, key, ms);
  }

  function offer(guest: Guest, wanted: Offer, key: string, ms: number): void {
    const { seat, code, secret } = wanted;
    if (record().code === code) {
      referee.seatOffered(seat);
      // From here on the old key opens nothing, so a thief may have it.
      oldKeys.push(key);
      guest.fresh = newGuestRecord(digits(32), typesCode() ? code : secret);
      return guest.actor.start(guest.fresh);
    }
    // The host may be down; the person there asks again until the new code is on the screen.
    host.feed({ kind: 'offer', ...wanted });
    clock.after(ms, () => offer(guest, wanted, key, ms));
  }

  function strike({ kind, guest, ms }: Blow): void {
    const target = guests[guest] as Guest;
    count(kind);
    note('fate', { kind, guest, ms });
    if (kind === 'crash-host' && host.state() !== null) {
      if (host.crash() === 'torn') count('torn write');
      referee.mediumIs(hostDisk.file());
      referee.died('host', null);
      clock.after(ms, host.start);
    }
    if (kind === 'crash-guest' && target.actor.state() !== null) crashGuest(target, ms);
    if (kind === 'wipe-guest') wipeGuest(target, ms);
    if (kind === 'sleep-host' && host.state() !== null) {
      host.sleep();
      const dead = rng.chance(1, 2);
      clock.after(ms, () => host.wake(dead));
    }
    if (kind === 'sleep-guest' && target.actor.state() !== null) {
      target.actor.sleep();
      const dead = rng.chance(1, 2);
      clock.after(ms, () => target.actor.wake(dead));
    }
    if (kind === 'reset') target.actor.reset();
    if (kind === 'front-guest' && target.actor.state() !== null) target.actor.feed({ kind: 'front' });
  }

  const setting = {
    clock,
    rng,
    network,
    reach: (caller: string) => host.listener(caller),
    until: plan.healAt,
  };
  function letThiefIn(): void {
    if (!isPaired()) return clock.after(1000, letThiefIn);
    spentCodes.push(record().code, record().secret);
    sendThief(setting, {
      record,
      spentCodes: () => spentCodes,
      oldKeys: () => oldKeys,
      length: referee.length,
    });
  }

  function converged(): boolean {
    const state = host.state();
    if (state === null || state.saving !== null || state.work.length > 0) return false;
    return guests.every(({ actor }) => {
      const guest = actor.state();
      if (guest === null || guest.link.phase !== 'online' || guest.record.pending !== null) return false;
      return guest.saving === null && guest.chain.entries.length === state.chain.entries.length;
    });
  }

  let failure: string | null = null;
  let convergeMs = 0;
  for (const { outages } of plan.weathers)
    for (const outage of outages) if (outage.to > outage.from) count('outage');
  const look = () => {
    referee.look(
      host.state(),
      guests.map(({ who, actor }) => ({ who, state: actor.state() })),
    );
  };
  try {
    host.start();
    for (const guest of guests)
      clock.after(plan.arrival + rng.below(3000), () => guest.actor.start(guest.fresh));
    clock.after(rng.below(3000), playHost);
    for (const guest of guests) clock.after(rng.below(3000), () => playGuestOften(guest));
    for (const blow of plan.blows) clock.after(blow.at, () => strike(blow));
    if (plan.thief) clock.after(1000, letThiefIn);
    if (plan.rogue) sendRogue(setting, { record });

    // Blows and their consequences may outlast the weather; peace begins when the last of them is over.
    const peace = Math.max(plan.healAt, ...plan.blows.map(({ at, ms }) => at + ms)) + 1;
    clock.run(peace, look);
    playing = false;
    note('fate', 'peace');
    clock.run(peace + CONVERGE_MS, look, converged);
    convergeMs = clock.now() - peace;
    if (!converged()) throw new Violation('G4', `no agreement after ${CONVERGE_MS} ms`);
    if (referee.owesStart()) throw new Violation('G4', 'both want another game, and none was started');
    const owed = referee.unanswered();
    if (owed.length > 0) throw new Violation('G8', `taps without an answer: ${owed.join(', ')}`);
  } catch (error) {
    failure =
      error instanceof Violation ? error.message : `G7: thrown: ${(error as Error).stack ?? String(error)}`;
  }
  return { seed, failure, faults, convergeMs, entries: referee.length(), trace };
}
