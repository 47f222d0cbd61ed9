import { unreachable } from '@/engine/core';

import {
  decodeSeatAction,
  decodeStart,
  extendChain,
  LONGEST_LOG,
  needsStart,
  nextEntry,
  rematchOf,
  withSeat,
  type Entry,
  type Seat,
  type StartAction,
} from '../log';
import { TIMES, type Refusal } from '../wire';
import { feedAll, refeed } from './feed';
import { freeSeat, seatOfKey, seated, unseat } from './hello';
import type { HostChange, HostWork, TableRecord } from './state';
import { change, dismiss, enqueue, hashKey, send, type HostTurn } from './turn';

type Act = Extract<HostWork, { kind: 'act' }>;

/** Tells whoever acted how it went: the host's own screen, or the guest's connection. */
function answer(turn: HostTurn, work: Act, refused: Refusal | null): void {
  const { seat, id, tap } = work;
  if (tap !== null) return void turn.effects.push({ kind: 'answer', seat, tap, refused });
  const peer = turn.host.peers.find((one) => one.seat === seat);
  if (peer === undefined || id === null) return;
  send(
    turn,
    peer.connection,
    refused === null ? { t: 'ack', id, ok: true } : { t: 'ack', id, ok: false, why: refused },
  );
}

function refuseAct(turn: HostTurn, work: Act, why: Refusal): null {
  if (work.id !== null)
    change(turn, { refused: withSeat(turn.host.refused, work.seat, { id: work.id, why }) });
  answer(turn, work, why);
  return null;
}

/** An id that was decided before gets the same answer again, from the log where it was accepted. */
function repeatAnswer(turn: HostTurn, work: Act, id: number): boolean {
  const { chain, refused } = turn.host;
  const before = refused[work.seat];
  if (id > chain.table.lastIds[work.seat] && id > (before?.id ?? 0)) return false;
  const accepted = chain.entries.some((entry) => entry.by === work.seat && entry.id === id);
  answer(turn, work, accepted ? null : before?.id === id ? before.why : 'stale');
  const peer = turn.host.peers.find((one) => one.seat === work.seat);
  if (accepted && peer !== undefined) refeed(turn, peer, peer.acked);
  return true;
}

/** The entry an action becomes, or null if it is refused or was decided before. */
function judge(turn: HostTurn, work: Act): Entry | null {
  const { chain } = turn.host;
  // A guest's action was read from a message; what the own screen asks for must fit into one too.
  if (decodeSeatAction(work.a) === undefined) return refuseAct(turn, work, 'too-long');
  const id = work.id ?? chain.table.lastIds[work.seat] + 1;
  if (work.id !== null && repeatAnswer(turn, work, id)) return null;
  if (work.g !== chain.table.number) return refuseAct(turn, work, 'wrong-game');
  // A move answers the position its player saw; the other actions mean the same in any.
  if (work.a.t === 'move' && work.base !== chain.entries.length) return refuseAct(turn, work, 'stale');
  if (chain.entries.length >= LONGEST_LOG) return refuseAct(turn, work, 'log-full');
  const entry = nextEntry(chain, work.seat, id, work.a);
  const next = extendChain(chain, entry, turn.games);
  if (next.ok) return entry;
  if (next.code === 'gap' || next.code === 'hash' || next.code === 'id')
    throw new Error(`Own entry: ${next.code}`);
  return refuseAct(turn, work, next.code);
}

function recordWithSeat(turn: HostTurn, seat: Seat, keyHash: string): TableRecord {
  const { record } = turn.host;
  return { ...record, seats: withSeat(record.seats, seat, { kind: 'guest', keyHash }) };
}

/** What the table plays now: what it was opened for, then the same again, from the next config if there is one. */
function startOf(turn: HostTurn): StartAction {
  const { record, chain, next } = turn.host;
  if (chain.table.game === null) return record.opening;
  const again = rematchOf(chain.table.game);
  return (next && decodeStart({ ...again, config: next.config }, turn.games)) ?? again;
}

