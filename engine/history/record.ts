import type { GameId, Level, Player } from '@/engine/core';

/** Every way a game can end. The order is part of the stored format. */
export const RESULTS = ['X', 'O', 'draw', 'solved', 'given-up'] as const;

/** How a game ended: the mark that won, or what else there was. */
export type RecordResult = (typeof RESULTS)[number];

/** Who sat at a side of the board. */
export type Seated =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'ai'; readonly level: Level }
  | { readonly kind: 'nearby'; readonly name: string };

/** Stars given for a puzzle. */
export type StarCount = 0 | 1 | 2 | 3;

/** What a Cipher game was scored on. */
export interface PuzzleRecord {
  readonly tier: string | null;
  readonly par: number;
  readonly hints: number;
  readonly stars: StarCount;
  readonly score: number;
  /** The number of the daily puzzle it was. */
  readonly daily: number | null;
  /** How long somebody worked on it, where that is known. */
  readonly seconds?: number;
}

/** The last moment that calendars and dates in words can be trusted with: the end of the year 9999. */
export const LATEST = Date.UTC(10_000, 0, 1) - 1;

/** One finished game, as it is kept for ever. */
export interface GameRecord {
  readonly id: string;
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly game: GameId;
  readonly config: unknown;
  readonly moves: readonly string[];
  readonly result: RecordResult;
  readonly people: Readonly<Record<Player, Seated>>;
  /** The side that the owner of the device played; `null` when two people shared it. */
  readonly you: Player | null;
  readonly assisted: boolean;
  /** The opponent's level followed the player's results. */
  readonly adaptive?: boolean;
  /** Somebody else's game, taken in from a shared code: kept for review, never counted. */
  readonly imported?: true;
  readonly puzzle?: PuzzleRecord;
}

/** The id of the first game that ended at a time. */
export function timeId(at: number): string {
  return at.toString(36);
}

/** A short id for a game that ended now: its time, and a number when several ended in one millisecond. */
export function recordId(at: number, isTaken: (id: string) => boolean): string {
  const base = timeId(at);
  let id = base;
  for (let n = 2; isTaken(id); n++) id = `${base}-${n}`;
  return id;
}
