import { SEATS, tipAt, withSeat, type Seat } from '../log';
import { PROTOCOL_VERSION, type Farewell, type Hello } from '../wire';
import { feed } from './feed';
import { afterFailure, isLocked, NO_FAILURES } from './guard';
import type { HostPeer } from './state';
import {
  change,
  changePeer,
  dismiss,
  enqueue,
  hashKey,
  peerOf,
  removePeer,
  send,
  type HostTurn,
} from './turn';

/** Lets the code lock out those who guess. The QR code's secret cannot be guessed, so it is never locked. */
function checkCode(turn: HostTurn, code: string | undefined): Farewell | null {
  const { record, guard } = turn.host;
  if (code === record.secret) return null;
  if (code === undefined) return 'code';
  if (isLocked(guard, turn.at)) return 'wait';
  if (code === record.code) return null;
  change(turn, { guard: afterFailure(guard, turn.at) });
  return 'code';
}

export function seatOfKey(turn: HostTurn, keyHash: string): Seat | undefined {
  return SEATS.find((seat) => {
    const holder = turn.host.record.seats[seat];
    return holder.kind === 'guest' && holder.keyHash === keyHash;
  });
}

export function freeSeat(turn: HostTurn): Seat | undefined {
  return SEATS.find((seat) => turn.host.record.seats[seat].kind === 'free');
}

function welcome(turn: HostTurn, peer: HostPeer, seat: Seat, hello: Hello): void {
  const { chain, record } = turn.host;
  const n = chain.entries.length;
  // The guest's log is a prefix of ours unless one of us lost what it had saved; then it starts over.
  const from = hello.have > 0 && hello.have <= n && tipAt(chain, hello.have) === hello.tip ? hello.have : 0;
  const seated = { ...peer, seat, acked: from, sent: from, sentAt: turn.at };
  changePeer(turn, peer.connection, seated);
  const caps = hello.caps.filter((id) => turn.games(id) !== undefined);
  const last = chain.table.lastIds[seat];
  send(turn, peer.connection, {
    t: 'welcome',
    v: PROTOCOL_VERSION,
    caps,
    sid: record.sid,
    seat,
    from,
    n,
    last,
  });
  feed(turn, seated);
}

/** Puts a guest who proved the key into its seat; whatever connection held the seat before is cut off. */
export function seatPeer(turn: HostTurn, peer: HostPeer, seat: Seat, hello: Hello): void {
  const game = turn.host.chain.table.game?.start.game ?? turn.host.record.opening.game;
  if (!hello.caps.includes(game)) return dismiss(turn, peer.connection, 'version');
  const { dials } = turn.host;
  const dial = hello.dial ?? dials[seat];
  // A hello that was under way while the guest dialled anew must not cut off the newer connection.
  if (dial < dials[seat]) return dismiss(turn, peer.connection, 'superseded');
  for (const other of turn.host.peers) {
    if (other.seat === seat && other.connection !== peer.connection) {
      dismiss(turn, other.connection, 'superseded');
    }
  }
  change(turn, { dials: withSeat(dials, seat, dial) });
  welcome(turn, peer, seat, hello);
}

/** Answers a hello. The same hello again is the same join; a different one on the same connection is an offence. */
export function receiveHello(turn: HostTurn, peer: HostPeer, hello: Hello): void {
  const { connection } = peer;
  const { sid } = turn.host.record;
  const gone = turn.host.closed || (hello.sid !== undefined && hello.sid !== sid);
  if (gone) return dismiss(turn, connection, 'gone');
  const keyHash = hashKey(sid, hello.key);
  if (peer.keyHash !== null && peer.keyHash !== keyHash) return dismiss(turn, connection, 'garbage');
  const waits = turn.host.work.some((work) => work.kind === 'sit' && work.connection === connection);
  if (waits) return;
  changePeer(turn, connection, { keyHash });
  const known = { ...peer, keyHash };
  const seat = seatOfKey(turn, keyHash);
  if (seat !== undefined) return seatPeer(turn, known, seat, hello);
  if (freeSeat(turn) === undefined) return dismiss(turn, connection, 'full');
  const problem = checkCode(turn, hello.code);
  if (problem !== null) return dismiss(turn, connection, problem);
  enqueue(turn, { kind: 'sit', connection, hello });
}

/** The seat is saved: welcome its new holder, if it is still there. */
export function seated(turn: HostTurn, connection: number, hello: Hello): void {
  const peer = peerOf(turn, connection);
  const seat = seatOfKey(turn, hashKey(turn.host.record.sid, hello.key));
  if (peer !== undefined && seat !== undefined) seatPeer(turn, peer, seat, hello);
}

/** A seat is free again: its old holder and its connections are nobody now. */
export function unseat(turn: HostTurn, seat: Seat): void {
  for (const peer of turn.host.peers) if (peer.seat === seat) dismiss(turn, peer.connection, 'gone');
  change(turn, {
    dials: withSeat(turn.host.dials, seat, 0),
    refused: withSeat(turn.host.refused, seat, null),
    guard: NO_FAILURES,
  });
}

/** The guest goes, the seat stays. */
export function leave(turn: HostTurn, peer: HostPeer): void {
  turn.effects.push({ kind: 'close', connection: peer.connection, code: 1000, why: 'left' });
  removePeer(turn, peer.connection);
}
