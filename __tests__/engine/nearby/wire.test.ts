import fc from 'fast-check';

import {
  CLOSE_CODES,
  farewellOfCode,
  isTerminal,
  readGuestMessage,
  readHostMessage,
  isPlace,
  readJoinLink,
  socketUrl,
  writeJoinLink,
  writeMessage,
  type Farewell,
  type GuestMessage,
  type HostMessage,
} from '@/engine/nearby';

import { CLASSIC_START, games, hello, KEY, SECRET, SID } from '../../support/nearbyTable';

const TIP = '0'.repeat(16);

const FROM_GUEST: readonly GuestMessage[] = [
  { t: 'hello', v: 1, caps: ['classic'], sid: SID, key: KEY, code: '123456', dial: 3, have: 2, tip: TIP },
  { t: 'hello', v: 1, caps: [], key: KEY, have: 0 },
  { t: 'act', id: 4, g: 1, base: 7, a: { t: 'move', m: 'b2' } },
  { t: 'have', n: 3 },
  { t: 'have', n: 3, need: true },
  { t: 'ping' },
  { t: 'pong' },
  { t: 'leave' },
];

const FROM_HOST: readonly HostMessage[] = [
  { t: 'welcome', v: 1, caps: ['classic'], sid: SID, seat: 1, from: 0, n: 4, last: 2 },
  { t: 'log', from: 0, n: 1, e: [{ i: 0, by: 'host', id: 0, a: CLASSIC_START, h: TIP }] },
  { t: 'ack', id: 3, ok: true },
  { t: 'ack', id: 3, ok: false, why: 'stale' },
  { t: 'bye', why: 'full', v: 1 },
  { t: 'ping' },
  { t: 'pong' },
];

describe('messages', () => {
  it.each(FROM_GUEST)('of a guest are read as they were written: %j', (message) => {
    expect(readGuestMessage(writeMessage(message))).toEqual({ ok: true, value: message });
  });

  it.each(FROM_HOST)('of a host are read as they were written: %j', (message) => {
    expect(readHostMessage(writeMessage(message), games)).toEqual({ ok: true, value: message });
  });

  it('need no tip for an empty log, and take null for nothing', () => {
    const read = readGuestMessage(hello({ tip: '', sid: null, code: null, dial: null }));
    expect(read).toEqual({
      ok: true,
      value: { t: 'hello', v: 1, caps: ['classic', 'cipher'], key: KEY, have: 0 },
    });
  });

  it('lose keys that this version does not know, and unknown kinds are told apart from garbage', () => {
    expect(readGuestMessage('{"t":"ping","later":1}')).toEqual({ ok: true, value: { t: 'ping' } });
    expect(readGuestMessage('{"t":"wave"}')).toEqual({ ok: false, code: 'unknown' });
    expect(readHostMessage('{"t":"wave"}', games)).toEqual({ ok: false, code: 'unknown' });
  });

  it('of another version are named as such', () => {
    expect(readGuestMessage(hello({ v: 2, key: 'of another shape' }))).toEqual({
      ok: false,
      code: 'version',
    });
    const welcome = JSON.stringify({ ...FROM_HOST[0], v: 2 });
    expect(readHostMessage(welcome, games)).toEqual({ ok: false, code: 'version' });
  });

  it.each([
    '',
    'null',
    '[]',
    '"hello"',
    '{"t":1}',
    '{}',
    '['.repeat(4000),
    `{"t":"ping","x":"${'x'.repeat(4096)}"}`,
    hello({ v: 'one' }),
    hello({ key: 'A'.repeat(32) }),
    hello({ key: 'a'.repeat(31) }),
    hello({ caps: 'classic' }),
    hello({ caps: new Array(17).fill('x') }),
    hello({ sid: 'short' }),
    hello({ code: 'x'.repeat(33) }),
    hello({ have: -1 }),
    hello({ dial: 1.5 }),
    hello({ have: 1, tip: 7 }),
    '{"t":"act","id":0,"g":1,"base":0,"a":{"t":"resign"}}',
    '{"t":"act","id":1,"g":1,"base":0,"a":{"t":"start"}}',
    '{"t":"act","id":1,"base":0,"a":{"t":"resign"}}',
    '{"t":"act","id":1,"g":1,"base":"0","a":{"t":"resign"}}',
    '{"t":"have"}',
  ])('of a guest that make no sense are garbage: %#', (text) => {
    expect(readGuestMessage(text)).toEqual({ ok: false, code: 'garbage' });
  });

  it.each([
    'x',
    '{"t":"log","from":0,"n":1,"e":[{}]}',
    '{"t":"log","from":0,"e":[]}',
    `{"t":"log","from":0,"n":1,"e":${JSON.stringify(new Array(21).fill(FROM_HOST[1]))}}`,
    '{"t":"ack","ok":true}',
    '{"t":"ack","id":1,"ok":false,"why":"because"}',
    '{"t":"ack","id":1,"why":"stale"}',
    '{"t":"bye","why":"toString","v":1}',
    '{"t":"bye","why":"full"}',
    JSON.stringify({ ...FROM_HOST[0], seat: 2 }),
    JSON.stringify({ ...FROM_HOST[0], last: null }),
  ])('of a host that make no sense are garbage: %#', (text) => {
    expect(readHostMessage(text, games)).toEqual({ ok: false, code: 'garbage' });
  });

  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        readGuestMessage(text);
        readHostMessage(text, games);
      }),
    );
  });
});

