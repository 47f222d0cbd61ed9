import type { BySeat, Seat, Table } from '../log';
import { TIMES } from '../wire';
import type { HostState } from './state';

/** Whether a seat's player is there: `waiting` was heard lately, `away` has no connection. */
export type SeatStatus = 'local' | 'free' | 'here' | 'waiting' | 'away';

/** What a host's screen shows. */
export interface HostView {
  readonly sid: string;
  readonly code: string;
  readonly secret: string;
  readonly seats: BySeat<SeatStatus>;
  readonly table: Table;
  readonly length: number;
  /** Whether a rematch has a config of its own; otherwise it starts from the same one again. */
  readonly hasNext: boolean;
}

function seatStatus(host: HostState, seat: Seat, at: number): SeatStatus {
  const holder = host.record.seats[seat];
  if (holder.kind !== 'guest') return holder.kind;
  const peer = host.peers.find((one) => one.seat === seat);
  if (peer === undefined) return 'away';
  return at - peer.heardAt < TIMES.waiting ? 'here' : 'waiting';
}

export function hostView(host: HostState, at: number): HostView {
  const { sid, code, secret } = host.record;
  const { table, entries } = host.chain;
  const seats: BySeat<SeatStatus> = [seatStatus(host, 0, at), seatStatus(host, 1, at)];
  return { sid, code, secret, seats, table, length: entries.length, hasNext: host.next !== null };
}
