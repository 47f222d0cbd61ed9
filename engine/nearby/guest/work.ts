import { accept, refuse, unreachable, type Result } from '@/engine/core';

import { applyAction, decodeSeatAction, emptyChain, extendChain, truncateChain } from '../log';
import { TIMES, type LogMessage, type Refusal, type Welcome } from '../wire';
import type { GuestSaving, GuestWork } from './state';
import { change, end, linkNumber, send, type GuestTurn } from './turn';

type Change = Pick<GuestSaving, 'record' | 'chain'>;

/** What a guest can tell by itself is answered at once; the host judges again. */
function prepareTap(turn: GuestTurn, work: Extract<GuestWork, { kind: 'tap' }>): Result<Change, Refusal> {
  const { record, chain, link } = turn.guest;
  if (record.seat === null || link.phase === 'ended') return refuse('no-seat');
  if (record.pending !== null) return refuse('busy');
  // What the host could not read would come back as garbage, and what storage could not read as no seat at all.
  const a = decodeSeatAction(work.a);
  if (a === undefined) return refuse('too-long');
  const id = record.counter + 1;
  const possible = applyAction(turn.games, chain.table, record.seat, id, a);
  if (!possible.ok) return possible;
  const pending = { id, tap: work.tap, g: chain.table.number, base: chain.entries.length, a };
  return accept({ record: { ...record, counter: id, pending }, chain });
}

function prepareWelcome(turn: GuestTurn, { sid, seat, from, last }: Welcome): Change {
  const { record } = turn.guest;
  const known = record.sid === null ? emptyChain(sid) : turn.guest.chain;
  const chain = truncateChain(known, from, turn.games);
  const counter = Math.max(record.counter, last);
  return { record: { ...record, sid, seat, code: null, counter, entries: chain.entries }, chain };
}

/** Installs what fits. Nothing may be skipped and nothing is believed: index, hash and rules must all agree. */
function prepareLog(turn: GuestTurn, message: LogMessage): Change | null {
  const { record } = turn.guest;
  let { chain } = turn.guest;
  let { pending } = record;
  for (const entry of message.e) {
    if (entry.i < chain.entries.length) continue;
    const next = extendChain(chain, entry, turn.games);
    if (!next.ok) break;
    chain = next.value;
    if (entry.by === record.seat && entry.id === pending?.id) pending = null;
  }
  if (chain === turn.guest.chain) return null;
  return { record: { ...record, pending, entries: chain.entries }, chain };
}

/** Asks for what is missing, not too often: two sides at odds must not spin. */
function askAgain(turn: GuestTurn): void {
  const { link, chain } = turn.guest;
  if (link.phase !== 'online' || turn.at - (link.needAt ?? -TIMES.need) < TIMES.need) return;
  change(turn, { link: { ...link, needAt: turn.at } });
  send(turn, { t: 'have', n: chain.entries.length, need: true });
}

/** Says what the guest has; asks for what the message held and the guest could not use. */
function acknowledgeLog(turn: GuestTurn, message: LogMessage): void {
  const { length } = turn.guest.chain.entries;
  if (length < message.from + message.e.length) askAgain(turn);
  else if (turn.guest.link.phase === 'online') send(turn, { t: 'have', n: length });
}

export function sendPending(turn: GuestTurn): void {
  const { link, record } = turn.guest;
  if (link.phase !== 'online' || record.pending === null) return;
  const { id, g, base, a } = record.pending;
  send(turn, { t: 'act', id, g, base, a });
  change(turn, { link: { ...link, actAt: turn.at } });
}

function isCurrent(turn: GuestTurn, work: GuestWork): boolean {
  return !('link' in work) || work.link === linkNumber(turn);
}