describe('farewells', () => {
  it('have a close code each, and the code tells the reason back', () => {
    for (const why of Object.keys(CLOSE_CODES) as Farewell[])
      expect(farewellOfCode(CLOSE_CODES[why])).toBe(why);
    expect(farewellOfCode(1006)).toBeUndefined();
  });

  it('are final where trying again would change nothing', () => {
    const final = (Object.keys(CLOSE_CODES) as Farewell[]).filter(isTerminal);
    expect(final).toEqual(['version', 'code', 'full', 'gone', 'superseded']);
  });
});

describe('join links', () => {
  it('carry the place and the secret there and back', () => {
    const places = ['192.168.1.5:8080', '[fe80::1]:80', 'anna.local:8080', 'localhost:3000', 'mybox:8081'];
    for (const place of places) {
      expect(readJoinLink(writeJoinLink(place, SECRET))).toEqual({
        ok: true,
        value: { place, code: SECRET },
      });
      expect(readJoinLink(` ${place} `)).toEqual({ ok: true, value: { place, code: null } });
      expect(readJoinLink(`HTTP://${place.toUpperCase()}/`)).toMatchObject({
        ok: true,
        value: { code: null },
      });
    }
    expect(socketUrl('192.168.1.5:8080')).toBe('ws://192.168.1.5:8080/table');
  });

  it('may leave the port out where the web’s own is meant, which nobody who types an address does', () => {
    expect(readJoinLink(writeJoinLink('mybox', SECRET))).toMatchObject({ value: { place: 'mybox' } });
    expect(readJoinLink('mybox').ok).toBe(false);
  });

  it('lead to a place that a browser may call by any name it was opened under', () => {
    for (const place of ['mybox', 'mybox:8081', 'mybox.fritz.box:8081', '192.168.1.5', '[fe80::1]']) {
      expect(isPlace(place)).toBe(true);
    }
    for (const text of ['', 'my box', 'mybox:', 'mybox:70000', 'my_box:1', '-mybox', 'mybox/x', 'a..b']) {
      expect(isPlace(text)).toBe(false);
    }
  });

  it.each([
    '',
    'hello',
    '192.168.1.5',
    'http://evil.example/#join=' + SECRET,
    'a b:80',
    'x:999999',
    'x:65536',
    'javascript:alert(1)',
    'http://mybox.example.com:8081',
  ])('are not %j', (text) => expect(readJoinLink(text)).toEqual({ ok: false, code: 'not-a-table' }));
});
