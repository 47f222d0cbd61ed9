import { accept, refuse, type Result } from '@/engine/core';

import { countOf, hexOf, listOf, parseFields, textOf, type Fields } from '../log/fields';
import {
  decodeEntry,
  decodeSeatAction,
  isSeat,
  TABLE_REFUSALS,
  type Entry,
  type NearbyGames,
  type Seat,
  type SeatAction,
} from '../log';
import { isFarewell, type Farewell } from './farewell';

/** Both sides must speak the same version; within one, unknown messages and keys are ignored. */
export const PROTOCOL_VERSION = 1;

/** Characters of one message, and entries of one `log`. */
export const LONGEST_MESSAGE = 4096;
export const MOST_ENTRIES = 20;

export const KEY_DIGITS = 32;
export const SID_DIGITS = 16;
const TIP_DIGITS = 16;

/** Why a tap came to nothing. The last five are about the sending, the others about the game. */
export const REFUSALS = [...TABLE_REFUSALS, 'stale', 'wrong-game', 'busy', 'no-seat', 'too-long'] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Hello {
  readonly t: 'hello';
  readonly v: number;
  /** The games this guest can play. */
  readonly caps: readonly string[];
  /** The table it was seated at before. */
  readonly sid?: string;
  /** The guest's secret; it is the seat. */
  readonly key: string;
  /** The typed code or the QR code's secret; only until it is seated. */
  readonly code?: string;
  /**
   * Rises with every connection the guest opens, so that a hello that was under way for long is known
   * as old. A guest that does not count is always taken for the newest.
   */
  readonly dial?: number;
  /** Length of the guest's log, and its last hash; an empty log needs none. */
  readonly have: number;
  readonly tip?: string;
}

export interface Act {
  readonly t: 'act';
  readonly id: number;
  /** The number of the game it is meant for. */
  readonly g: number;
  /** The length of the log the player was looking at. */
  readonly base: number;
  readonly a: SeatAction;
}

export type GuestMessage =
  | Hello
  | Act
  /** `need` asks for the log from `n` on. */
  | { readonly t: 'have'; readonly n: number; readonly need?: true }
  | { readonly t: 'ping' }
  | { readonly t: 'pong' }
  | { readonly t: 'leave' };

export interface Welcome {
  readonly t: 'welcome';
  readonly v: number;
  readonly caps: readonly string[];
  readonly sid: string;
  readonly seat: Seat;
  /** The log goes on from here; the guest drops what it has beyond. */
  readonly from: number;
  readonly n: number;
  /** The last action id accepted from this seat. */
  readonly last: number;
}

export interface LogMessage {
  readonly t: 'log';
  readonly from: number;
  readonly n: number;
  readonly e: readonly Entry[];
}

export type HostMessage =
  | Welcome
  | LogMessage
  | { readonly t: 'ack'; readonly id: number; readonly ok: true }
  | { readonly t: 'ack'; readonly id: number; readonly ok: false; readonly why: Refusal }
  /** `v` is the host's version, so that both can be named. */
  | { readonly t: 'bye'; readonly why: Farewell; readonly v: number }
  | { readonly t: 'ping' }
  | { readonly t: 'pong' };

/** `unknown` messages are ignored, `garbage` ends the connection, another `version` is told so. */
export type ReadProblem = 'garbage' | 'unknown' | 'version';

export function writeMessage(message: GuestMessage | HostMessage): string {
  return JSON.stringify(message);
}

function readCaps(value: unknown): readonly string[] | undefined {
  return listOf(value, 16, (one) => textOf(one, 16));
}

/** Absent is fine, malformed is not. */
function optional<Value>(fields: Fields, key: string, read: (value: unknown) => Value | undefined) {
  return (fields[key] ?? undefined) === undefined ? accept(undefined) : wrap(read(fields[key]));
}

function wrap<Value>(value: Value | undefined): Result<Value, 'garbage'> {
  return value === undefined ? refuse('garbage') : accept(value);
}

