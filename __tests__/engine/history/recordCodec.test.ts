import fc from 'fast-check';

import { readPage, readRecord, recordId, writePage, writeRecord, type GameRecord } from '@/engine/history';

import { anyRecord } from '../../support/records';

const RECORD: GameRecord = {
  id: 'mi4k2p9a',
  at: Date.UTC(2026, 10, 18, 12),
  game: 'classic',
  config: { size: 3, k: 3, first: 'X', swap: false },
  moves: ['b2', 'a1', 'c1', 'a3', 'a2', 'c2', 'b1', 'b3', 'c3'],
  result: 'draw',
  people: { X: { kind: 'person', name: 'Ada' }, O: { kind: 'ai', level: 'hard' } },
  you: 'X',
  assisted: false,
};

const GOLDEN_CLASSIC = 'KAQIbWk0azJwOWGA5Jz0njQDQWRhAgYEEIMRgxIUEwEJCgACEgkLARMU';

const PUZZLE: GameRecord = {
  ...RECORD,
  game: 'cipher',
  config: {
    rows: 4,
    columns: 4,
    symbols: 4,
    start: [1, 3, 1, 1, 2, 3, 0, 2, 0, 0, 1, 2, 3, 2, 0, 3],
    locks: [],
    goal: { kind: 'match', target: [0, 1, 3, 1, 1, 2, 0, 2, 2, 0, 3, 3, 3, 0, 2, 1] },
  },
  moves: ['b1-c1', 'a2-a3', 'a1-a2', 'c3-d3', 'd3-d4', 'b4-c4', 'b2-b3', 'c2-c3', 'b2-c2'],
  result: 'solved',
  people: { X: { kind: 'person', name: 'Ada' }, O: { kind: 'person', name: '' } },
  adaptive: false,
  puzzle: { tier: 'M4', par: 9, hints: 1, stars: 2, score: 775, daily: 18 },
};

const GOLDEN_PUZZLE =
  'LlAIbWk0azJwOWGA5Jz0njQDQWRhAAYGGYQahBuEFgcQExEjAgASMgMcBwAdBgIeHyIHEAExEgIgMzAhCVICWhJRCWUVZh5tHVsTXBRbCywJAQKHBhM';

describe('a record as a line of text', () => {
  it('comes back the same, whatever the game', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const line = writeRecord(record);
        expect(line).toMatch(/^[\w-]+$/);
        expect(readRecord(line)).toEqual({ ok: true, value: record });
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not write an id that is only its time', () => {
    const timed = { ...RECORD, id: recordId(RECORD.at, () => false) };
    expect(writeRecord(timed).length).toBeLessThan(writeRecord(RECORD).length - 8);
    expect(readRecord(writeRecord(timed))).toEqual({ ok: true, value: timed });
  });

  it('has an id', () => {
    expect(() => writeRecord({ ...RECORD, id: '' })).toThrow('id');
  });

  it('never changes its form: games written today are read for ever', () => {
    expect(writeRecord(RECORD)).toBe(GOLDEN_CLASSIC);
    expect(readRecord(GOLDEN_CLASSIC)).toEqual({ ok: true, value: RECORD });
    expect(writeRecord(PUZZLE)).toBe(GOLDEN_PUZZLE);
    expect(readRecord(GOLDEN_PUZZLE)).toEqual({ ok: true, value: PUZZLE });
  });

  it('is read from any text without a throw, and what is read writes itself again', () => {
    const line = writeRecord(RECORD);
    const mutated = fc
      .tuple(fc.nat(line.length), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([at, cut, junk]) => line.slice(0, at) + junk + line.slice(at + cut));
    const digits = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJabcdef0123456789-_') });
    fc.assert(
      fc.property(fc.oneof(mutated, digits, fc.string({ unit: 'binary' })), (text) => {
        const record = readRecord(text);
        if (record.ok) expect(readRecord(writeRecord(record.value))).toEqual(record);
        else expect(record.code).toBe('unreadable');
      }),
      { numRuns: 3_000 },
    );
  });

  it('is refused when any part of it is missing', () => {
    const line = writeRecord(RECORD);
    for (let length = 0; length < line.length; length++) {
      expect(readRecord(line.slice(0, length))).toEqual({ ok: false, code: 'unreadable' });
    }
    expect(readRecord(`${line}AA`)).toEqual({ ok: false, code: 'unreadable' });
  });
});

describe('a page of records', () => {
  it('is written the same when its records were written before', () => {
    expect(writePage([RECORD, PUZZLE])).toBe(`${GOLDEN_CLASSIC} ${GOLDEN_PUZZLE}`);
    expect(writePage([PUZZLE, RECORD])).toBe(`${GOLDEN_PUZZLE} ${GOLDEN_CLASSIC}`);
  });

  it('keeps their order', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 5 }), (records) => {
        expect(readPage(writePage(records))).toEqual({ ok: true, value: records });
      }),
    );
  });

  it('is unreadable when one of its lines is', () => {
    const line = writeRecord(RECORD);
    expect(readPage(`${line} ${line.slice(1)}`)).toEqual({ ok: false, code: 'unreadable' });
    expect(readPage(`${line}  ${line}`)).toEqual({ ok: false, code: 'unreadable' });
  });
});

describe('the id of a record', () => {
  it('is new even when games end in the same millisecond', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 3; i++) taken.add(recordId(RECORD.at, (id) => taken.has(id)));
    const time = RECORD.at.toString(36);
    expect([...taken]).toEqual([time, `${time}-2`, `${time}-3`]);
  });
});