/** What a piece of work wants stored; null if there is nothing to store. */
function prepare(turn: GuestTurn, work: GuestWork): Change | null {
  const { record, chain, link } = turn.guest;
  switch (work.kind) {
    case 'dial':
      return link.phase === 'ended' ? null : { record: { ...record, dials: record.dials + 1 }, chain };
    case 'tap': {
      const wanted = prepareTap(turn, work);
      if (wanted.ok) return wanted.value;
      turn.effects.push({ kind: 'answer', tap: work.tap, refused: wanted.code });
      return null;
    }
    case 'welcome':
      if (!isCurrent(turn, work) || link.phase !== 'greeting') return null;
      return prepareWelcome(turn, work.message);
    case 'log': {
      if (!isCurrent(turn, work) || link.phase !== 'online') return null;
      const wanted = prepareLog(turn, work.message);
      if (wanted === null) acknowledgeLog(turn, work.message);
      return wanted;
    }
    case 'refused':
      return record.pending?.id === work.id ? { record: { ...record, pending: null }, chain } : null;
    default:
      return unreachable(work);
  }
}

/** The welcome is saved: the guest is in. */
function goOnline(turn: GuestTurn): void {
  const { at } = turn;
  change(turn, {
    link: { phase: 'online', heardAt: at, pingAt: at, actAt: null, needAt: null },
    attempts: 0,
    lately: null,
    strikes: 0,
  });
  send(turn, { t: 'have', n: turn.guest.chain.entries.length });
  sendPending(turn);
}

/** Storage has it: now it may be shown and sent. */
function commit(turn: GuestTurn, { work, record, chain }: GuestSaving): void {
  const before = turn.guest.record;
  change(turn, { record, chain });
  switch (work.kind) {
    case 'dial':
      if (turn.guest.link.phase === 'ended') return;
      change(turn, { link: { phase: 'dialing', since: turn.at } });
      turn.effects.push({ kind: 'dial', link: record.dials });
      return;
    case 'tap':
      return sendPending(turn);
    case 'welcome':
      if (isCurrent(turn, work) && turn.guest.link.phase === 'greeting') goOnline(turn);
      return;
    case 'log':
      if (before.pending !== null && record.pending === null) {
        turn.effects.push({ kind: 'answer', tap: before.pending.tap, refused: null });
      }
      if (isCurrent(turn, work)) acknowledgeLog(turn, work.message);
      return;
    case 'refused':
      turn.effects.push({ kind: 'answer', tap: before.pending?.tap ?? 0, refused: work.why });
      return;
    default:
      unreachable(work);
  }
}

/** Takes up the next work while storage is free. Only one write is ever under way. */
export function pump(turn: GuestTurn): void {
  while (turn.guest.saving === null) {
    const [work, ...rest] = turn.guest.work;
    if (work === undefined) return;
    change(turn, { work: rest });
    const wanted = prepare(turn, work);
    if (wanted === null) continue;
    const token = turn.guest.lastToken + 1;
    change(turn, { saving: { token, work, ...wanted, againAt: null }, lastToken: token });
    turn.effects.push({ kind: 'save', token, record: wanted.record });
  }
}

export function saved(turn: GuestTurn, token: number): void {
  const { saving } = turn.guest;
  if (saving?.token !== token) return;
  change(turn, { saving: null });
  commit(turn, saving);
}

/** A failed write may still have happened, so it is tried again rather than taken back. */
export function unsaved(turn: GuestTurn, token: number): void {
  const { saving } = turn.guest;
  if (saving?.token === token) change(turn, { saving: { ...saving, againAt: turn.at + TIMES.saveAgain } });
}

export function saveAgain(turn: GuestTurn): void {
  const { saving } = turn.guest;
  if (saving === null || saving.againAt === null || turn.at < saving.againAt) return;
  change(turn, { saving: { ...saving, againAt: null } });
  turn.effects.push({ kind: 'save', token: saving.token, record: saving.record });
}

/** A welcome to a table that is not the one this seat belongs to. */
export function isStrangerWelcome(turn: GuestTurn, { sid }: Welcome): boolean {
  const known = turn.guest.record.sid;
  if (known === null || known === sid) return false;
  end(turn, 'gone');
  return true;
}
