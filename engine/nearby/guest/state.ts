import {
  emptyChain,
  replayChain,
  type Chain,
  type Entry,
  type NearbyGames,
  type Seat,
  type SeatAction,
} from '../log';
import type { Farewell, GuestMessage, LogMessage, Refusal, Welcome } from '../wire';

/** An action that has been tapped and not yet answered. */
export interface Pending {
  readonly id: number;
  /** The number the screen gave the tap. */
  readonly tap: number;
  readonly g: number;
  readonly base: number;
  readonly a: SeatAction;
}

/** What a guest keeps: saved whole, atomically. */
export interface GuestRecord {
  /** The guest's secret: 128 bits in hexadecimal. It is the seat. */
  readonly key: string;
  /** The typed code or the QR code's secret, until it has served. */
  readonly code: string | null;
  /** The table, once seated. */
  readonly sid: string | null;
  readonly seat: Seat | null;
  /** Connections opened so far. */
  readonly dials: number;
  /** The last action id given out. It never goes back, also not after a refusal. */
  readonly counter: number;
  readonly pending: Pending | null;
  readonly entries: readonly Entry[];
}

/** Where the line to the host stands. */
export type Link =
  | { readonly phase: 'idle'; readonly redialAt: number | null }
  | { readonly phase: 'dialing'; readonly since: number }
  | { readonly phase: 'greeting'; readonly since: number }
  | {
      readonly phase: 'online';
      readonly heardAt: number;
      readonly pingAt: number;
      /** When the pending action was last sent; null if it was not, on this link. */
      readonly actAt: number | null;
      readonly needAt: number | null;
    }
  | { readonly phase: 'ended'; readonly why: Ending; readonly hostVersion: number | null };

/** Why a guest stops trying. */
export type Ending = Farewell | 'left';

/** What waits for storage, in order. */
export type GuestWork =
  | { readonly kind: 'dial' }
  | { readonly kind: 'tap'; readonly tap: number; readonly a: SeatAction }
  | { readonly kind: 'welcome'; readonly link: number; readonly message: Welcome }
  | { readonly kind: 'log'; readonly link: number; readonly message: LogMessage }
  | { readonly kind: 'refused'; readonly id: number; readonly why: Refusal };

export interface GuestSaving {
  readonly token: number;
  readonly work: GuestWork;
  readonly record: GuestRecord;
  readonly chain: Chain;
  readonly againAt: number | null;
}

/** A guest's session. `record` and `chain` are only ever what storage has confirmed. */
export interface GuestState {
  readonly record: GuestRecord;
  readonly chain: Chain;
  readonly link: Link;
  /** Redials since the last welcome. */
  readonly attempts: number;
  /** Why the host last ended a connection, where trying again may help; null once it has welcomed us since. */
  readonly lately: Farewell | null;
  /** Connections in a row that ended because the host could not make sense of us. */
  readonly strikes: number;
  readonly work: readonly GuestWork[];
  readonly saving: GuestSaving | null;
  readonly lastToken: number;
  /** Spreads redials; different on every device. */
  readonly seed: string;
  readonly caps: readonly string[];
}

/** What happens to a guest. A link is named by its dial number; events of old links are ignored. */
export type GuestEvent = { readonly at: number } & (
  | { readonly kind: 'begin' }
  | { readonly kind: 'opened'; readonly link: number }
  | { readonly kind: 'message'; readonly link: number; readonly text: string }
  | { readonly kind: 'closed'; readonly link: number; readonly code: number }
  | { readonly kind: 'saved' | 'unsaved'; readonly token: number }
  | { readonly kind: 'tick' }
  | { readonly kind: 'tap'; readonly tap: number; readonly a: SeatAction }
  /** The app came to the front, or the network changed. */
  | { readonly kind: 'front' }
  | { readonly kind: 'leave' }
);

/** What a guest asks of the world. */
export type GuestEffect =
  | { readonly kind: 'dial'; readonly link: number }
  | { readonly kind: 'send'; readonly link: number; readonly message: GuestMessage }
  | { readonly kind: 'close'; readonly link: number }
  | { readonly kind: 'save'; readonly token: number; readonly record: GuestRecord }
  | { readonly kind: 'answer'; readonly tap: number; readonly refused: Refusal | null };

/** A guest who never sat anywhere. The key is made by the platform, from real randomness. */
export function newGuestRecord(key: string, code: string | null): GuestRecord {
  return { key, code, sid: null, seat: null, dials: 0, counter: 0, pending: null, entries: [] };
}

/** A guest as it was when its storage was last written. */
export function openGuest(
  record: GuestRecord,
  options: { readonly games: NearbyGames; readonly caps: readonly string[]; readonly seed: string },
): GuestState {
  const { games, caps, seed } = options;
  const chain = record.sid === null ? emptyChain('') : replayChain(record.sid, record.entries, games);
  return {
    record: { ...record, entries: chain.entries },
    chain,
    link: { phase: 'idle', redialAt: null },
    attempts: 0,
    lately: null,
    strikes: 0,
    work: [],
    saving: null,
    lastToken: 0,
    seed,
    caps,
  };
}
