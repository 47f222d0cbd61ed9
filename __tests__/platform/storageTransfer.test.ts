import fc from 'fast-check';

import { createStorage, pagesIn, valueIn } from '@/platform/storage';
import { memoryKeyValue, type MemoryKeyValue } from '@/platform/storage/fake';

import { ALL, filled, MOVES, SCORES, TASTE } from '../support/storageSlices';

const NOON = Date.UTC(2026, 10, 18, 12);
const storageOver = (kv: MemoryKeyValue) => createStorage(kv, () => NOON);

const withScores = () => filled({ 'oxs/scores/0': '{"v":1,"d":"1,2"}', 'oxs/scores/4': '{"v":1,"d":"3"}' });

const EXPORT =
  `{"oxs":1,"at":${NOON},` +
  '"slices":{"taste":{"v":3,"d":{"sound":false,"name":"Ada"}},"moves":{"v":1,"d":["b2","a1"]}},' +
  '"pages":{"scores":[{"v":1,"d":"1,2"},{"v":1,"d":"3"}]}}';

function contentsOf(text: string) {
  const contents = storageOver(memoryKeyValue()).previewImport(text, ALL);
  if (!contents.ok) throw new Error(contents.code);
  return contents.value;
}

describe('an export', () => {
  it('is one text with every part and the version of each', async () => {
    expect(await storageOver(withScores()).exportAll(ALL)).toBe(EXPORT);
  });

  it('holds values that are saved but not yet written, and those that do not fit the device', async () => {
    const kv = withScores();
    const storage = storageOver(kv);
    storage.save(MOVES, ['pending']);
    kv.broken.add('oxs/taste');
    storage.save(TASTE, { sound: true, name: 'stuck' });
    const contents = contentsOf(await storage.exportAll(ALL));
    expect(valueIn(contents, MOVES)).toEqual(['pending']);
    expect(valueIn(contents, TASTE)).toEqual({ sound: true, name: 'stuck' });
  });

  it('comes back the same on another device', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ sound: fc.boolean(), name: fc.string({ unit: 'binary' }) }),
        fc.array(fc.string()),
        fc.array(fc.array(fc.nat())),
        async (taste, moves, pages) => {
          const from = storageOver(memoryKeyValue());
          from.save(TASTE, taste);
          from.save(MOVES, moves);
          pages.forEach((page, i) => from.save(SCORES.page(i), page));
          const text = await from.exportAll(ALL);
          const to = storageOver(withScores());
          expect(await to.applyImport(contentsOf(text), ALL)).toBe(true);
          expect(await to.exportAll(ALL)).toBe(text);
          expect([...(await to.openPages(SCORES)).values()]).toEqual(pages);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the preview of an import', () => {
  it('shows what the text holds and changes nothing', async () => {
    const kv = memoryKeyValue();
    const contents = contentsOf(EXPORT);
    expect(contents.at).toBe(NOON);
    expect(valueIn(contents, TASTE)).toEqual({ sound: false, name: 'Ada' });
    expect(pagesIn(contents, SCORES)).toEqual([[1, 2], [3]]);
    expect(kv.changes).toEqual([]);
  });

  it('takes data of an older app', () => {
    const contents = contentsOf('{"oxs":1,"at":0,"slices":{"taste":{"v":1,"d":{"quiet":false}}},"pages":{}}');
    expect(valueIn(contents, TASTE)).toEqual({ sound: true, name: 'unnamed' });
    expect(valueIn(contents, MOVES)).toBeUndefined();
    expect(pagesIn(contents, SCORES)).toBeUndefined();
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    [EXPORT.slice(0, 80), 'truncated'],
    ['hello', 'not-an-export'],
    ['[]', 'not-an-export'],
    ['null', 'not-an-export'],
    ['{"v":1,"d":[]}', 'not-an-export'],
    ['{"oxs":2,"at":0,"slices":{},"pages":{}}', 'newer-version'],
    ['{"oxs":0,"at":0,"slices":{},"pages":{}}', 'damaged'],
    ['{"oxs":1,"slices":{},"pages":{}}', 'damaged'],
    ['{"oxs":1,"at":1e300,"slices":{},"pages":{}}', 'damaged'],
    ['{"oxs":1,"at":-1,"slices":{},"pages":{}}', 'damaged'],
    ['{"oxs":1,"at":0,"slices":[],"pages":{}}', 'damaged'],
    ['{"oxs":1,"at":0,"slices":{}}', 'damaged'],
    ['{"oxs":1,"at":0,"slices":{"moves":{"v":1,"d":[1]}},"pages":{}}', 'damaged'],
    ['{"oxs":1,"at":0,"slices":{"moves":{"v":2,"d":[]}},"pages":{}}', 'newer-version'],
    ['{"oxs":1,"at":0,"slices":{},"pages":{"scores":{}}}', 'damaged'],
    ['{"oxs":1,"at":0,"slices":{},"pages":{"scores":[{"v":1,"d":"1"},{"v":1,"d":"x"}]}}', 'damaged'],
  ])('refuses %p with the code %s', (text, code) => {
    expect(storageOver(memoryKeyValue()).previewImport(text, ALL)).toEqual({ ok: false, code });
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(storageOver(memoryKeyValue()).previewImport(text, ALL).ok).toBe(false);
      }),
    );
  });
});