function readHello(fields: Fields): Result<Hello, ReadProblem> {
  if (countOf(fields.v) !== PROTOCOL_VERSION)
    return refuse(countOf(fields.v) === undefined ? 'garbage' : 'version');
  const caps = readCaps(fields.caps);
  const key = hexOf(fields.key, KEY_DIGITS);
  const have = countOf(fields.have);
  // The hash of nothing tells nothing: whatever stands there is not looked at.
  const tip = have ? optional(fields, 'tip', (value) => hexOf(value, TIP_DIGITS)) : accept(undefined);
  const dial = optional(fields, 'dial', countOf);
  const sid = optional(fields, 'sid', (value) => hexOf(value, SID_DIGITS));
  const code = optional(fields, 'code', (value) => textOf(value, KEY_DIGITS));
  if (caps === undefined || key === undefined || have === undefined) return refuse('garbage');
  if (!sid.ok || !code.ok || !dial.ok || !tip.ok) return refuse('garbage');
  return accept({
    t: 'hello',
    v: PROTOCOL_VERSION,
    caps,
    ...(sid.value !== undefined && { sid: sid.value }),
    key,
    ...(code.value !== undefined && { code: code.value }),
    ...(dial.value !== undefined && { dial: dial.value }),
    have,
    ...(tip.value !== undefined && { tip: tip.value }),
  });
}

function readAct(fields: Fields): Result<Act, ReadProblem> {
  const id = countOf(fields.id);
  const g = countOf(fields.g);
  const base = countOf(fields.base);
  const a = decodeSeatAction(fields.a);
  if (!id || g === undefined || base === undefined || a === undefined) return refuse('garbage');
  return accept({ t: 'act', id, g, base, a });
}

function readHave(fields: Fields): Result<GuestMessage, ReadProblem> {
  const n = countOf(fields.n);
  if (n === undefined) return refuse('garbage');
  return accept(fields.need === true ? { t: 'have', n, need: true } : { t: 'have', n });
}

/** What a host makes of a guest's text. */
export function readGuestMessage(text: string): Result<GuestMessage, ReadProblem> {
  const fields = text.length <= LONGEST_MESSAGE ? parseFields(text) : undefined;
  if (typeof fields?.t !== 'string') return refuse('garbage');
  switch (fields.t) {
    case 'hello':
      return readHello(fields);
    case 'act':
      return readAct(fields);
    case 'have':
      return readHave(fields);
    case 'ping':
    case 'pong':
    case 'leave':
      return accept({ t: fields.t });
    default:
      return refuse('unknown');
  }
}

function readWelcome(fields: Fields): Result<Welcome, ReadProblem> {
  if (countOf(fields.v) !== PROTOCOL_VERSION) return refuse('version');
  const caps = readCaps(fields.caps);
  const sid = hexOf(fields.sid, SID_DIGITS);
  const { seat } = fields;
  const from = countOf(fields.from);
  const n = countOf(fields.n);
  const last = countOf(fields.last);
  if (caps === undefined || sid === undefined || !isSeat(seat)) return refuse('garbage');
  if (from === undefined || n === undefined || last === undefined) return refuse('garbage');
  return accept({ t: 'welcome', v: PROTOCOL_VERSION, caps, sid, seat, from, n, last });
}

function readLog(fields: Fields, games: NearbyGames): Result<LogMessage, ReadProblem> {
  const from = countOf(fields.from);
  const n = countOf(fields.n);
  const e = listOf(fields.e, MOST_ENTRIES, (one) => decodeEntry(one, games));
  if (from === undefined || n === undefined || e === undefined) return refuse('garbage');
  return accept({ t: 'log', from, n, e });
}

function readAck(fields: Fields): Result<HostMessage, ReadProblem> {
  const id = countOf(fields.id);
  if (id === undefined) return refuse('garbage');
  if (fields.ok === true) return accept({ t: 'ack', id, ok: true });
  const why = REFUSALS.find((reason) => reason === fields.why);
  return fields.ok === false && why !== undefined
    ? accept({ t: 'ack', id, ok: false, why })
    : refuse('garbage');
}

/** What a guest makes of a host's text. */
export function readHostMessage(text: string, games: NearbyGames): Result<HostMessage, ReadProblem> {
  const fields = text.length <= LONGEST_MESSAGE ? parseFields(text) : undefined;
  if (typeof fields?.t !== 'string') return refuse('garbage');
  switch (fields.t) {
    case 'welcome':
      return readWelcome(fields);
    case 'log':
      return readLog(fields, games);
    case 'ack':
      return readAck(fields);
    case 'bye': {
      const v = countOf(fields.v);
      return isFarewell(fields.why) && v !== undefined
        ? accept({ t: 'bye', why: fields.why, v })
        : refuse('garbage');
    }
    case 'ping':
    case 'pong':
      return accept({ t: fields.t });
    default:
      return refuse('unknown');
  }
}
