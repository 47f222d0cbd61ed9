import { decodeTableRecord, openHost } from '@/engine/nearby';

import {
  act,
  farewell,
  games,
  hello,
  hostBench,
  KEY,
  move,
  OTHER_KEY,
  SECRET,
  sentTo,
  SID,
  tableRecord,
  tap,
} from '../../support/nearbyTable';

describe('joining', () => {
  it('saves the seat, then welcomes and sends the log', () => {
    const bench = hostBench(tableRecord(), { holdSaves: true });
    bench.feed({ kind: 'saved', token: 1 });
    bench.feed({ kind: 'saved', token: 2 });
    const before = bench.join(7);
    expect(before).toMatchObject([{ kind: 'save', change: { slice: 'table' } }]);
    expect(JSON.stringify(before)).not.toContain(KEY);
    const after = bench.feed({ kind: 'saved', token: 3 });
    expect(sentTo(after, 7)).toMatchObject([
      { t: 'welcome', sid: SID, seat: 1, from: 0, n: 1, last: 0 },
      { t: 'log', from: 0, n: 1, e: [{ i: 0, by: 'host' }] },
    ]);
  });

  it('takes the typed code as well as the secret', () => {
    expect(sentTo(hostBench().join(1, { code: '123456' }))).toMatchObject([{ t: 'welcome' }, { t: 'log' }]);
  });

  it('takes a guest that counts no connections for the newest, and needs no tip for an empty log', () => {
    const bench = hostBench();
    expect(sentTo(bench.join(1, { dial: undefined, tip: undefined }))).toMatchObject([{ t: 'welcome' }, {}]);
    bench.join(2, { dial: 9 });
    expect(farewell(bench.join(3, { dial: undefined }))).toEqual([[2, 'superseded', 4001]]);
    expect(farewell(bench.join(4, { dial: 8 }))).toEqual([[4, 'superseded', 4001]]);
    const [again] = sentTo(bench.join(5, { dial: undefined, tip: undefined, have: 1 }), 5);
    expect(again).toMatchObject({ t: 'welcome', from: 0 });
  });

  it('answers the same hello again with the same welcome, also while the seat is being saved', () => {
    const bench = hostBench();
    bench.join(1);
    expect(sentTo(bench.say(1, hello()))).toMatchObject([{ t: 'welcome', seat: 1 }, { t: 'log' }]);
    const slow = hostBench(tableRecord());
    slow.holdSaves = true;
    slow.feed({ kind: 'opened', connection: 1 });
    slow.say(1, hello());
    const again = slow.say(1, hello());
    expect(again).toEqual([]);
  });

  it.each([
    [{ v: 2 }, 'version', 4426],
    [{ sid: 'f'.repeat(16) }, 'gone', 4404],
    [{ key: 'short' }, 'garbage', 4400],
    [{ code: '000000' }, 'code', 4401],
    [{ code: undefined }, 'code', 4401],
    [{ caps: ['enchanted'] }, 'version', 4426],
  ])('refuses a hello with %j: %s', (change, why, code) => {
    expect(farewell(hostBench().join(1, change))).toEqual([[1, why, code]]);
  });

  it('names its own version to a guest of another', () => {
    expect(sentTo(hostBench().join(1, { v: 2 }))).toEqual([{ t: 'bye', why: 'version', v: 1 }]);
  });

  it('keeps a taken seat for the holder of its key alone', () => {
    const bench = hostBench();
    bench.join(1);
    expect(farewell(bench.join(2, { key: OTHER_KEY }))).toEqual([[2, 'full', 4409]]);
    expect(sentTo(bench.join(3, { code: undefined, sid: SID, dial: 2 }), 3)).toMatchObject([
      { t: 'welcome' },
      { t: 'log' },
    ]);
  });

  it('cuts off the old connection of a seat, and hears nothing from it any more', () => {
    const bench = hostBench();
    bench.join(1);
    expect(farewell(bench.join(2, { dial: 2 }))).toEqual([[1, 'superseded', 4001]]);
    expect(bench.say(1, act(1, { t: 'resign' }, 1))).toEqual([]);
  });

  it('does not let a hello that was long under way cut off a newer connection', () => {
    const bench = hostBench();
    bench.join(1, { dial: 6 });
    expect(farewell(bench.join(2, { dial: 5 }))).toEqual([[2, 'superseded', 4001]]);
    expect(bench.say(1, { t: 'ping' })).toHaveLength(1);
  });

  it('gives the two seats of a computer’s table to two keys, and no third', () => {
    const bench = hostBench(tableRecord(undefined, { kind: 'free' }));
    expect(sentTo(bench.join(1))).toMatchObject([{ t: 'welcome', seat: 0 }, { t: 'log' }]);
    expect(sentTo(bench.join(2, { key: OTHER_KEY }))).toMatchObject([
      { t: 'welcome', seat: 1 },
      { t: 'log' },
    ]);
    expect(farewell(bench.join(3, { key: 'd'.repeat(32) }))).toEqual([[3, 'full', 4409]]);
  });

  it('seats one of two who ask for the last seat at once', () => {
    const bench = hostBench();
    bench.holdSaves = true;
    bench.join(1);
    bench.join(2, { key: OTHER_KEY });
    bench.holdSaves = false;
    const effects = bench.feed({ kind: 'saved', token: bench.state().lastToken });
    expect(farewell(effects)).toEqual([[2, 'full', 4409]]);
    expect(sentTo(effects, 1)).toMatchObject([{ t: 'welcome' }, { t: 'log' }]);
  });

  it('seats a guest who redialled while its seat was being saved', () => {
    const bench = hostBench();
    bench.holdSaves = true;
    bench.join(1);
    bench.feed({ kind: 'closed', connection: 1 });
    bench.join(2, { dial: 2 });
    bench.holdSaves = false;
    const effects = bench.feed({ kind: 'saved', token: bench.state().lastToken });
    expect(sentTo(effects, 2)).toMatchObject([{ t: 'welcome', seat: 1 }, { t: 'log' }]);
  });

  it('starts a guest over whose log it does not know', () => {
    const bench = hostBench();
    bench.join(1);
    const known = bench.state().chain.entries[0]!.h;
    expect(sentTo(bench.join(2, { dial: 2, have: 1, tip: known }))).toMatchObject([
      {},
      { t: 'welcome', from: 1 },
    ]);
    expect(sentTo(bench.join(3, { dial: 3, have: 1 }))).toMatchObject([
      {},
      { t: 'welcome', from: 0 },
      { t: 'log' },
    ]);
    expect(sentTo(bench.join(4, { dial: 4, have: 9 }))).toMatchObject([
      {},
      { t: 'welcome', from: 0 },
      { t: 'log' },
    ]);
  });

  it('ends a connection that says anything before hello, or another hello after it', () => {
    const bench = hostBench();
    bench.feed({ kind: 'opened', connection: 1 });
    expect(farewell(bench.say(1, { t: 'ping' }))).toEqual([[1, 'garbage', 4400]]);
    bench.join(2);
    expect(farewell(bench.say(2, hello({ key: OTHER_KEY })))).toEqual([[2, 'garbage', 4400]]);
  });
});

