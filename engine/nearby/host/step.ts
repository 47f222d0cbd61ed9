import { unreachable } from '@/engine/core';

import { needsStart, type NearbyGames } from '../log';
import { readGuestMessage, TIMES, type GuestMessage, type Hello } from '../wire';
import { acknowledge, resend } from './feed';
import { leave, receiveHello } from './hello';
import type { HostEffect, HostEvent, HostPeer, HostState } from './state';
import { change, changePeer, dismiss, enqueue, peerOf, removePeer, send, type HostTurn } from './turn';
import { pump, receiveAct, saveAgain, saved, unsaved } from './work';

/** What one event made of a host. */
export interface HostStep {
  readonly host: HostState;
  readonly effects: readonly HostEffect[];
}

/** What may be said by a connection that has said hello. Before its welcome only pings are heard: the rest is said again. */
function handleGreeted(turn: HostTurn, peer: HostPeer, message: Exclude<GuestMessage, Hello>): void {
  const { seat, connection } = peer;
  switch (message.t) {
    case 'ping':
      return send(turn, connection, { t: 'pong' });
    case 'pong':
      return;
    case 'leave':
      return leave(turn, peer);
    case 'have':
      if (seat !== null) acknowledge(turn, peer, message.n, message.need === true);
      return;
    case 'act': {
      const { id, g, base, a } = message;
      if (seat !== null) receiveAct(turn, { kind: 'act', seat, id, tap: null, g, base, a });
      return;
    }
    default:
      unreachable(message);
  }
}

function handle(turn: HostTurn, peer: HostPeer, message: GuestMessage): void {
  if (message.t === 'hello') receiveHello(turn, peer, message);
  else if (peer.keyHash === null) dismiss(turn, peer.connection, 'garbage');
  else handleGreeted(turn, peer, message);
}

function receive(turn: HostTurn, connection: number, text: string): void {
  const peer = peerOf(turn, connection);
  if (peer === undefined) return;
  changePeer(turn, connection, { heardAt: turn.at });
  const message = readGuestMessage(text);
  if (message.ok) handle(turn, { ...peer, heardAt: turn.at }, message.value);
  else if (message.code !== 'unknown') dismiss(turn, connection, message.code);
}

function tick(turn: HostTurn): void {
  saveAgain(turn);
  for (const peer of turn.host.peers) {
    const greeted = peer.seat !== null || turn.at - peer.openedAt < TIMES.hello;
    if (!greeted || turn.at - peer.heardAt >= TIMES.silent) dismiss(turn, peer.connection, 'silent');
    else if (peer.seat !== null) resend(turn, peer);
  }
}

function open(turn: HostTurn, connection: number): void {
  const peer: HostPeer = {
    connection,
    openedAt: turn.at,
    heardAt: turn.at,
    keyHash: null,
    seat: null,
    acked: 0,
    sent: 0,
    sentAt: 0,
  };
  change(turn, { peers: [...turn.host.peers, peer] });
}

/**
 * Handles one event. Nothing is told to anyone before storage has confirmed it, and no text from a
 * connection can make this throw: a throw is a bug in a game's rules or in this code.
 */
export function stepHost(host: HostState, event: HostEvent, games: NearbyGames): HostStep {
  const turn: HostTurn = { host, effects: [], at: event.at, games };
  switch (event.kind) {
    case 'begin':
      enqueue(turn, { kind: 'record' });
      if (needsStart(host.chain.table)) enqueue(turn, { kind: 'start' });
      break;
    case 'opened':
      open(turn, event.connection);
      break;
    case 'message':
      receive(turn, event.connection, event.text);
      break;
    case 'closed':
      removePeer(turn, event.connection);
      break;
    case 'saved':
      saved(turn, event.token);
      break;
    case 'unsaved':
      unsaved(turn, event.token);
      break;
    case 'tick':
      tick(turn);
      break;
    case 'next':
      change(turn, { next: { config: event.config } });
      break;
    case 'close':
      change(turn, { closed: true });
      for (const { connection } of turn.host.peers) dismiss(turn, connection, 'gone');
      break;
    case 'tap': {
      const { seat, tap, base, a } = event;
      const g = host.chain.table.number;
      receiveAct(turn, { kind: 'act', seat, id: null, tap, g, base, a });
      break;
    }
    case 'offer': {
      const { seat, code, secret } = event;
      // What the old holder still wants is nobody's wish any more.
      const work = turn.host.work.filter(
        (one) => !(one.kind === 'act' && one.tap === null && one.seat === seat),
      );
      change(turn, { work: [...work, { kind: 'offer', seat, code, secret }] });
      break;
    }
    default:
      unreachable(event);
  }
  pump(turn);
  return { host: turn.host, effects: turn.effects };
}
