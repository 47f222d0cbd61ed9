import { WebSocket } from 'ws';

import { accept } from '@/engine/core';
import { BYTE_LIMITS, PHONE_DOOR } from '@/engine/nearby';
import { openTable, type ByteSocket, type SocketEars } from '@/platform/sockets/index.node';

import { games, hello, tableRecord } from '../support/nearbyTable';
import { maskedFrame, openRealTable, rawSocket, seatRealGuest, until, UPGRADE } from '../support/realTable';

jest.setTimeout(60_000);

const ALICE = 'a'.repeat(32);
const BERT = 'b'.repeat(32);
const STRANGER = 'e'.repeat(32);

let table: Awaited<ReturnType<typeof openRealTable>>;
let alice: ReturnType<typeof seatRealGuest>;
let bert: ReturnType<typeof seatRealGuest>;
let taps = 0;

/** Says some bytes and waits for the answer and the end. */
async function answerTo(bytes: string | Buffer): Promise<string> {
  const socket = await rawSocket(table.port);
  socket.write(bytes);
  await until('the table closed the connection', socket.over, 10_000);
  return socket.heard();
}

function request(line: string, headers: Record<string, string> = {}): string {
  const all = { Host: `127.0.0.1:${table.port}`, ...headers };
  return `${line}\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}

async function talker() {
  const socket = await rawSocket(table.port);
  socket.write(UPGRADE(table.port));
  await until('the upgrade', () => socket.heard().includes('\r\n\r\n'));
  return socket;
}

/** The code of the close frame that answers these frames. */
async function closeCodeAfter(...frames: readonly Buffer[]): Promise<number> {
  const socket = await talker();
  for (const frame of frames) socket.write(frame);
  const said = () => Buffer.from(socket.heard().split('\r\n\r\n')[1] ?? '', 'latin1');
  await until('a close frame', () => said().includes(0x88));
  const code = said().readUInt16BE(said().indexOf(0x88) + 2);
  socket.destroy();
  return code;
}

/** Says hello and gives the close code; 0 for a welcome. */
function join(changes: Record<string, unknown>, port = table.port): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/table`);
    socket.on('open', () => socket.send(hello(changes)));
    socket.on('message', (data) => {
      if (!String(data).includes('"welcome"')) return;
      resolve(0);
      socket.terminate();
    });
    socket.on('close', (code) => resolve(code));
    socket.on('error', () => undefined);
  });
}

/** A whole round: a game given up, and the next one agreed on and begun. Everybody has the same log after it. */
async function playOn(): Promise<void> {
  const { length } = alice.view();
  const { number } = alice.view().table;
  alice.tap(++taps, { t: 'resign' });
  await until(
    'the resignation is with both',
    () => bert.view().length === length + 1 && alice.view().length === length + 1,
  );
  alice.tap(++taps, { t: 'rematch' });
  bert.tap(++taps, { t: 'rematch' });
  await until('the next game began', () =>
    [alice, bert].every((guest) => guest.view().table.number === number + 1),
  );
  expect(alice.record().entries).toEqual(bert.record().entries);
  expect(table.table.view().length).toBe(length + 4);
}

beforeAll(async () => {
  table = await openRealTable();
  alice = seatRealGuest(table.port, ALICE, table.secret);
  await until('Alice is seated', () => alice.view().seat === 0);
  bert = seatRealGuest(table.port, BERT, table.secret);
  await until('Bert is seated', () => bert.view().length === 1);
});

/** Whatever a test did: the host is alive, the two never lost their line, and the game goes on. */
afterEach(async () => {
  expect([alice, bert].map((guest) => guest.view().status)).toEqual(['online', 'online']);
  expect([alice, bert].map((guest) => guest.record().dials)).toEqual([1, 1]);
  await playOn();
});

afterAll(async () => {
  alice.stop();
  bert.stop();
  await table.stop();
  await table.remove();
});

