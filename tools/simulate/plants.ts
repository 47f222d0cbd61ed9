import { accept, type AnyGame } from '@/engine/core';
import {
  encodeUtf8,
  hex,
  nextEntry,
  readGuestMessage,
  readHostMessage,
  sha256,
  TIMES,
  withSeat,
  writeMessage,
  extendChain,
  type GuestEvent,
  type GuestRecord,
  type GuestState,
  type GuestStep,
  type HostEvent,
  type HostState,
  type HostStep,
  type NearbyGames,
  type stepGuest,
  type stepHost,
} from '@/engine/nearby';

import type { DiskHabits } from './disk';

/** One run's share of a planted fault: what it puts in the place of the real thing. */
export interface Planted {
  readonly host?: (step: typeof stepHost) => typeof stepHost;
  readonly guest?: (step: typeof stepGuest) => typeof stepGuest;
  readonly hostDisk?: Partial<DiskHabits>;
  readonly guestDisk?: Partial<DiskHabits>;
  readonly hostGames?: (games: NearbyGames) => NearbyGames;
  /** What a guest that starts again remembers. */
  readonly recall?: (record: GuestRecord) => GuestRecord;
  /** The host takes a journal for sound to its last byte. */
  readonly trustsTornTail?: boolean;
}

/**
 * A known way to break the protocol. The sessions themselves are never changed: what goes into them
 * and what comes out is, which their being plain data makes possible.
 */
export interface Plant {
  readonly name: string;
  /** Why no run can show a difference, where that is so. */
  readonly equivalent?: string;
  make(): Planted;
}

/** Changes what a host gets to see. */
function hostSees(
  change: (host: HostState, event: HostEvent) => { host?: HostState; event?: HostEvent },
): Planted {
  return {
    host: (step) => (host, event, games) => {
      const seen = change(host, event);
      return step(seen.host ?? host, seen.event ?? event, games);
    },
  };
}

/** Changes what comes of a host's step. */
function hostDoes(change: (step: HostStep, before: HostState) => HostStep): Planted {
  return { host: (step) => (host, event, games) => change(step(host, event, games), host) };
}

/** Changes what a guest gets to see. */
function guestSees(
  change: (
    guest: GuestState,
    event: GuestEvent,
    games: NearbyGames,
  ) => { guest?: GuestState; event?: GuestEvent },
): Planted {
  return {
    guest: (step) => (guest, event, games) => {
      const seen = change(guest, event, games);
      return step(seen.guest ?? guest, seen.event ?? event, games);
    },
  };
}

function guestDoes(change: (step: GuestStep) => GuestStep): Planted {
  return { guest: (step) => (guest, event, games) => change(step(guest, event, games)) };
}

/** A guest's message on its way into the host; null for every other event. */
function inbound(event: HostEvent) {
  if (event.kind !== 'message') return null;
  const message = readGuestMessage(event.text);
  return message.ok ? message.value : null;
}

function hashedKey(sid: string, key: string): string {
  return hex(sha256(encodeUtf8(`oxs-key|${sid}|${key}`)));
}

/** Gives damaged entries the hashes they would need. */
function rehash(guest: GuestState, text: string, games: NearbyGames): string {
  const message = readHostMessage(text, games);
  if (!message.ok || message.value.t !== 'log') return text;
  let { chain } = guest;
  const e = message.value.e.map((entry) => {
    if (entry.i !== chain.entries.length) return entry;
    const made = nextEntry(chain, entry.by, entry.id, entry.a);
    const next = extendChain(chain, made, games);
    if (next.ok) chain = next.value;
    return made;
  });
  return writeMessage({ ...message.value, e });
}

/** A game whose rules refuse nothing: what is illegal changes nothing instead. */
function lenient(game: AnyGame): AnyGame {
  return {
    ...game,
    play(state: unknown, action: unknown) {
      const played = game.play(state, action);
      return played.ok ? played : accept(state);
    },
  };
}

