import { accept, refuse, type Result } from '@/engine/core';

import { TABLE_PATH } from '../bytes';
import { KEY_DIGITS } from './message';

/** Where a table is, and what opens a seat there: the QR code's secret, a typed code, or nothing. */
export interface JoinLink {
  /** `192.168.1.5:8080`. */
  readonly place: string;
  readonly code: string | null;
}

const PLACE = /^(?:[0-9.]{7,15}|\[[0-9a-fA-F:.]{2,45}\]|[a-z0-9-]{1,63}\.local|localhost):[0-9]{1,5}$/;
const LINK = new RegExp(`^http://([^/]+)/#join=([0-9a-f]{${KEY_DIGITS}})$`);

/** The address a guest opens. The secret is in the fragment, which browsers never send. */
export function writeJoinLink(place: string, secret: string): string {
  return `http://${place}/#join=${secret}`;
}

/** Reads a scanned link, or an address typed by hand (with or without `http://`). */
export function readJoinLink(text: string): Result<JoinLink, 'not-a-table'> {
  const trimmed = text.trim();
  const [, scanned, secret] = LINK.exec(trimmed) ?? [];
  if (scanned !== undefined && secret !== undefined) {
    return PLACE.test(scanned) ? accept({ place: scanned, code: secret }) : refuse('not-a-table');
  }
  const typed = trimmed
    .toLowerCase()
    .replace(/^http:\/\//, '')
    .replace(/\/$/, '');
  return PLACE.test(typed) ? accept({ place: typed, code: null }) : refuse('not-a-table');
}

/** Where the WebSocket of a table is. */
export function socketUrl(place: string): string {
  return `ws://${place}${TABLE_PATH}`;
}
