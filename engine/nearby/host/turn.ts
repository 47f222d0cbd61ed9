import { encodeUtf8, hex, sha256 } from '../bytes';
import type { NearbyGames } from '../log';
import { CLOSE_CODES, PROTOCOL_VERSION, type Farewell, type HostMessage } from '../wire';
import type { HostEffect, HostPeer, HostState, HostWork } from './state';

/** One event being handled: the state so far, and what it asks of the world. */
export interface HostTurn {
  host: HostState;
  readonly effects: HostEffect[];
  readonly at: number;
  readonly games: NearbyGames;
}

export function change(turn: HostTurn, fields: Partial<HostState>): void {
  turn.host = { ...turn.host, ...fields };
}

export function peerOf(turn: HostTurn, connection: number): HostPeer | undefined {
  return turn.host.peers.find((peer) => peer.connection === connection);
}

export function changePeer(turn: HostTurn, connection: number, fields: Partial<HostPeer>): void {
  const peers = turn.host.peers.map((peer) =>
    peer.connection === connection ? { ...peer, ...fields } : peer,
  );
  change(turn, { peers });
}

export function removePeer(turn: HostTurn, connection: number): void {
  change(turn, { peers: turn.host.peers.filter((peer) => peer.connection !== connection) });
}

export function send(turn: HostTurn, connection: number, message: HostMessage): void {
  turn.effects.push({ kind: 'send', connection, message });
}

/** Ends a connection with a reason. From here on nothing it says is heard. */
export function dismiss(turn: HostTurn, connection: number, why: Farewell): void {
  send(turn, connection, { t: 'bye', why, v: PROTOCOL_VERSION });
  turn.effects.push({ kind: 'close', connection, code: CLOSE_CODES[why], why });
  removePeer(turn, connection);
}

export function enqueue(turn: HostTurn, work: HostWork): void {
  change(turn, { work: [...turn.host.work, work] });
}

/** What is kept of a guest's key: enough to know it again, not enough to use it. */
export function hashKey(sid: string, key: string): string {
  return hex(sha256(encodeUtf8(`oxs-key|${sid}|${key}`)));
}
