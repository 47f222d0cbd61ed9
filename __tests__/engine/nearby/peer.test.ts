import { createHash } from 'node:crypto';

import fc from 'fast-check';

import {
  BYTE_LIMITS,
  createPeer,
  encodeUtf8,
  type Asset,
  type Peer,
  type PeerEffect,
} from '@/engine/nearby/bytes';

const GATE = { port: 8080, names: ['anna.local'] };
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

const page: Asset = {
  type: 'text/html; charset=utf-8',
  body: encodeUtf8('<p>page</p>'),
  tag: 'v1',
  immutable: false,
};
const script: Asset = {
  type: 'text/javascript',
  body: encodeUtf8('x'.repeat(100)),
  gzip: Uint8Array.of(1, 2, 3),
  tag: 'v2',
  immutable: true,
};
const FILES: Record<string, Asset> = { '/': page, '/a b.js': script };

function peerAt(now = 0): Peer {
  return createPeer(GATE, (path) => (Object.hasOwn(FILES, path) ? FILES[path] : undefined), now);
}

function written(effects: readonly PeerEffect[]): Buffer {
  return Buffer.concat(effects.map((effect) => (effect.kind === 'write' ? effect.bytes : Buffer.alloc(0))));
}

function kinds(effects: readonly PeerEffect[]): string[] {
  return effects.map((effect) => effect.kind);
}

