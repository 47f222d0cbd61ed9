import {
  replayChain,
  type BySeat,
  type Chain,
  type Entry,
  type NearbyGames,
  type Seat,
  type SeatAction,
  type StartAction,
} from '../log';
import type { Farewell, Hello, HostMessage, Refusal } from '../wire';
import { NO_FAILURES, type CodeGuard } from './guard';

/** Who sits where. Of a guest's key only the hash is kept. */
export type SeatHolder =
  | { readonly kind: 'local' }
  | { readonly kind: 'free' }
  | { readonly kind: 'guest'; readonly keyHash: string };

/** What a table is, apart from its log: saved whole, atomically. */
export interface TableRecord {
  readonly sid: string;
  /** Six digits, for typing. */
  readonly code: string;
  /** 128 bits in hexadecimal, for the QR code. */
  readonly secret: string;
  readonly seats: BySeat<SeatHolder>;
  /** What the first game starts from. */
  readonly opening: StartAction;
}

/** A connection as the host sees it. */
export interface HostPeer {
  readonly connection: number;
  readonly openedAt: number;
  readonly heardAt: number;
  /** Hash of the key it said hello with; null before that. */
  readonly keyHash: string | null;
  /** Null until it has been welcomed. */
  readonly seat: Seat | null;
  /** Entries it has acknowledged, and entries sent to it. */
  readonly acked: number;
  readonly sent: number;
  readonly sentAt: number;
}

/** What waits for storage, in order. The first may be on its way there. */
export type HostWork =
  | { readonly kind: 'record' }
  | { readonly kind: 'start' }
  | { readonly kind: 'sit'; readonly connection: number; readonly hello: Hello }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly code: string; readonly secret: string }
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      /** Null for a tap on the host's own screen: the id is then made here. */
      readonly id: number | null;
      /** The number the screen gave its tap; null for a guest's action. */
      readonly tap: number | null;
      readonly g: number;
      readonly base: number;
      readonly a: SeatAction;
    };

/** A change on its way to storage. */
export type HostChange =
  | { readonly slice: 'table'; readonly record: TableRecord }
  | { readonly slice: 'log'; readonly entry: Entry };

export interface Saving {
  readonly token: number;
  readonly work: HostWork;
  readonly change: HostChange;
  /** When a failed write is to be tried again; null while it is under way. */
  readonly againAt: number | null;
}

/** The last action of a seat that was refused: the answer stays the same however often it is asked for. */
export interface Refused {
  readonly id: number;
  readonly why: Refusal;
}

/** A host's session. `record` and `chain` are only ever what storage has confirmed. */
export interface HostState {
  readonly record: TableRecord;
  readonly chain: Chain;
  readonly peers: readonly HostPeer[];
  readonly work: readonly HostWork[];
  readonly saving: Saving | null;
  readonly lastToken: number;
  readonly refused: BySeat<Refused | null>;
  /** The newest connection number each seat's guest has used. */
  readonly dials: BySeat<number>;
  readonly guard: CodeGuard;
  /** What the next game is to start from, so that a race is not run over a puzzle that both have solved. */
  readonly next: { readonly config: unknown } | null;
  /** The table was closed for good. */
  readonly closed: boolean;
}

/** What happens to a host. `at` is a clock that never goes back while the program runs. */
export type HostEvent = { readonly at: number } & (
  | { readonly kind: 'begin' }
  | { readonly kind: 'opened'; readonly connection: number }
  | { readonly kind: 'message'; readonly connection: number; readonly text: string }
  | { readonly kind: 'closed'; readonly connection: number }
  | { readonly kind: 'saved' | 'unsaved'; readonly token: number }
  | { readonly kind: 'tick' }
  /** Another config of the game on the table, for the rematch. One that the game does not take is not used. */
  | { readonly kind: 'next'; readonly config: unknown }
  /** The table closes for good: everybody is told, and whoever still comes finds it gone. */
  | { readonly kind: 'close' }
  /** A tap on the host's own screen, which showed `base` entries. */
  | {
      readonly kind: 'tap';
      readonly seat: Seat;
      readonly tap: number;
      readonly base: number;
      readonly a: SeatAction;
    }
  /** Gives a guest's seat to whoever comes next, with a new code and secret; the old key is void. */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly code: string; readonly secret: string }
);

/** What a host asks of the world. `close` comes after everything sent before it. */
export type HostEffect =
  | { readonly kind: 'send'; readonly connection: number; readonly message: HostMessage }
  | {
      readonly kind: 'close';
      readonly connection: number;
      readonly code: number;
      readonly why: Farewell | 'left';
    }
  | { readonly kind: 'save'; readonly token: number; readonly change: HostChange }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly tap: number; readonly refused: Refusal | null };

/** A host as it was when its storage was last written: new, or after any kind of end. */
export function openHost(record: TableRecord, entries: readonly Entry[], games: NearbyGames): HostState {
  return {
    record,
    chain: replayChain(record.sid, entries, games),
    peers: [],
    work: [],
    saving: null,
    lastToken: 0,
    refused: [null, null],
    dials: [0, 0],
    guard: NO_FAILURES,
    next: null,
    closed: false,
  };
}
