import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WebSocket } from 'ws';

import { newGuestRecord, socketUrl, type GuestRecord } from '@/engine/nearby';
import { dialWith, joinTable, type TableGuest, type WebSocketLike } from '@/platform/sockets/index.node';
import { createTableServer, type ComputerTable, type TableServerSettings } from '@/tools/host/serve';
import { NEARBY_CAPS, nearbyGames } from '@/engine/nearbyGames';

import { CLASSIC_START } from './nearbyTable';

const LOOPBACK = '127.0.0.1';

/** A WebSocket of the kind a guest dials with. */
export const dial = dialWith((url) => new WebSocket(url) as unknown as WebSocketLike);

/** A table on real loopback sockets and a real folder. */
export async function openRealTable(folder?: string, port = 0, more: Partial<TableServerSettings> = {}) {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'oxs-table-')));
  const opened = await createTableServer({
    port,
    bind: LOOPBACK,
    games: nearbyGames,
    opening: CLASSIC_START,
    data,
    site: join(data, 'no-build'),
    ...more,
  });
  if (!opened.ok) throw new Error(opened.code);
  return { ...opened.value, data, remove: () => rm(data, { recursive: true, force: true }) };
}

export type RealTable = ComputerTable & { readonly data: string };

/** A guest on a real WebSocket whose storage is a variable. */
export function seatRealGuest(port: number, key: string, code: string, kept?: GuestRecord) {
  let record = kept ?? newGuestRecord(key, code);
  const answers: (string | null)[] = [];
  const guest: TableGuest = joinTable({
    dial,
    url: socketUrl(`${LOOPBACK}:${port}`),
    games: nearbyGames,
    caps: NEARBY_CAPS,
    record,
    store: {
      save(next) {
        record = next;
        return Promise.resolve();
      },
    },
    seed: key,
    now: () => performance.now(),
    onAnswer: ({ refused }) => answers.push(refused),
  });
  return { ...guest, record: () => record, answers };
}

/** Waits until something holds, and says what did not if it never does. */
export async function until(what: string, holds: () => boolean, ms = 8000): Promise<void> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never came about: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A raw TCP connection that keeps what it hears; on request it never closes its side, or comes from another address. */
export function rawSocket(
  port: number,
  allowHalfOpen = false,
  localAddress = LOOPBACK,
): Promise<Socket & { heard(): string; over(): boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let over = false;
    const socket = createConnection({ port, host: LOOPBACK, allowHalfOpen, localAddress }, () =>
      resolve(
        Object.assign(socket, {
          heard: () => Buffer.concat(chunks).toString('latin1'),
          over: () => over,
        }),
      ),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => (over = true));
    socket.on('error', (error) => (socket.connecting ? reject(error) : undefined));
  });
}

export const UPGRADE = (port: number, headers: Record<string, string> = {}) =>
  ['GET /table HTTP/1.1']
    .concat(
      Object.entries({
        Host: `${LOOPBACK}:${port}`,
        Upgrade: 'websocket',
        Connection: 'Upgrade',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version': '13',
        ...headers,
      }).map(([name, value]) => `${name}: ${value}`),
    )
    .concat('', '')
    .join('\r\n');

/** A masked frame, as a client must send it. */
export function maskedFrame(opcode: number, body: Buffer, fin = true): Buffer {
  const size =
    body.length < 126
      ? Buffer.from([0x80 | body.length])
      : Buffer.from([0x80 | 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | opcode]), size, Buffer.alloc(4), body]);
}
