import type { Seat, Table } from '../log';
import type { Ending, GuestState, Pending } from './state';

export type GuestStatus = 'connecting' | 'online' | 'reconnecting' | 'ended';

/** What a guest's screen shows. */
export interface GuestView {
  readonly status: GuestStatus;
  /** Why it ended; null while it has not. */
  readonly why: Ending | null;
  /** The host's version, where that was the reason. */
  readonly hostVersion: number | null;
  readonly seat: Seat | null;
  readonly table: Table;
  readonly length: number;
  /** Shown as "sending" until its entry arrives or it is refused. */
  readonly sending: Pending | null;
}

function statusOf({ link, record }: GuestState): GuestStatus {
  if (link.phase === 'ended' || link.phase === 'online') return link.phase;
  return record.seat === null ? 'connecting' : 'reconnecting';
}

export function guestView(guest: GuestState): GuestView {
  const { link, record, chain } = guest;
  return {
    status: statusOf(guest),
    why: link.phase === 'ended' ? link.why : null,
    hostVersion: link.phase === 'ended' ? link.hostVersion : null,
    seat: record.seat,
    table: chain.table,
    length: chain.entries.length,
    sending: record.pending,
  };
}
