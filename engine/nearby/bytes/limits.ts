/** What a peer may cost us before anything about it is known. */
export const BYTE_LIMITS = {
  /** How long a new connection may say nothing before it gives its place up to another. */
  idleMs: 500,
  /** How long one waits for a place at a table that is full. */
  waitMs: 3000,
  head: 8192,
  headMs: 5000,
  message: 16_384,
  fragments: 16,
  rate: { perSecond: 20, burst: 40 },
  /** How long a peer may take to close its side once we closed ours. */
  closingMs: 2000,
  /** Unread output after which a reader is given up. A response to a file request is not counted. */
  unsent: 262_144,
  /** How long a peer may take to read a file it asked for, and to hang up once it has it. */
  fileMs: 60_000,
  hangUpMs: 5000,
} as const;

/** How many connections a table holds. */
export interface DoorLimits {
  readonly connections: number;
  readonly perAddress: number;
  /** How many more may wait for a place, unanswered. */
  readonly waiting: number;
}

/**
 * What a phone can carry, and what every table keeps to. A browser loads a page on up to six
 * connections, and two may share an address: what is too much at once waits for its turn.
 */
export const PHONE_DOOR: DoorLimits = { connections: 12, perAddress: 6, waiting: 12 };
