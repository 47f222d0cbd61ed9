import {
  guestView,
  openGuest,
  stepGuest,
  TIMES,
  writeMessage,
  type GuestEffect,
  type GuestEvent,
  type GuestRecord,
  type GuestView,
  type NearbyGames,
  type Refusal,
  type SeatAction,
} from '@/engine/nearby';

import type { Dial, TextLink } from './types';

/** Where a guest's seat is kept. A promise is kept only once the record would survive. */
export interface GuestStore {
  save(record: GuestRecord): Promise<void>;
}

export interface TableGuestOptions {
  readonly dial: Dial;
  /** The table's WebSocket: `ws://192.168.1.5:8080/table`. */
  readonly url: string;
  readonly games: NearbyGames;
  readonly caps: readonly string[];
  readonly record: GuestRecord;
  readonly store: GuestStore;
  /** Spreads redials; different on every device. */
  readonly seed: string;
  readonly now: () => number;
  readonly onChange?: (view: GuestView) => void;
  readonly onAnswer?: (answer: { readonly tap: number; readonly refused: Refusal | null }) => void;
}

/** A seat at somebody else's table. */
export interface TableGuest {
  view(): GuestView;
  tap(tap: number, a: SeatAction): void;
  /** The app came to the front, or the network changed. */
  front(): void;
  leave(): void;
  /** Stops without a word, as if the program had ended. */
  stop(): void;
}

type Unstamped<Event> = Event extends { readonly at: number } ? Omit<Event, 'at'> : never;

/** Runs a guest session on a real WebSocket and real storage. */
export function joinTable(options: TableGuestOptions): TableGuest {
  const { games, now } = options;
  const events: Unstamped<GuestEvent>[] = [];
  let guest = openGuest(options.record, options);
  let link: { readonly number: number; readonly line: TextLink } | null = null;
  let busy = false;
  let stopped = false;

  function feed(event: Unstamped<GuestEvent>): void {
    if (stopped) return;
    events.push(event);
    if (busy) return;
    busy = true;
    for (let next = events.shift(); next !== undefined; next = events.shift()) {
      const before = guest;
      const step = stepGuest(guest, { ...next, at: now() } as GuestEvent, games);
      guest = step.guest;
      step.effects.forEach(perform);
      if (guest !== before || next.kind === 'tick') options.onChange?.(guestView(guest, now()));
    }
    busy = false;
  }

  function open(number: number): void {
    link?.line.close();
    const line = options.dial(options.url, {
      opened: () => feed({ kind: 'opened', link: number }),
      message: (text) => feed({ kind: 'message', link: number, text }),
      closed: (code) => feed({ kind: 'closed', link: number, code }),
    });
    link = { number, line };
  }

  function perform(effect: GuestEffect): void {
    switch (effect.kind) {
      case 'dial':
        return open(effect.link);
      case 'send':
        if (link?.number === effect.link) link.line.send(writeMessage(effect.message));
        return;
      case 'close':
        if (link?.number === effect.link) link.line.close();
        return;
      case 'save': {
        const { token } = effect;
        void options.store.save(effect.record).then(
          () => feed({ kind: 'saved', token }),
          () => feed({ kind: 'unsaved', token }),
        );
        return;
      }
      case 'answer':
        options.onAnswer?.({ tap: effect.tap, refused: effect.refused });
    }
  }

  const timer = setInterval(() => feed({ kind: 'tick' }), TIMES.tick);
  feed({ kind: 'begin' });

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    link?.line.close();
  }

  return {
    view: () => guestView(guest, now()),
    tap: (tap, a) => feed({ kind: 'tap', tap, a }),
    front: () => feed({ kind: 'front' }),
    leave() {
      feed({ kind: 'leave' });
      stop();
    },
    stop,
  };
}