/** Every planted fault, named by what goes wrong. */
export const PLANTS: readonly Plant[] = [
  { name: 'host tells before it has saved', make: () => ({ hostDisk: { confirmsEarly: true } }) },
  { name: 'guest sends before it has saved', make: () => ({ guestDisk: { confirmsEarly: true } }) },
  { name: 'host takes a torn line for sound', make: () => ({ trustsTornTail: true }) },
  {
    name: 'host forgets which ids it accepted',
    make: () =>
      hostSees((host) => ({
        host: { ...host, chain: { ...host.chain, table: { ...host.chain.table, lastIds: [0, 0] } } },
      })),
  },
  {
    name: 'host judges a refused action anew',
    equivalent:
      'What an honest guest is refused stays refused: game number, base and rules only ever move away from the action.',
    make: () => hostSees((host) => ({ host: { ...host, refused: [null, null] } })),
  },
  {
    name: 'host saves the seat without its key',
    make: () =>
      hostDoes((step) => ({
        ...step,
        effects: step.effects.map((effect) =>
          effect.kind === 'save' && effect.change.slice === 'table' && step.host.saving?.work.kind === 'sit'
            ? { ...effect, change: { slice: 'table', record: step.host.record } }
            : effect,
        ),
      })),
  },
  {
    name: 'host takes any key for the right one',
    make: () =>
      hostSees((host, event) => {
        const message = inbound(event);
        const seat = host.record.seats[1];
        if (message?.t !== 'hello' || seat.kind !== 'guest') return {};
        const holder = { kind: 'guest', keyHash: hashedKey(host.record.sid, message.key) } as const;
        return {
          host: { ...host, record: { ...host.record, seats: withSeat(host.record.seats, 1, holder) } },
        };
      }),
  },
  {
    name: 'host lets codes be guessed without end',
    make: () => hostSees((host) => ({ host: { ...host, guard: { failures: 0, lockedUntil: 0 } } })),
  },
  {
    name: 'host keeps the old connection of a seat',
    make: () =>
      hostDoes((step, before) => {
        const parted = step.effects.flatMap((effect) =>
          effect.kind === 'close' && effect.why === 'superseded' ? [effect.connection] : [],
        );
        const kept = before.peers.filter((peer) => parted.includes(peer.connection));
        return { ...step, host: { ...step.host, peers: [...step.host.peers, ...kept] } };
      }),
  },
  {
    name: 'host lets an old hello cut off a new connection',
    make: () => hostSees((host) => ({ host: { ...host, dials: [0, 0] } })),
  },
  {
    name: 'host writes an action to the other seat',
    make: () => ({
      host: (step) => (host, event, games) => {
        if (inbound(event)?.t !== 'act') return step(host, event, games);
        const crossed = host.peers.map((peer) => (peer.seat === 1 ? { ...peer, seat: 0 as const } : peer));
        const done = step({ ...host, peers: crossed }, event, games);
        const peers = done.host.peers.map((peer) => {
          const before = host.peers.find(({ connection }) => connection === peer.connection);
          return before === undefined ? peer : { ...peer, seat: before.seat };
        });
        return { ...done, host: { ...done.host, peers } };
      },
    }),
  },
  {
    name: 'host never sends again',
    make: () =>
      hostSees((host, event) => ({
        host: { ...host, peers: host.peers.map((peer) => ({ ...peer, sentAt: event.at })) },
      })),
  },
  {
    name: 'host shows a silent guest as there',
    make: () =>
      hostSees((host, event) => ({
        host: { ...host, peers: host.peers.map((peer) => ({ ...peer, heardAt: event.at })) },
      })),
  },
  {
    name: 'host shows a lively guest as silent',
    make: () =>
      hostSees((host, event) => ({
        host: {
          ...host,
          peers: host.peers.map((peer) => ({ ...peer, heardAt: event.at - TIMES.waiting })),
        },
      })),
  },
  {
    name: 'host plays illegal moves',
    make: () => ({
      hostGames: (games) => (id) => {
        const known = games(id);
        return known && { ...known, game: lenient(known.game) };
      },
    }),
  },
  {
    name: 'host forgets to start the rematch',
    make: () =>
      hostDoes((step) => {
        if (step.host.saving?.work.kind !== 'start' || step.host.chain.table.number === 0) return step;
        const effects = step.effects.filter((effect) => effect.kind !== 'save');
        return { host: { ...step.host, saving: null }, effects };
      }),
  },
  {
    name: 'host ignores what the player was looking at',
    equivalent:
      'A guest refuses a tap out of turn by its own log, and while it is a seat’s turn only the end of the game can be added, after which any move is refused as over.',
    make: () =>
      hostSees((host, event) => {
        const message = inbound(event);
        if (event.kind !== 'message' || message?.t !== 'act') return {};
        return { event: { ...event, text: writeMessage({ ...message, base: host.chain.entries.length }) } };
      }),
  },
  {
    name: 'guest shows a dead line as online',
    make: () =>
      guestSees((guest, event) =>
        guest.link.phase === 'online'
          ? { guest: { ...guest, link: { ...guest.link, heardAt: event.at } } }
          : {},
      ),
  },
  {
    name: 'guest shows a lively line as quiet',
    make: () =>
      guestSees((guest, event) =>
        guest.link.phase === 'online'
          ? { guest: { ...guest, link: { ...guest.link, heardAt: event.at - TIMES.quiet } } }
          : {},
      ),
  },
  {
    name: 'guest never sends its action again',
    make: () =>
      guestSees((guest, event) =>
        guest.link.phase === 'online' && guest.link.actAt !== null
          ? { guest: { ...guest, link: { ...guest.link, actAt: event.at } } }
          : {},
      ),
  },
  { name: 'guest loses its counter', make: () => ({ recall: (record) => ({ ...record, counter: 0 }) }) },
  {
    name: 'guest loses its pending action',
    make: () => ({ recall: (record) => ({ ...record, pending: null }) }),
  },
  {
    name: 'guest makes a new key when it starts again',
    make: () => ({ recall: (record) => ({ ...record, key: record.key.split('').reverse().join('') }) }),
  },
  {
    name: 'guest loses its connection number',
    make: () => ({ recall: (record) => ({ ...record, dials: 0 }) }),
  },
  {
    name: 'guest uses an id again after a refusal',
    make: () =>
      guestDoes((step) => {
        const refused = step.effects.some((effect) => effect.kind === 'answer' && effect.refused !== null);
        const { record, saving } = step.guest;
        if (!refused || saving !== null || record.pending !== null) return step;
        return {
          ...step,
          guest: { ...step.guest, record: { ...record, counter: Math.max(0, record.counter - 1) } },
        };
      }),
  },
  {
    name: 'guest takes any refusal for its own',
    make: () =>
      guestSees((guest, event, games) => {
        const message = event.kind === 'message' ? readHostMessage(event.text, games) : null;
        if (event.kind !== 'message' || !message?.ok || message.value.t !== 'ack' || message.value.ok)
          return {};
        const id = guest.record.pending?.id ?? message.value.id;
        return { event: { ...event, text: writeMessage({ ...message.value, id }) } };
      }),
  },
  {
    name: 'guest does not check hashes',
    make: () =>
      guestSees((guest, event, games) =>
        event.kind === 'message' ? { event: { ...event, text: rehash(guest, event.text, games) } } : {},
      ),
  },
  {
    name: 'guest dials again after a farewell that is final',
    make: () =>
      guestDoes((step) =>
        step.guest.link.phase === 'ended'
          ? { ...step, guest: { ...step.guest, link: { phase: 'idle', redialAt: 0 } } }
          : step,
      ),
    equivalent:
      'No run of the simulator has two programs with one key, so no farewell but "superseded" could make a difference, and that one only to the second program; a unit test covers it.',
  },
];
