import { PAGE_SIZE, type GameRecord } from '@/engine/history';
import { createStorage, HISTORY, openHistory, pagesIn } from '@/platform/storage';
import { memoryKeyValue, type MemoryKeyValue } from '@/platform/storage/fake';

const storageOver = (kv: MemoryKeyValue) => createStorage(kv, () => 0);

function record(n: number): GameRecord {
  return {
    id: `g${n}`,
    at: 1_000 * n,
    game: 'classic',
    config: { size: 3, k: 3, first: 'X', swap: false },
    moves: ['b2', 'a1'],
    result: 'X',
    people: { X: { kind: 'person', name: 'Ada' }, O: { kind: 'ai', level: 'easy' } },
    you: 'X',
    assisted: false,
  };
}

async function filledHistory(games: number) {
  const kv = memoryKeyValue();
  const storage = storageOver(kv);
  const history = await openHistory(storage);
  for (let n = 0; n < games; n++) history.append(record(n));
  await storage.flush();
  return { kv, storage, history };
}

const ids = (records: readonly GameRecord[]) => records.map(({ id }) => id);

describe('the history', () => {
  it('keeps every game in order, in pages', async () => {
    const { kv } = await filledHistory(2 * PAGE_SIZE + 1);
    expect([...kv.entries.keys()]).toEqual(['oxs/history/0', 'oxs/history/1', 'oxs/history/2']);
    const reopened = await openHistory(storageOver(kv));
    expect(reopened.records()).toEqual(Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, n) => record(n)));
  });

  it('writes only the last page when a game is added', async () => {
    const { kv, storage, history } = await filledHistory(PAGE_SIZE + 3);
    const before = kv.changes.length;
    history.append(record(9_999));
    await storage.flush();
    expect(kv.changes.slice(before).map(({ key }) => key)).toEqual(['oxs/history/1']);
  });

  it('goes on after it was reopened', async () => {
    const { kv } = await filledHistory(2);
    const storage = storageOver(kv);
    (await openHistory(storage)).append(record(2));
    await storage.flush();
    expect(ids((await openHistory(storageOver(kv))).records())).toEqual(['g0', 'g1', 'g2']);
  });

  it('deletes games, and writes only the pages that held them', async () => {
    const { kv, storage, history } = await filledHistory(PAGE_SIZE + 3);
    const before = kv.changes.length;
    history.remove(new Set(['g501', 'g502', 'nobody']));
    await storage.flush();
    expect(kv.changes.slice(before).map(({ key }) => key)).toEqual(['oxs/history/1']);
    expect(history.records()).toHaveLength(PAGE_SIZE + 1);
    expect((await openHistory(storageOver(kv))).records()).toEqual(history.records());
  });

  it('loses no more than the page that cannot be read, and sets that aside', async () => {
    const { kv } = await filledHistory(2 * PAGE_SIZE);
    const page = kv.entries.get('oxs/history/0')!;
    kv.entries.set('oxs/history/0', page.slice(0, 30));
    const storage = storageOver(kv);
    const history = await openHistory(storage);
    expect(ids(history.records())[0]).toBe(`g${PAGE_SIZE}`);
    expect(history.records()).toHaveLength(PAGE_SIZE);
    expect(storage.problems()).toMatchObject([{ kind: 'set-aside', slice: 'history/0', why: 'truncated' }]);
    history.append(record(5));
    await storage.flush();
    expect((await openHistory(storageOver(kv))).records()).toHaveLength(PAGE_SIZE + 1);
  });

  it('loses no more than the game that cannot be read, and keeps the whole text aside', async () => {
    const { kv } = await filledHistory(5);
    const page = kv.entries.get('oxs/history/0')!;
    const lines = page.split(' ');
    const broken = page.replace(lines[2]!, lines[2]!.replace(/^./, 'z'));
    kv.entries.set('oxs/history/0', broken);
    const storage = storageOver(kv);
    expect(ids((await openHistory(storage)).records())).toEqual(['g0', 'g1', 'g3', 'g4']);
    expect(storage.problems()).toMatchObject([{ kind: 'set-aside', slice: 'history/0', why: 'wrong-shape' }]);
    expect([...kv.entries.values()]).toContain(broken);
    const again = storageOver(kv);
    expect(ids((await openHistory(again)).records())).toEqual(['g0', 'g1', 'g3', 'g4']);
    expect(again.problems()).toEqual([]);
  });

  it('reads pages that were written before lines had a checksum', async () => {
    const first = '{"v":1,"d":"KAQIbWk0azJwOWGA5Jz0njQDQWRhAgYEEIMRgxIUEwEJCgACEgkLARMU"}';
    const storage = storageOver(memoryKeyValue({ 'oxs/history/0': first }));
    expect(ids((await openHistory(storage)).records())).toEqual(['mi4k2p9a']);
    expect(storage.problems()).toEqual([]);
  });

  it.each(['{"v":1,"d":7}', '{"v":1,"d":"AAAA"}', '{"v":1,"d":["x"]}'])(
    'sets aside %p as no page',
    async (text) => {
      const storage = storageOver(memoryKeyValue({ 'oxs/history/0': text }));
      expect((await openHistory(storage)).records()).toEqual([]);
      expect(storage.problems()).toMatchObject([{ kind: 'set-aside', why: 'wrong-shape' }]);
    },
  );

  it('moves to another device with an export', async () => {
    const { storage } = await filledHistory(PAGE_SIZE + 3);
    const text = await storage.exportAll([HISTORY]);
    const { kv, storage: other } = await filledHistory(2 * PAGE_SIZE + 9);
    const contents = other.previewImport(text, [HISTORY]);
    if (!contents.ok) throw new Error(contents.code);
    expect(pagesIn(contents.value, HISTORY)?.flat()).toHaveLength(PAGE_SIZE + 3);
    expect(await other.applyImport(contents.value, [HISTORY])).toBe(true);
    expect((await openHistory(storageOver(kv))).records()).toHaveLength(PAGE_SIZE + 3);
  });

  it('says that the device is full and goes on in memory', async () => {
    const { kv, storage, history } = await filledHistory(3);
    kv.capacity = 0;
    history.append(record(3));
    await storage.flush();
    expect(storage.problems()).toEqual([{ kind: 'full', slice: 'history/0' }]);
    expect(ids(history.records())).toEqual(['g0', 'g1', 'g2', 'g3']);
  });
});
