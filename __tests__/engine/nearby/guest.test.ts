import {
  decodeGuestRecord,
  emptyChain,
  extendChain,
  guestView,
  newGuestRecord,
  nextEntry,
  tipAt,
  TIMES,
  type Author,
  type Chain,
  type GuestEffect,
  type LogAction,
} from '@/engine/nearby';

import { CLASSIC_START, games, guestBench, KEY, SECRET, SID } from '../../support/nearbyTable';

/** A host's log, written independently of any host. */
function logOf(...steps: readonly (readonly [Author, number, LogAction])[]): Chain {
  return steps.reduce((chain, [by, id, a]) => {
    const next = extendChain(chain, nextEntry(chain, by, id, a), games);
    if (!next.ok) throw new Error(next.code);
    return next.value;
  }, emptyChain(SID));
}

const START = ['host', 0, CLASSIC_START] as const;
const HOST_MOVE = [0, 1, { t: 'move', m: 'b2' }] as const;
const OWN_MOVE = [1, 1, { t: 'move', m: 'a1' }] as const;
const opened = logOf(START, HOST_MOVE);
const answered = logOf(START, HOST_MOVE, OWN_MOVE);

const welcome = (changes: object = {}) => ({
  t: 'welcome',
  v: 1,
  caps: ['classic'],
  sid: SID,
  seat: 1,
  from: 0,
  n: 2,
  last: 0,
  ...changes,
});
const log = (chain: Chain, from = 0) => ({
  t: 'log',
  from,
  n: chain.entries.length,
  e: chain.entries.slice(from),
});

const sent = (effects: readonly GuestEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'send' ? [effect.message] : []));
const kinds = (effects: readonly GuestEffect[]) => effects.map((effect) => effect.kind);
const answers = (effects: readonly GuestEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'answer' ? [[effect.tap, effect.refused]] : []));

function online() {
  const bench = guestBench();
  bench.feed({ kind: 'begin' });
  bench.feed({ kind: 'opened', link: 1 });
  bench.hear(welcome());
  bench.hear(log(opened));
  return bench;
}

const status = (bench: ReturnType<typeof guestBench>) => guestView(bench.state()).status;
const MOVE = { t: 'move', m: 'a1' } as const;

describe('joining', () => {
  it('saves its key before it dials, and says hello when the line is open', () => {
    const bench = guestBench(undefined, { holdSaves: true });
    expect(bench.feed({ kind: 'begin' })).toMatchObject([{ kind: 'save', record: { key: KEY, dials: 1 } }]);
    expect(bench.feed({ kind: 'saved', token: 1 })).toEqual([{ kind: 'dial', link: 1 }]);
    const [hello] = sent(bench.feed({ kind: 'opened', link: 1 }));
    expect(hello).toEqual({
      t: 'hello',
      v: 1,
      caps: ['classic', 'cipher'],
      key: KEY,
      code: SECRET,
      dial: 1,
      have: 0,
      tip: tipAt(emptyChain(''), 0),
    });
    expect(status(bench)).toBe('connecting');
  });

  it('is online once its welcome is saved, and acknowledges what it has saved', () => {
    const bench = guestBench();
    bench.feed({ kind: 'begin' });
    bench.feed({ kind: 'opened', link: 1 });
    bench.holdSaves = true;
    expect(bench.hear(welcome())).toMatchObject([
      { kind: 'save', record: { sid: SID, seat: 1, code: null } },
    ]);
    expect(status(bench)).toBe('connecting');
    bench.holdSaves = false;
    expect(sent(bench.feed({ kind: 'saved', token: bench.state().lastToken }))).toEqual([
      { t: 'have', n: 0 },
    ]);
    expect(status(bench)).toBe('online');
    expect(sent(bench.hear(log(opened)))).toEqual([{ t: 'have', n: 2 }]);
    expect(guestView(bench.state())).toMatchObject({ seat: 1, length: 2, sending: null, why: null });
  });

  it('does not take a pong for a welcome', () => {
    const bench = guestBench();
    bench.feed({ kind: 'begin' });
    bench.feed({ kind: 'opened', link: 1 });
    bench.wait(3000);
    bench.hear({ t: 'pong' });
    expect(kinds(bench.wait(2000))).toEqual(['close']);
  });

  it('returns with its table, its log and no code', () => {
    const bench = online();
    bench.feed({ kind: 'closed', link: 1, code: 1006 });
    expect(status(bench)).toBe('reconnecting');
    bench.wait(400);
    const [hello] = sent(bench.feed({ kind: 'opened', link: 2 }));
    expect(hello).toMatchObject({ sid: SID, dial: 2, have: 2, tip: opened.entries[1]!.h });
    expect(hello).not.toHaveProperty('code');
  });
});

