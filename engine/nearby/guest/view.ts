import type { Seat, Table } from '../log';
import { TIMES, type Farewell } from '../wire';
import type { Ending, GuestState, Pending } from './state';

/** `quiet` is online, but a sign of life is overdue. */
export type GuestStatus = 'connecting' | 'online' | 'quiet' | 'reconnecting' | 'ended';

/** What a guest's screen shows. */
export interface GuestView {
  readonly status: GuestStatus;
  /** Why it ended; null while it has not. */
  readonly why: Ending | null;
  /** Why the host last hung up on us, while we go on trying: `wait` says that codes are locked for a while. */
  readonly lately: Farewell | null;
  /** The host's version, where that was the reason. */
  readonly hostVersion: number | null;
  readonly seat: Seat | null;
  readonly table: Table;
  readonly length: number;
  /** Shown as "sending" until its entry arrives or it is refused. */
  readonly sending: Pending | null;
}

function statusOf({ link, record }: GuestState, at: number): GuestStatus {
  if (link.phase === 'ended') return link.phase;
  if (link.phase === 'online') return at - link.heardAt >= TIMES.quiet ? 'quiet' : 'online';
  return record.seat === null ? 'connecting' : 'reconnecting';
}

/** `at` is the time of looking: a link goes quiet by nothing happening. */
export function guestView(guest: GuestState, at: number): GuestView {
  const { link, record, chain } = guest;
  return {
    status: statusOf(guest, at),
    why: link.phase === 'ended' ? link.why : null,
    lately: guest.lately,
    hostVersion: link.phase === 'ended' ? link.hostVersion : null,
    seat: record.seat,
    table: chain.table,
    length: chain.entries.length,
    sending: record.pending,
  };
}
