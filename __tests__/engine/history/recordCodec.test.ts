import fc from 'fast-check';

import { cipher } from '@/engine/cipher';
import { classic } from '@/engine/classic';
import type { AnyGame, GameId } from '@/engine/core';
import {
  LATEST,
  pageReader,
  recordId,
  recordReader,
  upgradeLine,
  upgradePage,
  writePage,
  writeRecord,
  type GameRecord,
} from '@/engine/history';
import { decodeRecord } from '@/engine/history/recordCodec';

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

const gameOf = (id: GameId): AnyGame | undefined => ({ classic, cipher, enchanted: undefined })[id];
const readRecord = recordReader(gameOf);

const FIRST_CLASSIC = 'KAQIbWk0azJwOWGA5Jz0njQDQWRhAgYEEIMRgxIUEwEJCgACEgkLARMU';
const GOLDEN_CLASSIC = 'KAQIbWk0azJwOWGA5Jz0njQDQWRhAgYEEIMRgxIUEwEJCgACEgkLARMUX_a5';

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
  'LlAIbWk0azJwOWGA5Jz0njQDQWRhAAYGGYQahBuEFgcQExEjAgASMgMcBwAdBgIeHyIHEAExEgIgMzAhCVICWhJRCWUVZh5tHVsTXBRbCywJAQKHBhNZqAk';
const FIRST_PUZZLE =
  'LlAIbWk0azJwOWGA5Jz0njQDQWRhAAYGGYQahBuEFgcQExEjAgASMgMcBwAdBgIeHyIHEAExEgIgMzAhCVICWhJRCWUVZh5tHVsTXBRbCywJAQKHBhM';

describe('a record as a line of text', () => {
  it('comes back the same, whatever the game', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const line = writeRecord(record);
        expect(line).toMatch(/^[\w-]+$/);
        expect(decodeRecord(line)).toEqual({ ok: true, value: record });
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

  it('is read in its first form, which had no checksum, once it was given one', () => {
    expect(upgradeLine(FIRST_CLASSIC)).toBe(GOLDEN_CLASSIC);
    expect(upgradeLine(FIRST_PUZZLE)).toBe(GOLDEN_PUZZLE);
    expect(upgradePage(`${FIRST_CLASSIC} ${FIRST_PUZZLE}`)).toBe(`${GOLDEN_CLASSIC} ${GOLDEN_PUZZLE}`);
    expect(readRecord(upgradeLine('no line'))).toEqual({ ok: false, code: 'unreadable' });
  });

  it('is refused when any one of its characters was changed', () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const changed = [...GOLDEN_CLASSIC].flatMap((was, at) =>
      [...digits]
        .filter((digit) => digit !== was)
        .map((digit) => GOLDEN_CLASSIC.slice(0, at) + digit + GOLDEN_CLASSIC.slice(at + 1)),
    );
    expect(changed).toHaveLength(63 * GOLDEN_CLASSIC.length);
    expect(changed.filter((line) => readRecord(line).ok)).toEqual([]);
  });

  it.each([
    ['no config', { config: null }],
    ['a board that does not exist', { config: { size: 9, k: 3, first: 'X', swap: false } }],
    ['a game that is not known', { game: 'enchanted', config: { start: 'fair' } }],
    ['a date that no calendar shows', { at: LATEST + 1 }],
  ] as const)('is refused when it holds %s, though it was written so', (_, wrong) => {
    const record = { ...RECORD, ...wrong } as GameRecord;
    expect(readRecord(writeRecord(record))).toEqual({ ok: false, code: 'unreadable' });
  });

  it('drops fields of a config that the game does not know', () => {
    const config = { ...(RECORD.config as object), smuggled: true };
    expect(readRecord(writeRecord({ ...RECORD, config }))).toEqual({ ok: true, value: RECORD });
  });

  it('is read from any text without a throw, and what is read writes itself again', () => {
    // Without its checksum, so that the decoder itself sees the nonsense.
    const line = FIRST_CLASSIC;
    const mutated = fc
      .tuple(fc.nat(line.length), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([at, cut, junk]) => line.slice(0, at) + junk + line.slice(at + cut));
    const digits = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJabcdef0123456789-_') });
    fc.assert(
      fc.property(fc.oneof(mutated, digits, fc.string({ unit: 'binary' })), (text) => {
        const record = decodeRecord(upgradeLine(text));
        if (record.ok) expect(decodeRecord(writeRecord(record.value))).toEqual(record);
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
  const pages = pageReader(gameOf);

  it('is written the same when its records were written before', () => {
    expect(writePage([RECORD, PUZZLE])).toBe(`${GOLDEN_CLASSIC} ${GOLDEN_PUZZLE}`);
    expect(writePage([PUZZLE, RECORD])).toBe(`${GOLDEN_PUZZLE} ${GOLDEN_CLASSIC}`);
  });

  it('keeps their order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(RECORD, PUZZLE), { maxLength: 5 }), (records) => {
        expect(pages.read(writePage(records))).toEqual({ ok: true, value: records });
      }),
    );
  });

  it('is unreadable when one of its lines is', () => {
    const line = writeRecord(RECORD);
    expect(pages.read(`${line} ${line.slice(1)}`)).toEqual({ ok: false, code: 'unreadable' });
    expect(pages.read(`${line}  ${line}`)).toEqual({ ok: false, code: 'unreadable' });
  });

  it('gives back every game but the broken one, also when it is cut short', () => {
    const text = JSON.stringify({ v: 2, d: writePage([RECORD, PUZZLE, RECORD, PUZZLE]) });
    const broken = text.replace(GOLDEN_PUZZLE, GOLDEN_PUZZLE.replace('M', 'N'));
    expect(pages.salvage(broken)).toEqual([RECORD, RECORD, PUZZLE]);
    expect(pages.salvage(text.slice(0, -20))).toEqual([RECORD, PUZZLE, RECORD]);
    expect(pages.salvage('nothing of ours')).toEqual([]);
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
