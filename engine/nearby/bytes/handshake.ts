import { accept, refuse, type Result } from '@/engine/core';
import { encodeBase64 } from './base64';
import type { HttpRequest } from './http';
import { sha1 } from './sha1';
import { encodeUtf8 } from './utf8';

/** Where guests ask for a WebSocket. A table grants one on any path, but here it has nothing else to give. */
export const TABLE_PATH = '/table';

const PROTOCOL_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** Sixteen bytes in base64. */
const KEY = /^[A-Za-z0-9+/]{21}[AQgw]==$/;

function lists(header: string | undefined, token: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim().toLowerCase() === token);
}

export function wantsUpgrade({ headers }: HttpRequest): boolean {
  return lists(headers.upgrade, 'websocket');
}

/** The `Sec-WebSocket-Accept` that answers an upgrade request. */
export function answerUpgrade(request: HttpRequest): Result<string, 'bad-upgrade' | 'bad-version'> {
  const { connection, 'sec-websocket-key': key, 'sec-websocket-version': version } = request.headers;
  if (version !== '13') return refuse('bad-version');
  if (request.method !== 'GET' || !lists(connection, 'upgrade')) return refuse('bad-upgrade');
  if (key === undefined || !KEY.test(key)) return refuse('bad-upgrade');
  return accept(encodeBase64(sha1(encodeUtf8(key + PROTOCOL_GUID))));
}
