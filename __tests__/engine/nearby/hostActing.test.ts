import fc from 'fast-check';

import { hostView, LONGEST_SOLUTION, MOST_ENTRIES, stepHost, TIMES, writeMessage } from '@/engine/nearby';

import {
  act,
  farewell,
  games,
  hello,
  hostBench,
  move,
  OTHER_KEY,
  RACE_START,
  sentTo,
  tableRecord,
  tap,
} from '../../support/nearbyTable';

describe('acting', () => {
  function seatedBench() {
    const bench = hostBench();
    bench.join(1);
    bench.feed(tap(1, 'b2', 1));
    return bench;
  }

  it('tells nobody before storage has confirmed', () => {
    const bench = seatedBench();
    bench.holdSaves = true;
    expect(bench.say(1, move(1, 'a1', 2))).toMatchObject([{ kind: 'save', change: { slice: 'log' } }]);
    expect(bench.state().chain.entries).toHaveLength(2);
    const told = bench.feed({ kind: 'saved', token: bench.state().lastToken });
    expect(sentTo(told)).toMatchObject([
      { t: 'log', from: 2 },
      { t: 'ack', id: 1, ok: true },
    ]);
  });

  it('answers an action it has accepted from the log, and sends the entry again', () => {
    const bench = seatedBench();
    bench.say(1, move(1, 'a1', 2));
    const again = bench.say(1, move(1, 'a1', 2));
    expect(sentTo(again)).toMatchObject([{ t: 'ack', id: 1, ok: true }, { t: 'log' }]);
    expect(bench.state().chain.entries).toHaveLength(3);
  });

  it('refuses for good: the same id gets the same answer, whatever has changed since', () => {
    const bench = seatedBench();
    expect(sentTo(bench.say(1, act(3, { t: 'rematch' }, 2)))).toEqual([
      { t: 'ack', id: 3, ok: false, why: 'not-over' },
    ]);
    bench.feed({ kind: 'tap', seat: 0, tap: 2, base: 2, a: { t: 'resign' } });
    expect(sentTo(bench.say(1, act(3, { t: 'rematch' }, 2)))).toEqual([
      { t: 'ack', id: 3, ok: false, why: 'not-over' },
    ]);
    expect(sentTo(bench.say(1, act(2, { t: 'rematch' }, 3)))).toEqual([
      { t: 'ack', id: 2, ok: false, why: 'stale' },
    ]);
    expect(sentTo(bench.say(1, act(4, { t: 'rematch' }, 3)))).toMatchObject([
      { t: 'log' },
      { t: 'ack', id: 4, ok: true },
    ]);
  });

  it.each([
    [move(1, 'a1', 1), 'stale'],
    [move(1, 'b2', 2), 'illegal'],
    [act(1, { t: 'move', m: 'a1' }, 2, 2), 'wrong-game'],
    [act(1, { t: 'progress', n: 4 }, 2), 'not-a-race'],
  ])('refuses %j: %s', (message, why) => {
    expect(sentTo(seatedBench().say(1, message))).toEqual([{ t: 'ack', id: 1, ok: false, why }]);
  });

  it('takes the host’s own taps the same way, and answers each', () => {
    const bench = hostBench();
    expect(bench.feed(tap(5, 'a1', 1))).toContainEqual({ kind: 'answer', seat: 0, tap: 5, refused: null });
    expect(bench.feed(tap(6, 'a2', 2))).toEqual([
      { kind: 'answer', seat: 0, tap: 6, refused: 'not-your-turn' },
    ]);
    bench.holdSaves = true;
    bench.feed({ kind: 'tap', seat: 0, tap: 7, base: 2, a: { t: 'resign' } });
    expect(bench.feed(tap(8, 'c3', 2))).toEqual([{ kind: 'answer', seat: 0, tap: 8, refused: 'busy' }]);
  });

  it('lets a seat have one action on its way', () => {
    const bench = seatedBench();
    bench.holdSaves = true;
    bench.say(1, move(1, 'a1', 2));
    expect(bench.say(1, move(1, 'a1', 2))).toEqual([]);
    expect(sentTo(bench.say(1, move(2, 'a2', 2)))).toEqual([{ t: 'ack', id: 2, ok: false, why: 'busy' }]);
  });

  it('starts the next game when both want one, with the marks exchanged, also if it died in between', () => {
    const bench = seatedBench();
    bench.feed({ kind: 'tap', seat: 0, tap: 2, base: 2, a: { t: 'resign' } });
    bench.feed({ kind: 'tap', seat: 0, tap: 3, base: 3, a: { t: 'rematch' } });
    bench.holdSaves = true;
    bench.say(1, act(1, { t: 'rematch' }, 4));
    bench.feed({ kind: 'saved', token: bench.state().lastToken });
    expect(bench.state().chain.table.number).toBe(1);
    bench.holdSaves = false;
    bench.reopen();
    expect(bench.state().chain.table.number).toBe(2);
    expect(bench.state().chain.table.game?.start.marks).toEqual(['O', 'X']);
  });

  it('starts the next game from another config of the same game, once, if it was given one', () => {
    const bench = hostBench(tableRecord(RACE_START));
    bench.join(1);
    const again = () => {
      bench.feed({ kind: 'tap', seat: 0, tap: 1, base: 0, a: { t: 'resign' } });
      bench.feed({ kind: 'tap', seat: 0, tap: 2, base: 0, a: { t: 'rematch' } });
      const { number, lastIds } = bench.state().chain.table;
      bench.say(1, act(lastIds[1] + 1, { t: 'rematch' }, 0, number));
      return bench.state().chain.table.game?.start;
    };
    bench.feed({ kind: 'next', config: { target: 5 } });
    expect(hostView(bench.state(), 0).hasNext).toBe(true);
    expect(again()).toEqual({ ...RACE_START, config: { target: 5 }, marks: ['O', 'X'] });
    expect(hostView(bench.state(), 0).hasNext).toBe(false);
    expect(again()).toMatchObject({ config: { target: 5 }, marks: ['X', 'O'] });
    bench.feed({ kind: 'next', config: { target: 'what the game does not take' } });
    expect(again()).toMatchObject({ config: { target: 5 }, marks: ['O', 'X'] });
  });

  it('refuses a tap of its own screen that no message could carry to the guest', () => {
    const bench = hostBench(tableRecord(RACE_START));
    const moves = Array.from({ length: LONGEST_SOLUTION + 1 }, () => 'a1');
    expect(bench.feed({ kind: 'tap', seat: 0, tap: 1, base: 1, a: { t: 'finish', moves } })).toEqual([
      { kind: 'answer', seat: 0, tap: 1, refused: 'too-long' },
    ]);
  });

  it('tries a failed write again, and keeps the action until it is known', () => {
    const bench = seatedBench();
    bench.holdSaves = true;
    bench.say(1, move(1, 'a1', 2));
    const token = bench.state().lastToken;
    expect(bench.feed({ kind: 'unsaved', token })).toEqual([]);
    expect(bench.feed({ kind: 'unsaved', token: token + 9 })).toEqual([]);
    expect(bench.wait(TIMES.saveAgain - 1)).toEqual([]);
    expect(bench.wait(1)).toMatchObject([{ kind: 'save', token }]);
    expect(bench.feed({ kind: 'saved', token: token + 9 })).toEqual([]);
    expect(sentTo(bench.feed({ kind: 'saved', token }))).toMatchObject([
      { t: 'log' },
      { t: 'ack', ok: true },
    ]);
  });

  it('hears acts and acknowledgements only from a seated connection', () => {
    const bench = hostBench();
    bench.holdSaves = true;
    bench.join(1);
    expect(bench.say(1, move(1, 'a1', 1))).toEqual([]);
    expect(bench.say(1, { t: 'have', n: 0 })).toEqual([]);
    expect(sentTo(bench.say(1, { t: 'ping' }))).toEqual([{ t: 'pong' }]);
  });
});