function request(line: string, headers: Record<string, string> = {}): string {
  const all = { Host: '192.168.1.5:8080', ...headers };
  return `${line}\r\n${Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}

function ask(line: string, headers: Record<string, string> = {}): string {
  return written(peerAt().receive(Buffer.from(request(line, headers), 'latin1'), 0)).toString('latin1');
}

const UPGRADE = {
  Upgrade: 'websocket',
  Connection: 'keep-alive, Upgrade',
  'Sec-WebSocket-Key': KEY,
  'Sec-WebSocket-Version': '13',
};

function frame(opcode: number, words: string): Buffer {
  const body = Buffer.from(words);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

function opened(now = 0): Peer {
  const peer = peerAt(now);
  const effects = peer.receive(Buffer.from(request('GET /table HTTP/1.1', UPGRADE)), now);
  expect(kinds(effects)).toEqual(['write', 'opened']);
  return peer;
}

function closeCode(effects: readonly PeerEffect[]): number {
  const bytes = written(effects);
  expect(bytes[0]).toBe(0x88);
  return bytes.readUInt16BE(2);
}

describe('files', () => {
  it('serves an exact path with its guards and closes', () => {
    const effects = peerAt().receive(Buffer.from(request('GET /?join HTTP/1.1')), 0);
    expect(kinds(effects)).toEqual(['write', 'end']);
    const answer = written(effects).toString();
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain("connect-src 'self' ws://192.168.1.5:8080;");
    expect(answer).toContain('Cache-Control: no-cache\r\n');
    expect(answer).toContain('Content-Length: 11\r\n');
    expect(answer.endsWith('\r\n\r\n<p>page</p>')).toBe(true);
  });

  it('sends gzip to those who take it, and lets a hashed file be kept', () => {
    const plain = ask('GET /a%20b.js HTTP/1.1');
    const zipped = ask('GET /a%20b.js HTTP/1.1', { 'Accept-Encoding': 'br, gzip' });
    expect(plain.endsWith('x'.repeat(100))).toBe(true);
    expect(plain).not.toContain('Content-Encoding');
    expect(zipped).toContain('Content-Encoding: gzip\r\n');
    expect(zipped.endsWith('\r\n\r\n\x01\x02\x03')).toBe(true);
    expect(zipped).toContain('immutable');
  });

  it('answers HEAD without a body and a known tag with 304', () => {
    expect(ask('HEAD / HTTP/1.1')).toMatch(/Content-Length: 11\r\n\r\n$/);
    const again = ask('GET / HTTP/1.1', { 'If-None-Match': '"v1"' });
    expect(again).toMatch(/^HTTP\/1.1 304/);
    expect(again.endsWith('\r\n\r\n')).toBe(true);
    expect(ask('GET / HTTP/1.1', { 'If-None-Match': '"old"' })).toMatch(/^HTTP\/1.1 200/);
  });

  it.each([
    ['GET /missing HTTP/1.1', {}, 404],
    ['GET /../etc/passwd HTTP/1.1', {}, 404],
    ['GET /__proto__ HTTP/1.1', {}, 404],
    ['GET /%E0%A4%A HTTP/1.1', {}, 400],
    ['POST / HTTP/1.1', {}, 405],
    ['GET / HTTP/1.0', {}, 505],
    ['GET http://192.168.1.5:8080/ HTTP/1.1', {}, 400],
    ['GET  / HTTP/1.1', {}, 400],
    ['get / HTTP/1.1', {}, 400],
    [`GET /${'a'.repeat(2048)} HTTP/1.1`, {}, 400],
    ['GET / HTTP/1.1', { 'Content-Length': '5' }, 413],
    ['GET / HTTP/1.1', { 'Content-Length': '0' }, 200],
    ['GET / HTTP/1.1', { 'Transfer-Encoding': 'chunked' }, 413],
    ['GET / HTTP/1.1', { host: '192.168.1.5:8080' }, 400],
    ['GET / HTTP/1.1', { 'Bad Name': 'x' }, 400],
    ['GET / HTTP/1.1', { Folded: 'x\r\n y' }, 400],
    ['GET / HTTP/1.1', { Bare: 'x\ny: z' }, 400],
    ['GET / HTTP/1.1', { Null: 'x\0' }, 400],
    ['GET / HTTP/1.1', Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`H${i}`, 'x'])), 400],
    ['GET /table HTTP/1.1', {}, 426],
  ])('answers %s with %j by %i', (line, headers, status) => {
    expect(ask(line, headers as Record<string, string>)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describe('the gate', () => {
  it.each([
    ['192.168.1.5:8080', '', 200],
    ['[fe80::1]:8080', '', 200],
    ['anna.local:8080', '', 200],
    ['ANNA.local:8080', '', 200],
    ['192.168.1.5:8080', 'http://192.168.1.5:8080', 200],
    ['', '', 403],
    ['192.168.1.5', '', 403],
    ['192.168.1.5:8081', '', 403],
    ['evil.example:8080', '', 403],
    ['other.local:8080', '', 403],
    ['192.168.1.5.evil.example:8080', '', 403],
    ['999.168.1.5:8080', '', 403],
    ['192.168.1.5:8080:8080', '', 403],
    ['192.168.1.5:8080', 'http://evil.example', 403],
    ['192.168.1.5:8080', 'https://192.168.1.5:8080', 403],
    ['192.168.1.5:8080', 'null', 403],
  ])('to host %j from origin %j answers %i', (Host, Origin, status) => {
    expect(ask('GET / HTTP/1.1', { Host, Origin })).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status === 403) expect(ask('GET /table HTTP/1.1', { ...UPGRADE, Host, Origin })).toMatch(/ 403 /);
  });

  it('takes the port for 80 when the host names none', () => {
    const peer = createPeer({ port: 80, names: [] }, () => page, 0);
    const effects = peer.receive(Buffer.from(request('GET / HTTP/1.1', { Host: '10.0.0.1' })), 0);
    expect(written(effects).toString()).toMatch(/ 200 /);
  });
});

describe('the upgrade', () => {
  it('answers with the hash the standard prescribes', () => {
    const answer = ask('GET /table HTTP/1.1', UPGRADE);
    const hash = createHash('sha1').update(`${KEY}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    expect(answer).toMatch(/^HTTP\/1.1 101 /);
    expect(answer).toContain(`Sec-WebSocket-Accept: ${hash}\r\n`);
  });

  it.each([
    [{ 'Sec-WebSocket-Version': '8' }, 426],
    [{ 'Sec-WebSocket-Key': 'short' }, 400],
    [{ 'Sec-WebSocket-Key': '' }, 400],
    [{ Connection: 'keep-alive' }, 400],
  ])('refuses %j with %i', (change, status) => {
    expect(ask('GET /table HTTP/1.1', { ...UPGRADE, ...change })).toMatch(new RegExp(` ${status} `));
  });

  it('reads frames that came along with the request, however the bytes are cut', () => {
    const stream = Buffer.concat([Buffer.from(request('GET /table HTTP/1.1', UPGRADE)), frame(1, 'hello')]);
    for (let cut = 0; cut <= stream.length; cut++) {
      const peer = peerAt();
      const effects = [...peer.receive(stream.subarray(0, cut), 0), ...peer.receive(stream.subarray(cut), 0)];
      expect(kinds(effects)).toEqual(['write', 'opened', 'message']);
      expect(effects[2]).toEqual({ kind: 'message', text: 'hello' });
    }
  });
});

