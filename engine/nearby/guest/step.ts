import { unreachable } from '@/engine/core';

import { tipAt, type NearbyGames } from '../log';
import {
  farewellOfCode,
  isTerminal,
  PROTOCOL_VERSION,
  readHostMessage,
  TIMES,
  type Farewell,
  type HostMessage,
} from '../wire';
import type { GuestEffect, GuestEvent, GuestState } from './state';
import { change, dialNow, end, enqueue, linkNumber, redialLater, send, type GuestTurn } from './turn';
import { isStrangerWelcome, pump, saveAgain, saved, sendPending, unsaved } from './work';

/** What one event made of a guest. */
export interface GuestStep {
  readonly guest: GuestState;
  readonly effects: readonly GuestEffect[];
}

/** So many connections in a row refused as garbage mean that trying again will not help. */
const MOST_STRIKES = 5;

function sayHello(turn: GuestTurn): void {
  const { record, chain, caps } = turn.guest;
  send(turn, {
    t: 'hello',
    v: PROTOCOL_VERSION,
    caps,
    ...(record.sid !== null && { sid: record.sid }),
    key: record.key,
    ...(record.code !== null && { code: record.code }),
    dial: record.dials,
    have: chain.entries.length,
    tip: tipAt(chain, chain.entries.length),
  });
  change(turn, { link: { phase: 'greeting', since: turn.at } });
}

function partWith(turn: GuestTurn, why: Farewell, hostVersion: number | null): void {
  if (isTerminal(why)) return end(turn, why, hostVersion);
  const strikes = why === 'garbage' ? turn.guest.strikes + 1 : turn.guest.strikes;
  if (strikes >= MOST_STRIKES) return end(turn, why, hostVersion);
  change(turn, { strikes, lately: why });
  redialLater(turn, why === 'wait' ? TIMES.redialLongest : 0);
}

function handle(turn: GuestTurn, message: HostMessage): void {
  const link = linkNumber(turn);
  switch (message.t) {
    case 'welcome':
      if (!isStrangerWelcome(turn, message)) enqueue(turn, { kind: 'welcome', link, message });
      return;
    case 'log':
      return enqueue(turn, { kind: 'log', link, message });
    case 'ack':
      // Acceptance is the entry itself; only a refusal is news, and only of what is pending.
      if (!message.ok && message.id === turn.guest.record.pending?.id) {
        enqueue(turn, { kind: 'refused', id: message.id, why: message.why });
      }
      return;
    case 'bye':
      return partWith(turn, message.why, message.v);
    case 'ping':
      return send(turn, { t: 'pong' });
    case 'pong':
      return;
    default:
      unreachable(message);
  }
}

function isLive(turn: GuestTurn, link: number): boolean {
  const { phase } = turn.guest.link;
  return link === linkNumber(turn) && phase !== 'idle' && phase !== 'ended';
}

/** Anything heard shows that the host is there, but only a welcome makes a guest online. */
function receive(turn: GuestTurn, text: string): void {
  const { link } = turn.guest;
  if (link.phase === 'online') change(turn, { link: { ...link, heardAt: turn.at } });
  const message = readHostMessage(text, turn.games);
  if (message.ok) handle(turn, message.value);
  else if (message.code === 'version') end(turn, 'version');
}

function tick(turn: GuestTurn): void {
  saveAgain(turn);
  const { link } = turn.guest;
  if (link.phase !== 'online') return;
  if (turn.at - link.pingAt >= TIMES.ping) {
    change(turn, { link: { ...link, pingAt: turn.at } });
    send(turn, { t: 'ping' });
  }
  if (link.actAt !== null && turn.at - link.actAt >= TIMES.resendAct) sendPending(turn);
}

/** Drops what has been silent for too long. Done before every event, so that no late one hides the silence. */
function mindTheTime(turn: GuestTurn): void {
  const { link } = turn.guest;
  if (link.phase === 'idle' && link.redialAt !== null && turn.at >= link.redialAt) dialNow(turn);
  const deaf =
    ((link.phase === 'dialing' || link.phase === 'greeting') && turn.at - link.since >= TIMES.welcome) ||
    (link.phase === 'online' && turn.at - link.heardAt >= TIMES.deaf);
  if (deaf) redialLater(turn);
}

function comeToFront(turn: GuestTurn): void {
  const { link } = turn.guest;
  if (link.phase === 'ended') return;
  if (link.phase === 'online' && turn.at - link.heardAt < TIMES.suspect) return;
  if (link.phase !== 'idle') turn.effects.push({ kind: 'close', link: linkNumber(turn) });
  change(turn, { attempts: 0 });
  dialNow(turn);
}

/** Handles one event. Nothing is sent or shown before storage has confirmed it. */
export function stepGuest(guest: GuestState, event: GuestEvent, games: NearbyGames): GuestStep {
  const turn: GuestTurn = { guest, effects: [], at: event.at, games };
  mindTheTime(turn);
  switch (event.kind) {
    case 'begin':
      dialNow(turn);
      break;
    case 'opened':
      if (event.link === linkNumber(turn) && turn.guest.link.phase === 'dialing') sayHello(turn);
      break;
    case 'message':
      if (isLive(turn, event.link)) receive(turn, event.text);
      break;
    case 'closed': {
      if (!isLive(turn, event.link)) break;
      const why = farewellOfCode(event.code);
      if (why === undefined) redialLater(turn);
      else partWith(turn, why, null);
      break;
    }
    case 'saved':
      saved(turn, event.token);
      break;
    case 'unsaved':
      unsaved(turn, event.token);
      break;
    case 'tick':
      tick(turn);
      break;
    case 'tap':
      tap(turn, event.tap, event.a);
      break;
    case 'front':
      comeToFront(turn);
      break;
    case 'leave':
      if (turn.guest.link.phase === 'online') send(turn, { t: 'leave' });
      end(turn, 'left');
      break;
    default:
      unreachable(event);
  }
  pump(turn);
  return { guest: turn.guest, effects: turn.effects };
}

/** One tap is on its way at a time; another one meanwhile is answered at once. */
function tap(turn: GuestTurn, number: number, a: Extract<GuestEvent, { kind: 'tap' }>['a']): void {
  const { saving, work } = turn.guest;
  const waits = saving?.work.kind === 'tap' || work.some((one) => one.kind === 'tap');
  if (waits) turn.effects.push({ kind: 'answer', tap: number, refused: 'busy' });
  else change(turn, { work: [...work, { kind: 'tap', tap: number, a }] });
}