describe('feeding', () => {
  function longRace() {
    const bench = hostBench(tableRecord(RACE_START));
    for (let n = 1; n <= 50; n++)
      bench.feed({ kind: 'tap', seat: 0, tap: n, base: n, a: { t: 'progress', n } });
    return bench;
  }

  it('sends a long log in messages of at most twenty, each when the one before has arrived', () => {
    const bench = longRace();
    const first = sentTo(bench.join(1));
    expect(first[1]).toMatchObject({ t: 'log', from: 0, n: 51 });
    const sizes: number[] = [];
    for (let n = 20; n <= 51; n += 20) {
      for (const message of sentTo(bench.say(1, { t: 'have', n }))) {
        if (message.t === 'log') sizes.push(message.e.length);
        expect(writeMessage(message).length).toBeLessThanOrEqual(4096);
      }
    }
    expect(sizes).toEqual([20, 11]);
    expect(MOST_ENTRIES).toBe(20);
  });

  it('keeps a message short when its entries are long', () => {
    const bench = hostBench(tableRecord(RACE_START));
    bench.join(1);
    const { chain, ...rest } = bench.state();
    const moves = new Array<string>(300).fill('a1-a2');
    const entries = Array.from({ length: 9 }, (_, i) => ({
      ...chain.entries[0]!,
      i,
      a: { t: 'finish', moves } as const,
    }));
    const host = { ...rest, chain: { ...chain, entries } };
    const text = JSON.stringify({ t: 'have', n: 0, need: true });
    const { effects } = stepHost(host, { kind: 'message', connection: 1, text, at: bench.now() }, games);
    const [message] = sentTo(effects);
    expect(message).toMatchObject({ t: 'log', from: 0, n: 9 });
    expect(writeMessage(message!).length).toBeLessThanOrEqual(4096);
  });

  it('sends again after two seconds, from what was acknowledged', () => {
    const bench = longRace();
    bench.join(1);
    bench.say(1, { t: 'have', n: 5 });
    expect(sentTo(bench.wait(TIMES.resendLog - 1))).toEqual([]);
    expect(sentTo(bench.wait(1))).toMatchObject([{ t: 'log', from: 5 }]);
  });

  it('sends at once from where a guest says it needs it', () => {
    const bench = longRace();
    bench.join(1);
    expect(sentTo(bench.say(1, { t: 'have', n: 3, need: true }))).toMatchObject([{ t: 'log', from: 3 }]);
    expect(bench.say(1, { t: 'have', n: 99 })).toEqual([]);
  });
});

