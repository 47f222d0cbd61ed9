import {
  decodeGuestRecord,
  guestView,
  LONGEST_SOLUTION,
  newGuestRecord,
  nextEntry,
  TIMES,
} from '@/engine/nearby';

import {
  answered,
  answers,
  kinds,
  log,
  logOf,
  MOVE,
  online,
  opened,
  sent,
  welcome,
} from '../../support/nearbyGuest';
import { games, guestBench, KEY, RACE_START } from '../../support/nearbyTable';

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
    expect(guestView(bench.state(), bench.now()).length).toBe(2);
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
    expect(guestView(bench.state(), bench.now()).sending).not.toBeNull();
    expect(kinds(bench.hear(log(answered, 2)))).toEqual(['save']);
    const done = bench.feed({ kind: 'saved', token: bench.state().lastToken });
    expect(answers(done)).toEqual([[9, null]]);
    expect(guestView(bench.state(), bench.now()).sending).toBeNull();
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
    expect(guestView(bench.state(), bench.now())).toMatchObject({
      status: 'reconnecting',
      sending: { tap: 3 },
    });
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

  it('is refused at once where no message could carry it, so that what was saved can be read again', () => {
    const race = logOf(['host', 0, RACE_START]);
    const bench = guestBench();
    bench.feed({ kind: 'begin' });
    bench.feed({ kind: 'opened', link: 1 });
    bench.hear(welcome({ n: 1 }));
    bench.hear(log(race));
    const moves = Array.from({ length: LONGEST_SOLUTION + 1 }, () => 'a1');
    expect(answers(bench.feed({ kind: 'tap', tap: 1, a: { t: 'finish', moves } }))).toEqual([
      [1, 'too-long'],
    ]);
    expect(decodeGuestRecord(bench.state().record, games)).toEqual(bench.state().record);
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
    expect(guestView(again.state(), again.now())).toMatchObject({
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