describe('the typed code', () => {
  it('may be missed five times, then locks for 30 s and for twice as long each time', () => {
    const bench = hostBench();
    let connection = 0;
    const guess = (code: string) => farewell(bench.join(++connection, { code }))[0]?.[1] ?? 'seated';
    for (let i = 0; i < 5; i++) expect(guess('000000')).toBe('code');
    expect(guess('123456')).toBe('wait');
    bench.wait(29_999);
    expect(guess('000000')).toBe('wait');
    bench.wait(1);
    expect(guess('000000')).toBe('code');
    bench.wait(59_999);
    expect(guess('123456')).toBe('wait');
    bench.wait(1);
    expect(guess('123456')).toBe('seated');
  });

  it('when locked does not lock out the one who scanned the QR code', () => {
    const bench = hostBench();
    for (let i = 1; i <= 6; i++) bench.join(i, { code: '000000' });
    expect(sentTo(bench.join(7, { code: SECRET }))).toMatchObject([{ t: 'welcome' }, { t: 'log' }]);
  });
});

describe('offering the seat to someone new', () => {
  it('ends the old guest, voids its key and its code, and drops what it still wanted', () => {
    const bench = hostBench();
    bench.join(1);
    bench.feed(tap(1, 'b2', 1));
    bench.holdSaves = true;
    bench.feed({ kind: 'tap', seat: 0, tap: 2, base: 2, a: { t: 'resign' } });
    bench.say(1, move(1, 'a1', 2));
    bench.feed({ kind: 'offer', seat: 1, code: '654321', secret: 'd'.repeat(32) });
    bench.holdSaves = false;
    const effects = bench.feed({ kind: 'saved', token: bench.state().lastToken });
    expect(farewell(effects)).toEqual([[1, 'gone', 4404]]);
    expect(bench.state().chain.entries).toHaveLength(3);
    expect(farewell(bench.join(2, { dial: 2 }))).toEqual([[2, 'code', 4401]]);
    expect(sentTo(bench.join(3, { key: OTHER_KEY, code: '654321' }))).toMatchObject([
      { t: 'welcome', seat: 1 },
      {},
    ]);
  });
});

describe('closing the table for good', () => {
  it('tells everybody that it is gone, whoever still comes too, and nobody else is in', () => {
    const bench = hostBench();
    bench.join(1);
    bench.feed({ kind: 'opened', connection: 2 });
    expect(farewell(bench.feed({ kind: 'close' }))).toEqual([
      [1, 'gone', 4404],
      [2, 'gone', 4404],
    ]);
    expect(farewell(bench.join(3, { sid: SID }))).toEqual([[3, 'gone', 4404]]);
  });
});

describe('what a host keeps', () => {
  it('is read back from storage, and anything else is not', () => {
    const bench = hostBench();
    bench.join(1);
    const { record, chain } = bench.state();
    expect(decodeTableRecord(JSON.parse(JSON.stringify(record)), games)).toEqual(record);
    expect(openHost(record, chain.entries, games).chain).toEqual(chain);
    const broken: object[] = [
      { ...record, sid: 1 },
      { ...record, code: '12345' },
      { ...record, code: 123456 },
      { ...record, secret: 'x' },
      { ...record, seats: [{ kind: 'local' }] },
      { ...record, seats: [{ kind: 'local' }, { kind: 'guest', keyHash: 'x' }] },
      { ...record, opening: {} },
    ];
    for (const value of [null, 7, ...broken]) expect(decodeTableRecord(value, games)).toBeUndefined();
  });
});