describe('a hostile page or peer', () => {
  it('cannot reach the table by another name, or from another site', async () => {
    for (const headers of [
      { Host: 'evil.example' },
      { Host: `evil.example:${table.port}` },
      { Host: '127.0.0.1:1' },
      { Origin: 'http://evil.example' },
      { Origin: 'null' },
    ]) {
      expect(await answerTo(request('GET / HTTP/1.1', headers))).toMatch(/^HTTP\/1.1 403 /);
      expect(await answerTo(UPGRADE(table.port, headers))).toMatch(/^HTTP\/1.1 403 /);
    }
  });

  it('gets files by exact path with GET and HEAD only, and can send no body', async () => {
    const statuses = await Promise.all(
      [
        request('GET / HTTP/1.1'),
        request('HEAD / HTTP/1.1'),
        request('GET /secrets.json HTTP/1.1'),
        request('GET /../table.json HTTP/1.1'),
        request('GET /%2e%2e/table.json HTTP/1.1'),
        request('POST / HTTP/1.1'),
        request('DELETE / HTTP/1.1'),
        request('GET / HTTP/1.1', { 'Content-Length': '4' }),
        request('GET / HTTP/1.1', { 'Transfer-Encoding': 'chunked' }),
        request('GET / HTTP/1.1', { Long: 'x'.repeat(9000) }),
        'EHLO mail\r\n\r\n',
        Buffer.alloc(9000, 0xff),
      ].map(async (bytes) => (await answerTo(bytes)).split(' ')[1]),
    );
    expect(statuses).toEqual([
      '200',
      '200',
      '404',
      '404',
      '404',
      '405',
      '405',
      '413',
      '413',
      '431',
      '400',
      '431',
    ]);
  });

  it('is put off when its head takes more than five seconds', async () => {
    const socket = await rawSocket(table.port);
    const drip = setInterval(() => socket.writable && socket.write('X'), 200);
    const began = performance.now();
    await until('the table lost patience', socket.over, 10_000);
    clearInterval(drip);
    expect(socket.heard()).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - began).toBeGreaterThan(4900);
  });

  it('ends its own connection by frames that break the rules, each with its code', async () => {
    const piece = (opcode: number, fin: boolean) => maskedFrame(opcode, Buffer.from('x'), fin);
    expect(await closeCodeAfter(Buffer.from([0x81, 0x01, 0x78]))).toBe(1002);
    expect(await closeCodeAfter(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]))).toBe(1002);
    expect(await closeCodeAfter(maskedFrame(2, Buffer.from('x')))).toBe(1003);
    expect(await closeCodeAfter(maskedFrame(1, Buffer.from([0xc3, 0x28])))).toBe(1007);
    expect(await closeCodeAfter(piece(1, false), ...Array.from({ length: 16 }, () => piece(0, false)))).toBe(
      1008,
    );
    expect(await closeCodeAfter(maskedFrame(1, Buffer.alloc(16_385)))).toBe(1009);
    expect(
      await closeCodeAfter(Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
    ).toBe(1009);
  });

  it('ends its own connection by texts that make no sense', async () => {
    for (const text of ['', '{', '[]', '{"t":"ping"}', '{"t":"act"}', '['.repeat(5000), 'x'.repeat(16_000)]) {
      expect(await closeCodeAfter(maskedFrame(1, Buffer.from(text)))).toBe(4400);
    }
  });

  it('is cut off when it talks faster than twenty messages a second', async () => {
    const noise = Array.from({ length: 60 }, () => maskedFrame(9, Buffer.from('are you there')));
    expect(await closeCodeAfter(...noise)).toBe(4029);
  });

  it('cannot take a seat that is held, not even with the code and the secret', async () => {
    for (const code of [table.code, table.secret, undefined])
      expect(await join({ key: STRANGER, code })).toBe(4409);
    expect(await join({ key: ALICE.replace('a', 'b'), sid: table.sid })).toBe(4409);
    expect(await join({ key: STRANGER, sid: 'f'.repeat(16) })).toBe(4404);
    expect(await join({ key: STRANGER, v: 9 })).toBe(4426);
  });

  it('cannot crowd out those who play by opening connections', async () => {
    const silent = await Promise.all(
      Array.from({ length: 60 }, () => rawSocket(table.port).catch(() => null)),
    );
    await until('the crowd is held to the limit', () => table.table.connections() <= PHONE_DOOR.perAddress);
    const busy = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = await rawSocket(table.port).catch(() => null);
        socket?.write('GET / HT');
        return socket;
      }),
    );
    await until('the busy crowd too', () => table.table.connections() <= PHONE_DOOR.perAddress);
    for (const socket of [...silent, ...busy]) socket?.destroy();
    await until('all are gone', () => table.table.connections() === 2);
  });

  it('cannot keep its place by never hanging up', async () => {
    const stayers = await Promise.all(Array.from({ length: 4 }, () => rawSocket(table.port, true)));
    stayers.slice(0, 2).forEach((socket) => socket.write(request('GET / HTTP/1.1')));
    stayers.slice(2).forEach((socket) => socket.write(UPGRADE(table.port)));
    await until('all were answered', () => stayers.every((socket) => socket.heard().includes('\r\n\r\n')));
    stayers.slice(2).forEach((socket) => socket.write(maskedFrame(8, Buffer.alloc(0))));
    await until('the table hung up on all of them', () => table.table.connections() === 2, 9000);
    for (const socket of stayers) socket.destroy();
  });

  it('leaves nothing behind by hanging up at any moment, two hundred times', async () => {
    const before = process.memoryUsage().heapUsed;
    const upgrade = UPGRADE(table.port);
    for (let i = 0; i < 200; i++) {
      const socket = await rawSocket(table.port);
      socket.write(upgrade.slice(0, 1 + ((i * 7) % upgrade.length)));
      if (i % 3 === 0) socket.write(upgrade.slice(1 + ((i * 7) % upgrade.length)) + 'noise');
      if (i % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    await until('all are gone', () => table.table.connections() === 2);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
  });
});

