import { countOf, fieldsOf, hexOf, listOf, textOf } from '../log/fields';
import { decodeEntry, decodeSeatAction, isSeat, LONGEST_LOG, type NearbyGames } from '../log';
import { KEY_DIGITS, SID_DIGITS } from '../wire';
import type { GuestRecord, Pending } from './state';

function decodePending(value: unknown): Pending | undefined {
  const fields = fieldsOf(value);
  const [id, tap, g, base] = [fields?.id, fields?.tap, fields?.g, fields?.base].map(countOf);
  const a = decodeSeatAction(fields?.a);
  if (id === undefined || tap === undefined || g === undefined || base === undefined) return undefined;
  return a === undefined ? undefined : { id, tap, g, base, a };
}

/** Builds a guest's record from stored data of any age, from known fields only. */
export function decodeGuestRecord(value: unknown, games: NearbyGames): GuestRecord | undefined {
  const fields = fieldsOf(value);
  const key = hexOf(fields?.key, KEY_DIGITS);
  const code = fields?.code === null ? null : textOf(fields?.code, KEY_DIGITS);
  const sid = fields?.sid === null ? null : hexOf(fields?.sid, SID_DIGITS);
  const seat = fields?.seat;
  const dials = countOf(fields?.dials);
  const counter = countOf(fields?.counter);
  const pending = fields?.pending === null ? null : decodePending(fields?.pending);
  const entries = listOf(fields?.entries, LONGEST_LOG, (one) => decodeEntry(one, games));
  if (key === undefined || code === undefined || sid === undefined || pending === undefined) return undefined;
  if (seat !== null && !isSeat(seat)) return undefined;
  if (dials === undefined || counter === undefined || entries === undefined) return undefined;
  return { key, code, sid, seat, dials, counter, pending, entries };
}