describe('applying an import', () => {
  it('leaves alone the parts it does not hold', async () => {
    const kv = withScores();
    await storageOver(kv).applyImport(
      contentsOf('{"oxs":1,"at":0,"slices":{"moves":{"v":1,"d":[]}},"pages":{}}'),
      ALL,
    );
    expect(Object.fromEntries(kv.entries)).toEqual({
      ...Object.fromEntries(withScores().entries),
      'oxs/moves': '{"v":1,"d":[]}',
    });
  });

  it('removes pages beyond those it holds', async () => {
    const kv = withScores();
    await storageOver(kv).applyImport(
      contentsOf('{"oxs":1,"at":0,"slices":{},"pages":{"scores":[{"v":1,"d":"8"}]}}'),
      ALL,
    );
    expect(kv.entries.get('oxs/scores/0')).toBe('{"v":1,"d":"8"}');
    expect(kv.entries.has('oxs/scores/4')).toBe(false);
  });

  it('puts everything back when the device runs full on the way', async () => {
    const kv = withScores();
    const before = new Map(kv.entries);
    kv.capacity = 250;
    const storage = storageOver(kv);
    const big = contentsOf(
      `{"oxs":1,"at":0,"slices":{"taste":{"v":3,"d":{"sound":true,"name":"Bo"}},"moves":{"v":1,"d":[]}},` +
        `"pages":{"scores":[{"v":1,"d":"${'1,'.repeat(200)}1"}]}}`,
    );
    expect(await storage.applyImport(big, ALL)).toBe(false);
    expect(kv.entries).toEqual(before);
    expect(storage.problems()).toEqual([{ kind: 'full', slice: 'import' }]);
  });

  it('is wholly done or not done at all wherever a crash cuts it short', async () => {
    const kv = withScores();
    const before = [...kv.entries];
    await storageOver(kv).applyImport(
      contentsOf(EXPORT.replace('"1,2"', '"5"').replace('"Ada"', '"Eve"').replace('"b2"', '"c3"')),
      ALL,
    );
    expect(kv.changes.length).toBeGreaterThan(12);
    const seen = new Set<string>();
    for (let kept = 0; kept <= kv.changes.length; kept++) {
      const left = memoryKeyValue(Object.fromEntries(before));
      for (const change of kv.changes.slice(0, kept)) {
        if (change.op === 'set') left.entries.set(change.key, change.value);
        else left.entries.delete(change.key);
      }
      const storage = storageOver(left);
      const { name } = await storage.open(TASTE);
      const pages = [...(await storage.openPages(SCORES)).values()];
      expect([await storage.open(MOVES), pages]).toEqual(
        name === 'Ada'
          ? [
              ['b2', 'a1'],
              [[1, 2], [3]],
            ]
          : [
              ['c3', 'a1'],
              [[5], [3]],
            ],
      );
      seen.add(name);
      expect(storage.problems()).toEqual([]);
      // What the import laid beside the old texts is gone, and a second launch finds the same.
      expect([...left.entries.keys()].sort()).toEqual(
        ['oxs/moves', 'oxs/scores/0', name === 'Ada' ? 'oxs/scores/4' : 'oxs/scores/1', 'oxs/taste'].sort(),
      );
      expect((await storageOver(left).open(TASTE)).name).toBe(name);
    }
    expect([...seen].sort()).toEqual(['Ada', 'Eve']);
  });

  it('changes nothing when the device cannot list its pages', async () => {
    const kv = withScores();
    kv.broken.add('*');
    const storage = storageOver(kv);
    expect(await storage.applyImport(contentsOf(EXPORT), ALL)).toBe(false);
    expect(kv.changes).toEqual([]);
    expect(storage.problems()).toEqual([{ kind: 'failed', slice: 'scores' }]);
  });
});

describe('a reset', () => {
  it('removes the chosen parts with their backups, and what waited to be written', async () => {
    const kv = withScores();
    kv.entries.set('oxs/taste', 'garbage').set('oxs/scores/2', 'garbage');
    const storage = storageOver(kv);
    await storage.open(TASTE);
    await storage.openPages(SCORES);
    kv.capacity = 0;
    storage.save(TASTE, { sound: true, name: 'unsaved' });
    await storage.reset([TASTE, SCORES]);
    kv.capacity = 1_000;
    await storage.saveDurably(MOVES, ['b2', 'a1']);
    expect([...kv.entries.keys()]).toEqual(['oxs/moves']);
    expect(storage.problems()).toEqual([]);
    expect(await storage.open(TASTE)).toEqual(TASTE.defaults);
  });

  it('forgets what could not be read', async () => {
    const kv = filled();
    kv.broken.add('oxs/taste');
    const storage = storageOver(kv);
    await storage.open(TASTE);
    kv.broken.clear();
    await storage.reset([TASTE]);
    await storage.saveDurably(TASTE, { sound: true, name: 'new' });
    expect([...kv.entries.keys()]).toEqual(['oxs/moves', 'oxs/taste']);
  });

  it('says when it could not', async () => {
    const kv = filled();
    kv.broken.add('*');
    const storage = storageOver(kv);
    await storage.reset([TASTE]);
    expect(storage.problems()).toEqual([{ kind: 'failed', slice: 'taste' }]);
  });
});