describe('the log', () => {
  it('is installed only where index, hash and rules fit; the rest is asked for, not too often', () => {
    const bench = online();
    const gap = { t: 'log', from: 3, n: 4, e: [{ ...answered.entries[2]!, i: 3 }] };
    expect(sent(bench.hear(gap))).toEqual([{ t: 'have', n: 2, need: true }]);
    expect(sent(bench.hear(gap))).toEqual([]);
    bench.wait(TIMES.need);
    const wrong = { ...answered.entries[2]!, a: { t: 'move', m: 'c3' } };
    expect(sent(bench.hear({ t: 'log', from: 2, n: 3, e: [wrong] }))).toEqual([
      { t: 'have', n: 2, need: true },
    ]);
    expect(guestView(bench.state()).length).toBe(2);
  });

  it('is not believed where it breaks the rules, even with a right hash', () => {
    const bench = online();
    const cheat = nextEntry(opened, 0, 2, { t: 'move', m: 'c3' });
    expect(sent(bench.hear({ t: 'log', from: 2, n: 3, e: [cheat] }))).toEqual([
      { t: 'have', n: 2, need: true },
    ]);
  });

  it('may overlap what is known', () => {
    const bench = online();
    expect(sent(bench.hear(log(answered)))).toEqual([{ t: 'have', n: 3 }]);
    expect(sent(bench.hear(log(opened)))).toEqual([{ t: 'have', n: 3 }]);
  });

  it('is cut back to where the host goes on', () => {
    const bench = online();
    bench.feed({ kind: 'closed', link: 1, code: 1006 });
    bench.wait(400);
    bench.feed({ kind: 'opened', link: 2 });
    bench.hear(welcome({ from: 1, n: 1, last: 7 }));
    expect(bench.state().chain.entries).toHaveLength(1);
    expect(bench.state().record.counter).toBe(7);
  });

  it('waits for storage in a short queue; what does not fit is sent again by the host', () => {
    const bench = online();
    bench.holdSaves = true;
    bench.feed({ kind: 'tap', tap: 1, a: MOVE });
    for (let i = 0; i < 20; i++) bench.hear(log(answered));
    expect(bench.state().work.length).toBeLessThanOrEqual(8);
  });
});

