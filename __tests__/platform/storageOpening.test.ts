import fc from 'fast-check';

import { createStorage } from '@/platform/storage';
import { memoryKeyValue } from '@/platform/storage/fake';

import { filled, MOVES, MOVES_TEXT, SCORES, TASTE, TASTE_TEXT } from '../support/storageSlices';

const NOON = Date.UTC(2026, 10, 18, 12);
const BACKUP = 'oxs/backup/taste/2026-11-18T12:00:00.000Z';

function storageOver(kv: ReturnType<typeof memoryKeyValue>, at = NOON) {
  return createStorage(kv, () => at);
}

describe('opening a slice', () => {
  it('gives the defaults when nothing is stored, and writes nothing', async () => {
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    expect(await storage.open(TASTE)).toEqual({ sound: true, name: '' });
    expect(kv.changes).toEqual([]);
    expect(storage.problems()).toEqual([]);
  });

  it('gives what is stored, without fields the schema does not know', async () => {
    const kv = filled({ 'oxs/taste': '{"v":3,"d":{"sound":false,"name":"Ada","smuggled":1}}' });
    expect(await storageOver(kv).open(TASTE)).toEqual({ sound: false, name: 'Ada' });
  });

  it('brings an old version up step by step', async () => {
    const kv = filled({ 'oxs/taste': '{"v":1,"d":{"quiet":true}}' });
    expect(await storageOver(kv).open(TASTE)).toEqual({ sound: false, name: 'unnamed' });
    expect(kv.entries.get('oxs/taste')).toBe('{"v":1,"d":{"quiet":true}}');
  });

  it.each([
    ['cut short', TASTE_TEXT.slice(0, -5), 'truncated'],
    ['empty', '', 'truncated'],
    ['two megabytes of garbage', '\u0000ÿ{"'.repeat(500_000), 'truncated'],
    ['deeper than any parser', '['.repeat(200_000), 'truncated'],
    ['another type', '"hello"', 'wrong-shape'],
    ['nothing', 'null', 'wrong-shape'],
    ['a list', '[3,{}]', 'wrong-shape'],
    ['without a version', '{"d":{"sound":true,"name":""}}', 'wrong-shape'],
    ['a version that is no count', '{"v":2.5,"d":{"sound":true,"name":""}}', 'wrong-shape'],
    ['version nought', '{"v":0,"d":{"sound":true,"name":""}}', 'wrong-shape'],
    ['without data', '{"v":3}', 'wrong-shape'],
    ['a field of another type', '{"v":3,"d":{"sound":"yes","name":""}}', 'wrong-shape'],
    ['old data that its migration trips over', '{"v":1,"d":null}', 'wrong-shape'],
    ['from a newer app', '{"v":4,"d":{"sound":true,"name":"","hue":3}}', 'newer-version'],
  ])('sets aside text that is %s, says so once, and leaves the others alone', async (_, text, why) => {
    const kv = filled({ 'oxs/taste': text });
    const storage = storageOver(kv);
    const told: unknown[] = [];
    storage.subscribe((problem) => told.push(problem));
    expect(await storage.open(TASTE)).toEqual(TASTE.defaults);
    expect(await storage.open(MOVES)).toEqual(['b2', 'a1']);
    expect(told).toEqual([{ kind: 'set-aside', slice: 'taste', backupKey: BACKUP, why }]);
    expect(storage.problems()).toEqual(told);
    expect(kv.entries.get(BACKUP)).toBe(text);
    expect(kv.entries.has('oxs/taste')).toBe(false);
    expect(kv.entries.get('oxs/moves')).toBe(MOVES_TEXT);

    const reopened = storageOver(kv);
    expect(await reopened.open(TASTE)).toEqual(TASTE.defaults);
    expect(reopened.problems()).toEqual([]);
  });

  it('refuses an old version that no migration leads on from', async () => {
    const kv = filled({ 'oxs/moves': '{"v":1,"d":[]}' });
    const storage = storageOver(kv);
    expect(await storage.open({ ...MOVES, version: 2 })).toEqual([]);
    expect(storage.problems()).toMatchObject([{ kind: 'set-aside', why: 'wrong-shape' }]);
  });

  it('keeps the three newest backups of a slice, and no two under one key', async () => {
    const kv = memoryKeyValue({ 'oxs/backup/taste/0/2020-01-01T00:00:00.000Z': 'of another slice' });
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      kv.entries.set('oxs/taste', text);
      await storageOver(kv).open(TASTE);
    }
    const backups = [...kv.entries].filter(([key]) => key.startsWith('oxs/backup/taste/2'));
    expect(backups.map(([, text]) => text)).toEqual(['c', 'd', 'e']);
    expect(kv.entries.get('oxs/backup/taste/0/2020-01-01T00:00:00.000Z')).toBe('of another slice');
  });

  it('opens with any text in any slice, and never changes a slice that can be read', async () => {
    const nearMiss = fc
      .tuple(fc.constantFrom(TASTE_TEXT, MOVES_TEXT), fc.nat(60), fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([text, at, junk]) => text.slice(0, at) + junk + text.slice(at + 1));
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      nearMiss,
      fc
        .record({ v: fc.integer({ min: -1, max: 5 }), d: fc.jsonValue() })
        .map((data) => JSON.stringify(data)),
    );
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (taste, moves, page) => {
        const texts = {
          'oxs/taste': taste,
          'oxs/moves': moves,
          'oxs/scores/0': page,
          'oxs/scores/1': '{"v":1,"d":"7"}',
        };
        const kv = memoryKeyValue(texts);
        const storage = storageOver(kv);
        const [taken, list, pages] = await Promise.all([
          storage.open(TASTE),
          storage.open(MOVES),
          storage.openPages(SCORES),
        ]);
        expect(TASTE.check(taken)).toEqual(taken);
        expect(MOVES.check(list)).toEqual(list);
        expect(pages.get(1)).toEqual([7]);
        const aside = new Set(storage.problems().map(({ slice }) => `oxs/${slice}`));
        for (const [key, text] of Object.entries(texts)) {
          if (!aside.has(key)) expect(kv.entries.get(key)).toBe(text);
          else expect([...kv.entries.values()]).toContain(text);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('opening a store that does not answer', () => {
  it('gives defaults and says so', async () => {
    const kv = filled();
    kv.broken.add('oxs/taste').add('*');
    const storage = storageOver(kv);
    expect(await storage.open(TASTE)).toEqual(TASTE.defaults);
    expect(await storage.open(MOVES)).toEqual(['b2', 'a1']);
    expect(await storage.openPages(SCORES)).toEqual(new Map());
    expect(storage.problems()).toEqual([
      { kind: 'failed', slice: 'taste' },
      { kind: 'failed', slice: 'scores' },
    ]);
  });

  it('keeps a copy of what could not be read before the first save replaces it', async () => {
    const kv = filled();
    kv.broken.add('oxs/taste');
    const storage = storageOver(kv);
    await storage.open(TASTE);
    kv.broken.clear();
    await storage.saveDurably(TASTE, { sound: true, name: 'Bo' });
    await storage.saveDurably(TASTE, { sound: true, name: 'Cy' });
    expect(kv.entries.get(BACKUP)).toBe(TASTE_TEXT);
    expect([...kv.entries.keys()].filter((key) => key.startsWith('oxs/backup/'))).toEqual([BACKUP]);
    expect(await storageOver(kv).open(TASTE)).toEqual({ sound: true, name: 'Cy' });
  });

  it('keeps a copy of a page that could not be listed before a new page replaces it', async () => {
    const kv = filled({ 'oxs/scores/0': '{"v":1,"d":"1,2"}' });
    kv.broken.add('*');
    const storage = storageOver(kv);
    await storage.openPages(SCORES);
    await storage.saveDurably(SCORES.page(0), [9]);
    expect(kv.entries.get('oxs/backup/scores/0/2026-11-18T12:00:00.000Z')).toBe('{"v":1,"d":"1,2"}');
    expect(kv.entries.get('oxs/scores/0')).toBe('{"v":1,"d":"9"}');
  });

  it('never replaces unreadable text while there is no room for its copy', async () => {
    const garbage = 'x'.repeat(100);
    const kv = memoryKeyValue({ 'oxs/taste': garbage });
    kv.capacity = 160;
    const storage = storageOver(kv);
    expect(await storage.open(TASTE)).toEqual(TASTE.defaults);
    expect(await storage.saveDurably(TASTE, { sound: true, name: 'Bo' })).toBe(false);
    expect(storage.problems()).toEqual([{ kind: 'stuck', slice: 'taste' }]);
    expect(kv.entries.get('oxs/taste')).toBe(garbage);

    kv.capacity = 1_000;
    expect(await storage.saveDurably(TASTE, { sound: true, name: 'Bo' })).toBe(true);
    expect(kv.entries.get(BACKUP)).toBe(garbage);
    expect(storage.problems()).toEqual([
      { kind: 'set-aside', slice: 'taste', backupKey: BACKUP, why: 'truncated' },
    ]);
  });

  it('once stayed full for ever when garbage and its copy did not fit: now the garbage can be given up', async () => {
    const kv = filled({ 'oxs/taste': 'x'.repeat(100) });
    kv.capacity = 250;
    const storage = storageOver(kv);
    await storage.open(TASTE);
    await storage.saveDurably(TASTE, { sound: true, name: 'Bo' });
    // Text that can be read is not given up, whatever is asked.
    await storage.open(MOVES);
    await storage.discardStuck('moves');
    await storage.discardStuck('taste');
    expect(storage.problems()).toEqual([]);
    expect(kv.entries.get('oxs/moves')).toBe(MOVES_TEXT);
    expect(await storageOver(kv).open(TASTE)).toEqual({ sound: true, name: 'Bo' });
  });

  it('says when unreadable text was copied but could not be removed', async () => {
    const kv = memoryKeyValue({ 'oxs/taste': 'garbage' });
    kv.remove = () => Promise.reject(new Error('read only'));
    const storage = storageOver(kv);
    expect(await storage.open(TASTE)).toEqual(TASTE.defaults);
    expect(storage.problems().map(({ kind }) => kind)).toEqual(['set-aside', 'failed']);
  });
});

describe('opening pages', () => {
  it('gives every page in order of its number, past a page that was set aside', async () => {
    const kv = memoryKeyValue({
      'oxs/scores/10': '{"v":1,"d":"10"}',
      'oxs/scores/2': '{"v":1,"d":"2"}',
      'oxs/scores/0': 'garbage',
      'oxs/scores/01': 'no page',
      'oxs/scores': 'no page',
      'other/scores/3': 'not ours',
    });
    const pages = await storageOver(kv).openPages(SCORES);
    expect([...pages]).toEqual([
      [0, []],
      [2, [2]],
      [10, [10]],
    ]);
  });
});