describe('silence', () => {
  it('shows a guest as waiting after six seconds and closes after fifteen, keeping the seat', () => {
    const bench = hostBench();
    const seat = () => hostView(bench.state(), bench.now()).seats[1];
    expect(hostView(bench.state(), bench.now()).seats).toEqual(['local', 'free']);
    bench.join(1);
    expect(seat()).toBe('here');
    bench.wait(5999);
    expect(seat()).toBe('here');
    bench.wait(1);
    expect(seat()).toBe('waiting');
    expect(farewell(bench.wait(9000))).toEqual([[1, 'silent', 4008]]);
    expect(seat()).toBe('away');
    expect(sentTo(bench.join(2, { code: undefined, dial: 2 }))).toMatchObject([
      { t: 'welcome' },
      { t: 'log' },
    ]);
  });

  it('gives a connection five seconds to say hello', () => {
    const bench = hostBench();
    bench.feed({ kind: 'opened', connection: 1 });
    expect(farewell(bench.wait(4999))).toEqual([]);
    expect(farewell(bench.wait(1))).toEqual([[1, 'silent', 4008]]);
  });

  it('lets a guest leave and keeps its seat', () => {
    const bench = hostBench();
    bench.join(1);
    expect(bench.say(1, { t: 'pong' })).toEqual([]);
    expect(farewell(bench.say(1, { t: 'leave' }))).toEqual([[1, 'left', 1000]]);
    expect(bench.state().record.seats[1].kind).toBe('guest');
    bench.join(2, { dial: 2 });
    bench.feed({ kind: 'closed', connection: 2 });
    expect(hostView(bench.state(), bench.now()).seats[1]).toBe('away');
  });
});

describe('any texts on any connections', () => {
  it('neither throw nor change the log, except by legal actions in their own seat', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        hello(),
        hello({ key: OTHER_KEY }),
        '{"t":"ping"}',
        '{"t":"leave"}',
        '{"t":"have","n":0,"need":true}',
      ),
      fc
        .tuple(fc.nat(4), fc.nat(3), fc.nat(3), fc.constantFrom('a1', 'b2', 'c3', 'zz'))
        .map(([id, g, base, m]) => JSON.stringify({ t: 'act', id, g, base, a: { t: 'move', m } })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), text), { maxLength: 30 }), (lines) => {
        const bench = hostBench();
        for (let connection = 0; connection < 4; connection++) bench.feed({ kind: 'opened', connection });
        for (const [connection, line] of lines) bench.say(connection, line);
        for (const entry of bench.state().chain.entries) expect([1, 'host']).toContain(entry.by);
        expect(bench.state().work).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