describe('a tap', () => {
  it('is saved, then sent, then shown as sending until its entry is saved', () => {
    const bench = online();
    bench.holdSaves = true;
    expect(bench.feed({ kind: 'tap', tap: 9, a: MOVE })).toMatchObject([
      { kind: 'save', record: { counter: 1, pending: { id: 1, tap: 9, g: 1, base: 2, a: MOVE } } },
    ]);
    const { lastToken: token } = bench.state();
    expect(sent(bench.feed({ kind: 'saved', token }))).toEqual([{ t: 'act', id: 1, g: 1, base: 2, a: MOVE }]);
    expect(bench.hear({ t: 'ack', id: 1, ok: true })).toEqual([]);
    expect(guestView(bench.state()).sending).not.toBeNull();
    expect(kinds(bench.hear(log(answered, 2)))).toEqual(['save']);
    const done = bench.feed({ kind: 'saved', token: bench.state().lastToken });
    expect(answers(done)).toEqual([[9, null]]);
    expect(guestView(bench.state()).sending).toBeNull();
  });

  it('is sent again after 2.5 s and after every welcome, with the same id', () => {
    const bench = online();
    bench.feed({ kind: 'tap', tap: 9, a: MOVE });
    bench.wait(TIMES.resendAct - 1);
    bench.hear({ t: 'pong' });
    expect(sent(bench.wait(1)).filter((message) => message.t === 'act')).toHaveLength(1);
    bench.feed({ kind: 'closed', link: 1, code: 1006 });
    bench.wait(400);
    bench.feed({ kind: 'opened', link: 2 });
    expect(sent(bench.hear(welcome({ from: 2 })))).toMatchObject([{ t: 'have' }, { t: 'act', id: 1 }]);
  });

  it('made while there is no line is kept, and sent on return', () => {
    const bench = online();
    bench.feed({ kind: 'closed', link: 1, code: 1006 });
    expect(sent(bench.feed({ kind: 'tap', tap: 3, a: MOVE }))).toEqual([]);
    expect(guestView(bench.state())).toMatchObject({ status: 'reconnecting', sending: { tap: 3 } });
  });

  it('is refused at once where the guest can tell by itself', () => {
    const bench = online();
    expect(answers(bench.feed({ kind: 'tap', tap: 1, a: { t: 'move', m: 'b2' } }))).toEqual([[1, 'illegal']]);
    bench.feed({ kind: 'tap', tap: 2, a: MOVE });
    expect(answers(bench.feed({ kind: 'tap', tap: 3, a: MOVE }))).toEqual([[3, 'busy']]);
    expect(answers(guestBench().feed({ kind: 'tap', tap: 4, a: MOVE }))).toEqual([[4, 'no-seat']]);
    const slow = online();
    slow.holdSaves = true;
    slow.feed({ kind: 'tap', tap: 5, a: MOVE });
    expect(answers(slow.feed({ kind: 'tap', tap: 6, a: MOVE }))).toEqual([[6, 'busy']]);
  });

  it('is answered by the refusal of its own id only, once that is saved; the id is not used again', () => {
    const bench = online();
    bench.feed({ kind: 'tap', tap: 1, a: MOVE });
    expect(bench.hear({ t: 'ack', id: 7, ok: false, why: 'stale' })).toEqual([]);
    bench.holdSaves = true;
    expect(bench.hear({ t: 'ack', id: 1, ok: false, why: 'stale' })).toMatchObject([
      { kind: 'save', record: { pending: null, counter: 1 } },
    ]);
    bench.hear({ t: 'ack', id: 1, ok: false, why: 'stale' });
    bench.holdSaves = false;
    expect(answers(bench.feed({ kind: 'saved', token: bench.state().lastToken }))).toEqual([[1, 'stale']]);
    bench.feed({ kind: 'tap', tap: 2, a: MOVE });
    expect(bench.state().record.pending?.id).toBe(2);
  });

  it('survives the program: its record brings back key, counter, tap and log', () => {
    const bench = online();
    bench.feed({ kind: 'tap', tap: 1, a: MOVE });
    const stored: unknown = JSON.parse(JSON.stringify(bench.state().record));
    const record = decodeGuestRecord(stored, games)!;
    expect(record).toEqual(bench.state().record);
    const again = guestBench(record);
    expect(guestView(again.state())).toMatchObject({
      status: 'reconnecting',
      length: 2,
      sending: { id: 1, tap: 1 },
    });
  });

  it('is kept when a write fails, which is tried again', () => {
    const bench = online();
    bench.holdSaves = true;
    bench.feed({ kind: 'tap', tap: 1, a: MOVE });
    const { lastToken: token } = bench.state();
    bench.feed({ kind: 'unsaved', token: token + 9 });
    bench.feed({ kind: 'unsaved', token });
    expect(kinds(bench.wait(TIMES.saveAgain - 1))).not.toContain('save');
    expect(kinds(bench.wait(1))).toContain('save');
    expect(bench.feed({ kind: 'saved', token: token + 9 })).toEqual([]);
    expect(sent(bench.feed({ kind: 'saved', token }))).toMatchObject([{ t: 'act' }]);
  });
});

