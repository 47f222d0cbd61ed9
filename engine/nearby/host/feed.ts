import type { Entry } from '../log';
import { LONGEST_MESSAGE, MOST_ENTRIES, TIMES, writeMessage, type LogMessage } from '../wire';
import type { HostPeer } from './state';
import { changePeer, send, type HostTurn } from './turn';

/** As many entries from `from` on as one message holds. */
function logFrom(entries: readonly Entry[], from: number): LogMessage {
  for (let count = MOST_ENTRIES; ; count--) {
    const message: LogMessage = { t: 'log', from, n: entries.length, e: entries.slice(from, from + count) };
    // A single entry always fits: actions are held to a length that leaves room for the envelope.
    if (count === 1 || writeMessage(message).length <= LONGEST_MESSAGE) return message;
  }
}

/** Sends a guest what comes next, unless a full message is still unacknowledged. */
export function feed(turn: HostTurn, peer: HostPeer): void {
  const { entries } = turn.host.chain;
  if (peer.sent >= entries.length || peer.sent - peer.acked >= MOST_ENTRIES) return;
  const message = logFrom(entries, peer.sent);
  send(turn, peer.connection, message);
  changePeer(turn, peer.connection, { sent: peer.sent + message.e.length, sentAt: turn.at });
}

export function feedAll(turn: HostTurn): void {
  for (const peer of turn.host.peers) if (peer.seat !== null) feed(turn, peer);
}

/** Sends again from `from` on, whatever was sent before. */
export function refeed(turn: HostTurn, peer: HostPeer, from: number): void {
  feed(turn, { ...peer, sent: from, acked: from });
}

/** A guest has `n` entries now. More than there are can only come from a log we do not know: no news. */
export function acknowledge(turn: HostTurn, peer: HostPeer, n: number, need: boolean): void {
  if (n > turn.host.chain.entries.length) return;
  const acked = Math.max(peer.acked, n);
  const sent = need ? n : Math.max(peer.sent, n);
  changePeer(turn, peer.connection, { acked, sent });
  feed(turn, { ...peer, acked: need ? n : acked, sent });
}

/** Sends again what has been unacknowledged for too long. */
export function resend(turn: HostTurn, peer: HostPeer): void {
  const behind = peer.acked < turn.host.chain.entries.length;
  if (behind && turn.at - peer.sentAt >= TIMES.resendLog) refeed(turn, peer, peer.acked);
}