describe('a free seat', () => {
  it('lets a code be guessed five times, and the one who scanned in all the same', async () => {
    const open = await openRealTable();
    const wrong = open.code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) expect(await join({ key: STRANGER, code: wrong }, open.port)).toBe(4401);
    expect(await join({ key: STRANGER, code: open.code }, open.port)).toBe(4029);
    expect(await join({ key: BERT, code: open.secret }, open.port)).toBe(0);
    await open.stop();
    await open.remove();
  });
});

describe('a peer that does not read', () => {
  it('is given up when too much waits for it', async () => {
    let ears: SocketEars | null = null;
    const log: string[] = [];
    let waiting = 0;
    const socket: ByteSocket = {
      address: '10.0.0.9',
      localAddress: null,
      write: (bytes) => (waiting += bytes.length),
      unsent: () => waiting,
      end: () => log.push('end'),
      destroy: () => log.push('destroy'),
    };
    const opened = await openTable({
      sockets: {
        listen: (port, onSocket) => {
          ears = onSocket(socket);
          return Promise.resolve(accept({ port, close: () => Promise.resolve() }));
        },
      },
      port: 80,
      games,
      record: tableRecord(),
      entries: [],
      store: { save: () => Promise.resolve() },
      site: () => undefined,
      names: [],
      door: PHONE_DOOR,
      now: () => 0,
    });
    if (!opened.ok) throw new Error(opened.code);
    const say = (bytes: Buffer) => (ears as SocketEars | null)?.data(bytes);
    say(Buffer.from(UPGRADE(80, { Host: '10.0.0.1' })));
    say(maskedFrame(9, Buffer.from('x')));
    expect(log).toEqual([]);
    waiting = BYTE_LIMITS.unsent;
    say(maskedFrame(9, Buffer.from('x')));
    expect(log).toEqual(['destroy']);
    await opened.value.stop();
  });
});
