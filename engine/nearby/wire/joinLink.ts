import { accept, refuse, type Result } from '@/engine/core';

import { TABLE_PATH } from '../bytes';
import { KEY_DIGITS } from './message';

/** Where a table is, and what opens a seat there: the QR code's secret, a typed code, or nothing. */
export interface JoinLink {
  /** `192.168.1.5:8080`; without a port it is the one that browsers take. */
  readonly place: string;
  readonly code: string | null;
}

const ADDRESS = '[0-9.]{7,15}|\\[[0-9a-f:.]{2,45}\\]';
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HIGHEST_PORT = 65_535;

/** Names with one part, and those of mDNS, are given out in the local network only: no link leads out of it. */
const NEARBY_HOST = new RegExp(`^(?:${ADDRESS}|${LABEL}(?:\\.local)?)$`);
const ANY_HOST = new RegExp(`^(?:${ADDRESS}|${LABEL}(?:\\.${LABEL})*)$`);
const HOST_AND_PORT = /^(.*?)(?::([0-9]{1,5}))?$/;
const LINK = new RegExp(`^http://([^/]+)/#join=([0-9a-f]{${KEY_DIGITS}})$`);

function isHostAndPort(text: string, host: RegExp, portMay: 'be left out' | 'not be left out'): boolean {
  const [, name = '', port] = HOST_AND_PORT.exec(text) ?? [];
  const portFits = port === undefined ? portMay === 'be left out' : Number(port) <= HIGHEST_PORT;
  return portFits && host.test(name);
}

/** Whether this can be where a table is, as a browser names it that has its page open. */
export function isPlace(text: string): boolean {
  return isHostAndPort(text, ANY_HOST, 'be left out');
}

/** The address a guest opens. The secret is in the fragment, which browsers never send. */
export function writeJoinLink(place: string, secret: string): string {
  return `http://${place}/#join=${secret}`;
}

/** Reads a scanned link, or an address typed by hand (with or without `http://`). */
export function readJoinLink(text: string): Result<JoinLink, 'not-a-table'> {
  const trimmed = text.trim();
  const [, scanned, secret] = LINK.exec(trimmed) ?? [];
  if (scanned !== undefined && secret !== undefined) {
    const nearby = isHostAndPort(scanned.toLowerCase(), NEARBY_HOST, 'be left out');
    return nearby ? accept({ place: scanned.toLowerCase(), code: secret }) : refuse('not-a-table');
  }
  const typed = trimmed
    .toLowerCase()
    .replace(/^http:\/\//, '')
    .replace(/\/$/, '');
  // Nobody who types an address means the port of the web: without one it is half an address.
  return isHostAndPort(typed, NEARBY_HOST, 'not be left out')
    ? accept({ place: typed, code: null })
    : refuse('not-a-table');
}

/** Where the WebSocket of a table is. */
export function socketUrl(place: string): string {
  return `ws://${place}${TABLE_PATH}`;
}
