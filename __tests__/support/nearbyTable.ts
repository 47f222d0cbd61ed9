import {
  newGuestRecord,
  openGuest,
  openHost,
  stepGuest,
  stepHost,
  type GuestEffect,
  type GuestEvent,
  type GuestState,
  type HostEffect,
  type HostEvent,
  type HostMessage,
  type HostState,
  type SeatHolder,
  type StartAction,
  type TableRecord,
} from '@/engine/nearby';
import { simulatedGames } from '@/tools/simulate/world';

type Unstamped<Event> = Event extends { readonly at: number } ? Omit<Event, 'at'> : never;

export const games = simulatedGames;

export const CLASSIC_START: StartAction = {
  t: 'start',
  game: 'classic',
  config: { size: 3, k: 3, first: 'X', swap: false },
  marks: ['X', 'O'],
};

export const RACE_START: StartAction = {
  t: 'start',
  game: 'cipher',
  config: { target: 3 },
  marks: ['X', 'O'],
};

export const KEY = 'a'.repeat(32);
export const OTHER_KEY = 'b'.repeat(32);
export const SECRET = 'c'.repeat(32);
export const SID = '0123456789abcdef';

export function tableRecord(opening = CLASSIC_START, first: SeatHolder = { kind: 'local' }): TableRecord {
  return { sid: SID, code: '123456', secret: SECRET, seats: [first, { kind: 'free' }], opening };
}

export function hello(changes: Record<string, unknown> = {}): string {
  const tip = '0'.repeat(16);
  const fields = {
    t: 'hello',
    v: 1,
    caps: ['classic', 'cipher'],
    key: KEY,
    code: SECRET,
    dial: 1,
    have: 0,
    tip,
  };
  return JSON.stringify({ ...fields, ...changes });
}

/** A host under test: events go in, what it asked for is kept; storage confirms at once unless told not to. */
export function hostBench(record = tableRecord(), options: { readonly holdSaves?: boolean } = {}) {
  let host: HostState = openHost(record, [], games);
  let effects: HostEffect[] = [];
  let at = 1000;
  const bench = {
    holdSaves: options.holdSaves ?? false,
    feed(event: Unstamped<HostEvent>): readonly HostEffect[] {
      const step = stepHost(host, { ...event, at } as HostEvent, games);
      host = step.host;
      effects = [...step.effects];
      const seen = [...effects];
      if (!bench.holdSaves) {
        for (const effect of seen)
          if (effect.kind === 'save') seen.push(...bench.feed({ kind: 'saved', token: effect.token }));
      }
      return seen;
    },
    /** Says a text on a connection. */
    say(connection: number, text: string | object): readonly HostEffect[] {
      return bench.feed({
        kind: 'message',
        connection,
        text: typeof text === 'string' ? text : JSON.stringify(text),
      });
    },
    join(connection: number, changes: Record<string, unknown> = {}): readonly HostEffect[] {
      bench.feed({ kind: 'opened', connection });
      return bench.say(connection, hello(changes));
    },
    wait(ms: number): readonly HostEffect[] {
      at += ms;
      return bench.feed({ kind: 'tick' });
    },
    reopen(): void {
      host = openHost(host.record, host.chain.entries, games);
      bench.feed({ kind: 'begin' });
    },
    state: () => host,
    now: () => at,
  };
  bench.feed({ kind: 'begin' });
  return bench;
}

/** The messages among effects, to one connection or to all. */
export function sentTo(effects: readonly HostEffect[], connection?: number): HostMessage[] {
  return effects.flatMap((effect) =>
    effect.kind === 'send' && (connection === undefined || effect.connection === connection)
      ? [effect.message]
      : [],
  );
}

/** A guest under test; storage confirms at once unless told not to. */
export function guestBench(
  record = newGuestRecord(KEY, SECRET),
  options: { readonly holdSaves?: boolean } = {},
) {
  let guest: GuestState = openGuest(record, { games, caps: ['classic', 'cipher'], seed: 'test' });
  let at = 1000;
  const bench = {
    holdSaves: options.holdSaves ?? false,
    feed(event: Unstamped<GuestEvent>): readonly GuestEffect[] {
      const step = stepGuest(guest, { ...event, at } as GuestEvent, games);
      guest = step.guest;
      const seen = [...step.effects];
      if (!bench.holdSaves) {
        for (const effect of seen)
          if (effect.kind === 'save') seen.push(...bench.feed({ kind: 'saved', token: effect.token }));
      }
      return seen;
    },
    hear(message: object | string): readonly GuestEffect[] {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      return bench.feed({ kind: 'message', link: guest.record.dials, text });
    },
    wait(ms: number): readonly GuestEffect[] {
      at += ms;
      return bench.feed({ kind: 'tick' });
    },
    state: () => guest,
    now: () => at,
  };
  return bench;
}

/** A guest's act. */
export const act = (id: number, a: object, base: number, g = 1) => ({ t: 'act', id, g, base, a });
export const move = (id: number, m: string, base: number) => act(id, { t: 'move', m }, base);
/** A tap on the host's own screen, for a move. */
export const tap = (number: number, m: string, base: number) =>
  ({ kind: 'tap', seat: 0, tap: number, base, a: { t: 'move', m } }) as const;

/** Who was dismissed, and how. */
export function farewell(effects: readonly HostEffect[]) {
  return effects.flatMap((effect) =>
    effect.kind === 'close' ? [[effect.connection, effect.why, effect.code]] : [],
  );
}