describe('the line', () => {
  it('is pinged, and given up after 8 s of silence', () => {
    const bench = online();
    expect(sent(bench.wait(TIMES.ping))).toEqual([{ t: 'ping' }]);
    bench.wait(TIMES.deaf - TIMES.ping - 1);
    expect(status(bench)).toBe('online');
    expect(kinds(bench.wait(1))).toEqual(['close']);
    expect(status(bench)).toBe('reconnecting');
  });

  it('answers the host’s pings', () => {
    expect(sent(online().hear({ t: 'ping' }))).toEqual([{ t: 'pong' }]);
  });

  it('is dialled again after 0.25 s, doubling to 4 s, a quarter more or less', () => {
    const bench = guestBench();
    bench.feed({ kind: 'begin' });
    const delays: number[] = [];
    for (let i = 1; i <= 8; i++) {
      bench.feed({ kind: 'closed', link: i, code: 1006 });
      const { link } = bench.state();
      if (link.phase !== 'idle' || link.redialAt === null) throw new Error('not waiting');
      const delay = link.redialAt - bench.now();
      delays.push(delay);
      expect(kinds(bench.wait(delay - 1))).toEqual([]);
      expect(kinds(bench.wait(1))).toEqual(['save', 'dial']);
    }
    delays.forEach((delay, i) => {
      const middle = Math.min(4000, 250 * 2 ** i);
      expect(Math.abs(delay - middle)).toBeLessThanOrEqual(middle / 4);
    });
    expect(new Set(delays.slice(4)).size).toBeGreaterThan(1);
  });

  it('is dialled at once when the app comes to the front, unless it was heard just now', () => {
    const bench = online();
    expect(bench.feed({ kind: 'front' })).toEqual([]);
    bench.wait(TIMES.suspect);
    expect(kinds(bench.feed({ kind: 'front' }))).toEqual(['close', 'save', 'dial']);
    const waiting = online();
    waiting.feed({ kind: 'closed', link: 1, code: 1006 });
    expect(kinds(waiting.feed({ kind: 'front' }))).toEqual(['save', 'dial']);
    waiting.holdSaves = true;
    waiting.feed({ kind: 'front' });
    expect(waiting.feed({ kind: 'front' })).toEqual([]);
  });

  it('of old is not listened to', () => {
    const bench = online();
    bench.feed({ kind: 'closed', link: 1, code: 1006 });
    bench.wait(400);
    expect(
      bench.feed({ kind: 'message', link: 1, text: JSON.stringify({ t: 'bye', why: 'superseded', v: 1 }) }),
    ).toEqual([]);
    expect(bench.feed({ kind: 'opened', link: 1 })).toEqual([]);
    expect(bench.feed({ kind: 'closed', link: 1, code: 4001 })).toEqual([]);
    expect(status(bench)).toBe('reconnecting');
  });

  it('that is given up while its welcome is being saved does not come back to life', () => {
    const bench = guestBench();
    bench.feed({ kind: 'begin' });
    bench.feed({ kind: 'opened', link: 1 });
    bench.holdSaves = true;
    bench.hear(welcome());
    const { lastToken: token } = bench.state();
    bench.feed({ kind: 'closed', link: 1, code: 1006 });
    bench.feed({ kind: 'saved', token });
    expect(status(bench)).toBe('reconnecting');
    expect(bench.hear(welcome())).toEqual([]);
  });
});

