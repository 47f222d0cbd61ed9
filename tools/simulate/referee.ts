import {
  emptyChain,
  extendChain,
  guestView,
  hostView,
  needsStart,
  TIMES,
  type Chain,
  type Entry,
  type GuestEffect,
  type GuestState,
  type HostEffect,
  type HostState,
  type NearbyGames,
  type Seat,
  type SeatAction,
} from '@/engine/nearby';

import type { Clock } from './clock';

/** A guarantee was broken. */
export class Violation extends Error {
  constructor(
    readonly rule: string,
    message: string,
  ) {
    super(`${rule}: ${message}`);
  }
}

interface Tap {
  readonly who: string;
  readonly seat: Seat;
  readonly a: SeatAction;
  answer: string | null;
  /** Lost with a process before it was saved: nobody is owed an answer. */
  excused: boolean;
}

/** No side may show "connected" longer than this after it last heard something. */
const HONEST_MS = 12_000;
/** Wrong tries at one code: five, and one per lock that has run out. */
const MOST_GUESSES = 9;
const MOST_WAITING = 20;

function parseEntry(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}

/** Watches a run from outside and knows the truth: what is on the host's medium, and who tapped what. */
export function createReferee(clock: Clock, games: NearbyGames, sid: string) {
  let lines: string[] = [];
  let truth: Chain = emptyChain(sid);
  let told = 0;
  let guesses = 0;
  const taps = new Map<number, Tap>();
  const entryOfTap = new Map<number, number>();
  /** Which tap an entry on its way to storage comes from, by its hash. */
  const origins = new Map<string, number>();
  /** Which tap an action on the wire comes from, by holder and id. */
  const sent = new Map<string, number>();
  const callers = new Map<number, string>();
  const heardFrom = new Map<number, number>();
  const guestHeard = new Map<string, number>();

  function must(condition: boolean, rule: string, message: () => string): asserts condition {
    if (!condition) throw new Violation(rule, message());
  }

  function judgeEntry(entry: Entry): void {
    const next = extendChain(truth, entry, games);
    must(next.ok, 'G5', () => `entry ${entry.i} is not legal: ${next.ok ? '' : next.code}`);
    truth = next.value;
    if (entry.by === 'host') return;
    const tap = origins.get(entry.h);
    must(tap !== undefined, 'G6', () => `entry ${entry.i} was tapped by nobody who holds seat ${entry.by}`);
    must(!entryOfTap.has(tap), 'G2', () => `tap ${tap} was applied twice`);
    const { answer, a } = taps.get(tap) as Tap;
    must(answer === null || answer === 'accepted', 'G8', () => `tap ${tap} was refused and then applied`);
    must(
      JSON.stringify(a) === JSON.stringify(entry.a),
      'G8',
      () => `tap ${tap} was applied as something else`,
    );
    entryOfTap.set(tap, entry.i);
  }

  /** What is on the host's medium now. What anybody was told may never change there. */
  function mediumIs(text: string): void {
    const now = text.split('\n').slice(0, -1);
    const keeps = now.length >= told && lines.slice(0, told).every((line, i) => line === now[i]);
    must(keeps, 'G1', () => `${told} entries were told, and the host no longer holds all of them`);
    let same = 0;
    while (same < now.length && now[same] === lines[same]) same++;
    if (same < lines.length) {
      const kept = lines.slice(0, same);
      truth = emptyChain(sid);
      entryOfTap.clear();
      lines = [];
      for (const line of kept) add(line);
    }
    for (const line of now.slice(same)) add(line);
  }

  function add(line: string): void {
    lines.push(line);
    const entry = parseEntry(line);
    must(entry !== null, 'G1', () => `line ${lines.length - 1} of the host's journal is no entry`);
    judgeEntry(entry);
  }

  function mustHold(entries: readonly Entry[], from: number, rule: string, who: string): void {
    for (let i = from; i < entries.length; i++) {
      const entry = entries[i] as Entry;
      must(
        JSON.stringify(entry) === lines[entry.i],
        rule,
        () => `${who} has entry ${entry.i}, the host's medium not`,
      );
    }
  }

  /** Neither may a silent line look lively, nor a lively one silent. */
  function mustBeHonest(who: string, silent: number, lively: boolean, quiet: boolean, quietFrom: number) {
    must(!lively || silent <= HONEST_MS, 'G9', () => `${who} shows a lively line after ${silent} ms`);
    must(!quiet || silent >= quietFrom, 'G9', () => `${who} shows a quiet line after ${silent} ms`);
  }

  function answered(tap: number, answer: string): void {
    const known = taps.get(tap);
    must(known !== undefined, 'G8', () => `an answer to tap ${tap}, which nobody made`);
    must(known.answer === null, 'G8', () => `tap ${tap} was answered ${known.answer}, then ${answer}`);
    const applied = entryOfTap.has(tap);
    must(
      applied === (answer === 'accepted'),
      'G8',
      () => `tap ${tap} was ${answer}, but applied is ${applied}`,
    );
    known.answer = answer;
  }

  function hostTold(effect: HostEffect, host: HostState): void {
    if (effect.kind === 'answer') {
      if (effect.refused === null) told = Math.max(told, (entryOfTap.get(effect.tap) ?? -1) + 1);
      return answered(effect.tap, effect.refused ?? 'accepted');
    }
    if (effect.kind === 'save' && effect.change.slice === 'log') {
      const { entry } = effect.change;
      const work = host.saving?.work;
      const caller = `${entry.by}:${entry.id}`;
      const tap = work?.kind === 'act' ? (work.tap ?? sent.get(caller)) : undefined;
      if (tap !== undefined) origins.set(entry.h, tap);
    }
    if (effect.kind !== 'send') return;
    const { message, connection } = effect;
    if (message.t === 'log') {
      mustHold(message.e, 0, 'G1', 'somebody told');
      told = Math.max(told, message.from + message.e.length);
    }
    if (message.t === 'ack' && message.ok) {
      const seat = host.peers.find((peer) => peer.connection === connection)?.seat;
      const durable = truth.entries.some((entry) => entry.by === seat && entry.id === message.id);
      must(durable, 'G1', () => `action ${message.id} was acknowledged before it was durable`);
    }
    const caller = callers.get(connection) ?? '';
    const stranger = !caller.startsWith('guest');
    must(message.t !== 'welcome' || !stranger, 'G6', () => `${caller} was given a seat`);
    if (message.t === 'bye' && message.why === 'code' && caller === 'rogue') {
      must(++guesses <= MOST_GUESSES, 'G6', () => `${guesses} codes could be tried`);
    }
  }

  function guestActed(who: string, effect: GuestEffect, guest: GuestState): void {
    if (effect.kind === 'answer') answered(effect.tap, effect.refused ?? 'accepted');
    if (effect.kind === 'save') mustHold(effect.record.entries, 0, 'G3', who);
    if (effect.kind !== 'send' || effect.message.t !== 'act') return;
    const { record } = guest;
    const name = `${record.seat}:${effect.message.id}`;
    const tap = record.pending?.tap ?? -1;
    const before = sent.get(name);
    must(before === undefined || before === tap, 'G2', () => `${who} used the id of ${name} for two taps`);
    sent.set(name, tap);
  }

  return {
    tapped(tap: number, who: string, seat: Seat, a: SeatAction) {
      taps.set(tap, { who, seat, a, answer: null, excused: false });
    },
    mediumIs,
    accepted: (connection: number, caller: string) => void callers.set(connection, caller),
    heardByHost: (connection: number) => void heardFrom.set(connection, clock.now()),
    heardByGuest: (who: string) => void guestHeard.set(who, clock.now()),
    hostStepped(host: HostState, effects: readonly HostEffect[]) {
      for (const effect of effects) hostTold(effect, host);
      const { entries } = host.chain;
      mustHold(entries, Math.max(0, entries.length - 1), 'G1', 'the host');
      told = Math.max(told, entries.length);
      const held = host.peers.flatMap(({ seat }) => (seat === null ? [] : [seat]));
      must(new Set(held).size === held.length, 'G6', () => 'two connections hold one seat');
      must(host.work.length <= MOST_WAITING, 'G7', () => `${host.work.length} pieces of work wait`);
    },
    guestStepped(who: string, guest: GuestState, effects: readonly GuestEffect[]) {
      for (const effect of effects) guestActed(who, effect, guest);
      const { entries } = guest.chain;
      mustHold(entries, Math.max(0, entries.length - 1), 'G3', who);
    },
    /** The seat changed hands: a new holder counts its ids anew. */
    seatOffered(seat: Seat) {
      guesses = 0;
      for (const name of [...sent.keys()]) if (name.startsWith(`${seat}:`)) sent.delete(name);
    },
    /** A process died; of its open taps only the one it had saved is still owed an answer. */
    died(who: string, savedTap: number | null) {
      // The lock is in memory: a stranger cannot restart the host, and its owner may.
      if (who === 'host') guesses = 0;
      for (const [number, tap] of taps) if (tap.who === who && number !== savedTap) tap.excused = true;
    },
    /** What the screens show right now. */
    look(
      host: HostState | null,
      guests: readonly { readonly who: string; readonly state: GuestState | null }[],
    ) {
      const now = clock.now();
      for (const { who, state } of guests) {
        const silent = now - (guestHeard.get(who) ?? -Infinity);
        const shows = state === null ? null : guestView(state, now).status;
        mustBeHonest(who, silent, shows === 'online', shows === 'quiet', TIMES.quiet);
      }
      if (host === null) return;
      const { seats } = hostView(host, now);
      for (const peer of host.peers) {
        const silent = now - (heardFrom.get(peer.connection) ?? -Infinity);
        const shows = peer.seat === null ? null : seats[peer.seat];
        mustBeHonest('the host', silent, shows === 'here', shows === 'waiting', TIMES.waiting);
      }
    },
    length: () => lines.length,
    owesStart: () => needsStart(truth.table),
    unanswered: () =>
      [...taps].filter(([, tap]) => tap.answer === null && !tap.excused).map(([number]) => number),
  };
}

export type Referee = ReturnType<typeof createReferee>;
