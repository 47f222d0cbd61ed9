import { create } from 'zustand';

import { fileRecord, recordOf } from '../history';
import { eventOf } from '../lib/eventOf';
import { useSettings } from '../settings';
import type { Ending, Farewell, Refusal, Seat, SeatAction, SeatStatus, Table as Log } from '@/engine/nearby';
import { feedback } from '@/platform/feedback';

import { asTable } from './asTable';
import { isFiled, noteFiled } from './filed';

/** How the line to the other player stands, as a person would say it. */
export type Line = 'nobody' | 'connecting' | 'connected' | 'quiet' | 'reconnecting' | 'gone' | 'ended';

/** What only a host shows: how others find the table. */
export interface Invitation {
  readonly code: string;
  readonly secret: string;
  readonly port: number;
  /** The device's own address; null while none is known. */
  readonly address: string | null;
}

/** The table this device sits at. */
export interface Nearby {
  readonly role: 'host' | 'guest';
  /** Where the table is; a host's own has no place to go to. */
  readonly place: string | null;
  readonly sid: string | null;
  readonly seat: Seat | null;
  readonly log: Log;
  /** Entries that the screen shows. */
  readonly length: number;
  readonly line: Line;
  /** Why it ended, and the host's version where that was the reason. */
  readonly why: Ending | null;
  readonly hostVersion: number | null;
  /** Why the table last hung up, while this device goes on dialling. */
  readonly lately: Farewell | null;
  /** What was tapped and is not in the log yet. */
  readonly sending: SeatAction | null;
  readonly refused: Refusal | null;
  readonly invitation: Invitation | null;
}

export const useNearby = create<{ readonly now: Nearby | null }>()(() => ({ now: null }));

export function nearbyNow(): Nearby | null {
  return useNearby.getState().now;
}

const LINES = {
  local: 'connected',
  free: 'nobody',
  here: 'connected',
  waiting: 'quiet',
  away: 'gone',
} as const satisfies Record<SeatStatus, Line>;

/** A host's words for how its guest is. */
export function lineOfSeat(status: SeatStatus): Line {
  return LINES[status];
}

function isSame(one: Nearby, other: Nearby): boolean {
  return (Object.keys(one) as (keyof Nearby)[]).every(
    (key) => one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );
}

/** A move that came in is heard and felt, whoever made it. */
function sound(before: Nearby | null, after: Nearby): void {
  if (before === null || before.log.number !== after.log.number) return;
  const [then, now] = [before.log.game, after.log.game];
  const [was, is] = [asTable(before, ''), asTable(after, '')];
  if (!then || !now || !was || !is || then === now) return;
  const move = now.moves[then.moves.length];
  if (move !== undefined) feedback(eventOf(was, is, move));
}

/** What a table's game is called in the history. */
export function nearbyRecordId({ sid, number }: { readonly sid: string; readonly number: number }): string {
  return `${sid}-${number}`;
}

/**
 * A game that is over goes into the history, once: its id is made of the table's and its number, so
 * that it can be filed again after a crash without being there twice, and what was deleted there does
 * not come back with the next look at the table. Races file their own puzzles.
 */
function file(now: Nearby): void {
  const { sid, log } = now;
  if (log.game?.standing.kind !== 'over' || sid === null || isFiled(sid, log.number)) return;
  const table = asTable(now, useSettings.getState().name1);
  if (!table) return;
  const record = { ...recordOf(table), id: nearbyRecordId({ sid, number: log.number }) };
  void fileRecord(record).then((kept) => {
    if (kept) noteFiled(sid, log.number);
  });
}

/** Shows how a table stands; what did not change is not drawn again. */
export function showNearby(now: Nearby | null): void {
  const before = nearbyNow();
  if (now !== null && before !== null && isSame(before, now)) return;
  useNearby.setState({ now });
  if (now === null || now.log === before?.log) return;
  sound(before, now);
  file(now);
}

/** Changes a part of what is shown. */
export function changeNearby(change: Partial<Nearby>): void {
  const now = nearbyNow();
  if (now !== null) showNearby({ ...now, ...change });
}
