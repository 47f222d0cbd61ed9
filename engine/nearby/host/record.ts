import { fieldsOf, hexOf, listOf } from '../log/fields';
import { decodeStart, type NearbyGames } from '../log';
import { KEY_DIGITS, SID_DIGITS } from '../wire';
import type { SeatHolder, TableRecord } from './state';

const HASH_DIGITS = 64;
const CODE_DIGITS = /^[0-9]{6}$/;

function decodeHolder(value: unknown): SeatHolder | undefined {
  const fields = fieldsOf(value);
  if (fields?.kind === 'local' || fields?.kind === 'free') return { kind: fields.kind };
  const keyHash = hexOf(fields?.keyHash, HASH_DIGITS);
  return fields?.kind === 'guest' && keyHash !== undefined ? { kind: 'guest', keyHash } : undefined;
}

/** Builds a table's record from stored data of any age, from known fields only. */
export function decodeTableRecord(value: unknown, games: NearbyGames): TableRecord | undefined {
  const fields = fieldsOf(value);
  const sid = hexOf(fields?.sid, SID_DIGITS);
  const secret = hexOf(fields?.secret, KEY_DIGITS);
  const code = fields?.code;
  const [first, second] = listOf(fields?.seats, 2, decodeHolder) ?? [];
  const opening = decodeStart(fields?.opening, games);
  if (sid === undefined || secret === undefined || opening === undefined) return undefined;
  if (typeof code !== 'string' || !CODE_DIGITS.test(code)) return undefined;
  if (first === undefined || second === undefined) return undefined;
  return { sid, code, secret, seats: [first, second], opening };
}