describe('talking', () => {
  it('sends texts, answers pings and ignores pongs', () => {
    const peer = opened();
    expect(written(peer.send('yes'))).toEqual(Buffer.from([0x81, 3, 121, 101, 115]));
    expect(written(peer.receive(frame(9, 'hi'), 0))).toEqual(Buffer.from([0x8a, 2, 104, 105]));
    expect(peer.receive(frame(10, 'hi'), 0)).toEqual([]);
  });

  it('closes for binary, bad frames and floods, each with its code', () => {
    expect(closeCode(opened().receive(frame(2, 'x'), 0))).toBe(1003);
    const bad = opened().receive(Buffer.from([0x83, 0x80]), 0);
    expect(closeCode(bad)).toBe(1002);
    expect(kinds(bad)).toEqual(['write', 'closed', 'end']);
    const flooding = opened();
    for (let i = 0; i < 40; i++) expect(kinds(flooding.receive(frame(1, 'x'), 0))).toEqual(['message']);
    expect(closeCode(flooding.receive(frame(1, 'x'), 10))).toBe(4029);
    expect(flooding.receive(frame(1, 'x'), 5000)).toEqual([]);
  });

  it('says goodbye, hears the answer and ends; or ends when none comes', () => {
    const polite = opened();
    expect(closeCode(polite.close(4401, 'code', 0))).toBe(4401);
    expect(polite.close(4401, 'code', 0)).toEqual([]);
    expect(polite.send('too late')).toEqual([]);
    expect(kinds(polite.receive(frame(8, ''), 10))).toEqual(['end']);
    const rude = opened();
    rude.close(4401, 'code', 0);
    expect(rude.tick(BYTE_LIMITS.closingMs, 0)).toEqual([]);
    expect(kinds(rude.tick(BYTE_LIMITS.closingMs + 1, 0))).toEqual(['abort']);
  });

  it('answers a close with the same code, or 1000 where there is none', () => {
    expect(closeCode(opened().receive(frame(8, ''), 0))).toBe(1000);
    const going = Buffer.concat([Buffer.from([0x88, 0x82, 0, 0, 0, 0]), Buffer.from([0x03, 0xe9])]);
    const effects = opened().receive(going, 0);
    expect(closeCode(effects)).toBe(1001);
    expect(kinds(effects)).toEqual(['write', 'closed', 'end']);
  });

  it('tells once that it is over, also when the socket is lost', () => {
    const peer = opened();
    expect(kinds(peer.lost())).toEqual(['closed']);
    expect(peer.lost()).toEqual([]);
    expect(peer.receive(frame(1, 'x'), 0)).toEqual([]);
    expect(peerAt().lost()).toEqual([]);
  });
});

describe('patience', () => {
  it('gives a head five seconds and eight kilobytes', () => {
    const slow = peerAt();
    expect(slow.idle(BYTE_LIMITS.idleMs - 1)).toBe(false);
    expect(slow.idle(BYTE_LIMITS.idleMs)).toBe(true);
    slow.receive(Buffer.from('GET'), 0);
    expect(slow.idle(BYTE_LIMITS.idleMs)).toBe(false);
    expect(slow.tick(5000, 0)).toEqual([]);
    expect(written(slow.tick(5001, 0)).toString()).toMatch(/ 408 /);
    expect(slow.phase()).toBe('file');
    const long = peerAt();
    const effects = long.receive(Buffer.alloc(9000, 65), 0);
    expect(written(effects).toString()).toMatch(/ 431 /);
    expect(long.receive(Buffer.alloc(9000, 65), 0)).toEqual([]);
  });

  it('gives up a reader who does not take his file, or has it and does not hang up', () => {
    const peer = peerAt();
    peer.receive(Buffer.from(request('GET / HTTP/1.1')), 0);
    expect(peer.tick(60_000, 1)).toEqual([]);
    expect(kinds(peer.tick(60_001, 1))).toEqual(['abort']);
    expect(peer.tick(5000, 0)).toEqual([]);
    expect(kinds(peer.tick(5001, 0))).toEqual(['abort']);
  });

  it('hangs up on a peer that said goodbye and stays, and never on one that talks', () => {
    const gone = opened();
    gone.receive(frame(8, ''), 0);
    expect(gone.tick(2000, 0)).toEqual([]);
    expect(kinds(gone.tick(2001, 0))).toEqual(['abort']);
    expect(opened().tick(1e9, 0)).toEqual([]);
  });

  it('survives any bytes in any phase', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 20 }),
        (talk, chunks) => {
          const peer = talk ? opened() : peerAt();
          const effects = chunks.flatMap((chunk, i) => peer.receive(chunk, i * 100));
          expect(effects.filter((effect) => effect.kind === 'closed').length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });
});