/** What a piece of work wants stored; null if it came to nothing. */
function prepare(turn: HostTurn, work: HostWork): HostChange | null {
  const { record, chain } = turn.host;
  switch (work.kind) {
    case 'record':
      return { slice: 'table', record };
    case 'start': {
      if (!needsStart(chain.table) || chain.entries.length >= LONGEST_LOG) return null;
      return { slice: 'log', entry: nextEntry(chain, 'host', 0, startOf(turn)) };
    }
    case 'sit': {
      const keyHash = hashKey(record.sid, work.hello.key);
      if (seatOfKey(turn, keyHash) !== undefined) {
        seated(turn, work.connection, work.hello);
        return null;
      }
      const seat = freeSeat(turn);
      if (seat !== undefined) return { slice: 'table', record: recordWithSeat(turn, seat, keyHash) };
      dismiss(turn, work.connection, 'full');
      return null;
    }
    case 'offer': {
      const { seat, code, secret } = work;
      return {
        slice: 'table',
        record: { ...record, code, secret, seats: withSeat(record.seats, seat, { kind: 'free' }) },
      };
    }
    case 'act': {
      const entry = judge(turn, work);
      return entry === null ? null : { slice: 'log', entry };
    }
    default:
      return unreachable(work);
  }
}

/** Storage has it: now it is true, and now it may be told. */
function commit(turn: HostTurn, work: HostWork, saved: HostChange): void {
  if (saved.slice === 'table') {
    change(turn, { record: saved.record });
    if (work.kind === 'sit') seated(turn, work.connection, work.hello);
    if (work.kind === 'offer') unseat(turn, work.seat);
    return;
  }
  const next = extendChain(turn.host.chain, saved.entry, turn.games);
  if (!next.ok) throw new Error(`A saved entry does not fit: ${next.code}`);
  change(turn, work.kind === 'start' ? { chain: next.value, next: null } : { chain: next.value });
  feedAll(turn);
  if (work.kind === 'act') answer(turn, work.id === null ? work : { ...work, id: saved.entry.id }, null);
  if (needsStart(next.value.table)) enqueue(turn, { kind: 'start' });
}

/** Takes up the next work while storage is free. Only one write is ever under way. */
export function pump(turn: HostTurn): void {
  while (turn.host.saving === null) {
    const [work, ...rest] = turn.host.work;
    if (work === undefined) return;
    change(turn, { work: rest });
    const wanted = prepare(turn, work);
    if (wanted === null) continue;
    const token = turn.host.lastToken + 1;
    change(turn, { saving: { token, work, change: wanted, againAt: null }, lastToken: token });
    turn.effects.push({ kind: 'save', token, change: wanted });
  }
}

export function saved(turn: HostTurn, token: number): void {
  const { saving } = turn.host;
  if (saving?.token !== token) return;
  change(turn, { saving: null });
  commit(turn, saving.work, saving.change);
  pump(turn);
}

/** A failed write may still have happened, so it can be neither taken back nor refused: it is tried again. */
export function unsaved(turn: HostTurn, token: number): void {
  const { saving } = turn.host;
  if (saving?.token === token) change(turn, { saving: { ...saving, againAt: turn.at + TIMES.saveAgain } });
}

export function saveAgain(turn: HostTurn): void {
  const { saving } = turn.host;
  if (saving === null || saving.againAt === null || turn.at < saving.againAt) return;
  change(turn, { saving: { ...saving, againAt: null } });
  turn.effects.push({ kind: 'save', token: saving.token, change: saving.change });
}

/** Queues an action of a seat. A seat has one action on its way at a time; a second one is refused. */
export function receiveAct(turn: HostTurn, work: Act): void {
  const { saving } = turn.host;
  const waiting = [...(saving === null ? [] : [saving.work]), ...turn.host.work].find(
    (one): one is Act => one.kind === 'act' && one.seat === work.seat,
  );
  if (waiting === undefined) {
    enqueue(turn, work);
    pump(turn);
  } else if (work.id === null || waiting.id !== work.id) {
    refuseAct(turn, work, 'busy');
  }
}
