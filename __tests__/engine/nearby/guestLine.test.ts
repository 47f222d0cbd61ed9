import { emptyChain, guestView, TIMES, tipAt } from '@/engine/nearby';

import { answers, kinds, log, MOVE, online, opened, sent, status, welcome } from '../../support/nearbyGuest';
import { guestBench, KEY, SECRET, SID } from '../../support/nearbyTable';

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
    expect(guestView(bench.state(), bench.now())).toMatchObject({
      seat: 1,
      length: 2,
      sending: null,
      why: null,
    });
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

describe('the line', () => {
  it('is pinged, and given up after 8 s of silence', () => {
    const bench = online();
    expect(sent(bench.wait(TIMES.ping))).toEqual([{ t: 'ping' }]);
    bench.wait(TIMES.quiet - TIMES.ping - 1);
    expect(status(bench)).toBe('online');
    bench.wait(1);
    expect(status(bench)).toBe('quiet');
    bench.wait(TIMES.deaf - TIMES.quiet - 1);
    expect(status(bench)).toBe('quiet');
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
      expect(guestView(bench.state(), bench.now())).toMatchObject({
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
    expect(guestView(bench.state(), bench.now())).toMatchObject({ status: 'reconnecting', lately: 'wait' });
    bench.feed({ kind: 'opened', link: 2 });
    bench.hear(welcome({ from: 2 }));
    expect(guestView(bench.state(), bench.now())).toMatchObject({ status: 'online', lately: null });
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
    expect(guestView(bench.state(), bench.now())).toMatchObject({ status: 'ended', why: 'garbage' });
  });

  it('a welcome of another version or to another table ends the guest', () => {
    const bench = online();
    bench.hear(welcome({ v: 2 }));
    expect(guestView(bench.state(), bench.now())).toMatchObject({ status: 'ended', why: 'version' });
    const moved = online();
    moved.hear(welcome({ sid: 'f'.repeat(16) }));
    expect(guestView(moved.state(), moved.now())).toMatchObject({ status: 'ended', why: 'gone' });
  });

  it('leaving is said and final, and a dial under way is not taken up', () => {
    const bench = online();
    expect(sent(bench.feed({ kind: 'leave' }))).toEqual([{ t: 'leave' }]);
    expect(guestView(bench.state(), bench.now())).toMatchObject({ status: 'ended', why: 'left' });
    const early = guestBench(undefined, { holdSaves: true });
    early.feed({ kind: 'begin' });
    early.feed({ kind: 'leave' });
    expect(early.feed({ kind: 'saved', token: 1 })).toEqual([]);
    early.feed({ kind: 'begin' });
    expect(guestView(early.state(), early.now()).status).not.toBe('online');
  });

  it('garbage from the host is passed over', () => {
    const bench = online();
    expect(bench.hear('{{{')).toEqual([]);
    expect(bench.hear({ t: 'later' })).toEqual([]);
    expect(status(bench)).toBe('online');
  });
});