describe('farewells', () => {
  it.each(['version', 'code', 'full', 'gone', 'superseded'] as const)('%s is final', (why) => {
    for (const tell of ['message', 'code'] as const) {
      const bench = online();
      if (tell === 'message') bench.hear({ t: 'bye', why, v: 3 });
      else
        bench.feed({
          kind: 'closed',
          link: 1,
          code: { version: 4426, code: 4401, full: 4409, gone: 4404, superseded: 4001 }[why],
        });
      expect(guestView(bench.state())).toMatchObject({
        status: 'ended',
        why,
        hostVersion: tell === 'message' ? 3 : null,
      });
      expect(kinds(bench.wait(60_000))).toEqual([]);
      expect(bench.feed({ kind: 'front' })).toEqual([]);
      expect(answers(bench.feed({ kind: 'tap', tap: 1, a: MOVE }))).toEqual([[1, 'no-seat']]);
    }
  });

  it('silent and wait are not: the guest tries again, after a wait not at once', () => {
    const bench = online();
    bench.hear({ t: 'bye', why: 'wait', v: 1 });
    expect(kinds(bench.wait(3999))).toEqual([]);
    expect(kinds(bench.wait(1001))).toEqual(['save', 'dial']);
    const silent = online();
    silent.hear({ t: 'bye', why: 'silent', v: 1 });
    expect(kinds(silent.wait(400))).toEqual(['save', 'dial']);
  });

  it('garbage is final the fifth time in a row', () => {
    const bench = guestBench();
    bench.feed({ kind: 'begin' });
    for (let i = 1; i <= 5; i++) {
      expect(status(bench)).toBe('connecting');
      bench.feed({ kind: 'opened', link: i });
      bench.hear({ t: 'bye', why: 'garbage', v: 1 });
      bench.wait(5000);
    }
    expect(guestView(bench.state())).toMatchObject({ status: 'ended', why: 'garbage' });
  });

  it('a welcome of another version or to another table ends the guest', () => {
    const bench = online();
    bench.hear(welcome({ v: 2 }));
    expect(guestView(bench.state())).toMatchObject({ status: 'ended', why: 'version' });
    const moved = online();
    moved.hear(welcome({ sid: 'f'.repeat(16) }));
    expect(guestView(moved.state())).toMatchObject({ status: 'ended', why: 'gone' });
  });

  it('leaving is said and final, and a dial under way is not taken up', () => {
    const bench = online();
    expect(sent(bench.feed({ kind: 'leave' }))).toEqual([{ t: 'leave' }]);
    expect(guestView(bench.state())).toMatchObject({ status: 'ended', why: 'left' });
    const early = guestBench(undefined, { holdSaves: true });
    early.feed({ kind: 'begin' });
    early.feed({ kind: 'leave' });
    expect(early.feed({ kind: 'saved', token: 1 })).toEqual([]);
    early.feed({ kind: 'begin' });
    expect(guestView(early.state()).status).not.toBe('online');
  });

  it('garbage from the host is passed over', () => {
    const bench = online();
    expect(bench.hear('{{{')).toEqual([]);
    expect(bench.hear({ t: 'later' })).toEqual([]);
    expect(status(bench)).toBe('online');
  });
});

describe('what a guest keeps', () => {
  const record = online().state().record;

  it.each([
    ['key', 'x'],
    ['code', 7],
    ['sid', 'x'],
    ['seat', 2],
    ['dials', -1],
    ['counter', '1'],
    ['pending', {}],
    ['pending', { id: 1, tap: 1, g: 1, base: 1, a: {} }],
    ['entries', [{}]],
    ['entries', null],
  ])('is not read from storage where %s is %j', (field, value) => {
    expect(decodeGuestRecord({ ...record, [field]: value }, games)).toBeUndefined();
    expect(decodeGuestRecord(null, games)).toBeUndefined();
  });

  it('is read back when new', () => {
    const fresh = newGuestRecord(KEY, '123456');
    expect(decodeGuestRecord(JSON.parse(JSON.stringify(fresh)), games)).toEqual(fresh);
  });
});
