import { createStorage, HISTORY } from '@/platform/storage';
import { memoryKeyValue, type MemoryKeyValue } from '@/platform/storage/fake';

import { playedGames } from '../support/playedGames';
import { ALL, filled, SCORES, TASTE, TASTE_TEXT } from '../support/storageSlices';

const NOON = Date.UTC(2026, 10, 18, 12);
const NEWER = '{"v":4,"d":{"sound":true,"name":"Zoe"}}';
const storageOver = (kv: MemoryKeyValue, at = NOON) => createStorage(kv, () => at);
/** The app after an update that knows the fourth version. */
const TASTE_4 = { ...TASTE, version: 4, migrations: { ...TASTE.migrations, 3: (old: unknown) => old } };

/** A device on which a newer app has written, with an older one on it again. */
async function setBack() {
  const kv = filled({ 'oxs/taste': NEWER, 'oxs/scores/0': 'garbage' });
  const storage = storageOver(kv);
  await storage.open(TASTE);
  await storageOver(kv, NOON + 1).openPages(SCORES);
  return { kv, storage };
}

describe('what was set aside', () => {
  it('is listed with its part and its time, the latest first', async () => {
    const { storage } = await setBack();
    expect(await storage.setAside()).toEqual([
      { key: 'oxs/backup/scores/0/2026-11-18T12:00:00.001Z', slice: 'scores/0', at: NOON + 1 },
      { key: 'oxs/backup/taste/2026-11-18T12:00:00.000Z', slice: 'taste', at: NOON },
    ]);
  });

  it('can be had as it was, and removed', async () => {
    const { storage } = await setBack();
    const [page, taste] = await storage.setAside();
    expect(await storage.textAside(taste!)).toBe(NEWER);
    await storage.discardAside(page!);
    expect(await storage.setAside()).toEqual([taste]);
    expect(await storage.textAside(page!)).toBeNull();
  });

  it('stays while it cannot be read, or nobody knows what it is', async () => {
    const { kv, storage } = await setBack();
    const before = [...kv.entries];
    for (const aside of await storage.setAside()) {
      expect(await storage.putBack(aside, ALL)).toEqual({ ok: false, code: 'unreadable' });
      expect(await storage.putBack(aside, [])).toEqual({ ok: false, code: 'unreadable' });
    }
    expect([...kv.entries]).toEqual(before);
  });

  it('is put back once it reads, and what it replaces is set aside in turn', async () => {
    const { kv } = await setBack();
    const storage = storageOver(kv);
    await storage.saveDurably(TASTE, { sound: false, name: 'Ada' });
    const taste = (await storage.setAside()).find(({ slice }) => slice === 'taste')!;
    expect((await storage.putBack(taste, [TASTE_4])).ok).toBe(true);
    expect(await storage.open(TASTE_4)).toEqual({ sound: true, name: 'Zoe' });
    const [now] = (await storage.setAside()).filter(({ slice }) => slice === 'taste');
    expect(await storage.textAside(now!)).toBe(TASTE_TEXT);
    expect((await storage.putBack(now!, [TASTE_4])).ok).toBe(true);
    expect(await storage.open(TASTE_4)).toEqual({ sound: false, name: 'Ada' });
  });

  it('changes nothing when there is no room to put it back', async () => {
    const { kv, storage } = await setBack();
    const before = [...kv.entries];
    const taste = (await storage.setAside()).find(({ slice }) => slice === 'taste')!;
    kv.capacity = 0;
    expect(await storage.putBack(taste, [TASTE_4])).toEqual({ ok: false, code: 'not-written' });
    expect([...kv.entries]).toEqual(before);
  });

  it('brings finished games back beside those played since, each once', async () => {
    const games = playedGames(4, NOON);
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    await storage.saveDurably(HISTORY.page(0), games.slice(0, 3));
    kv.entries.set('oxs/backup/history/0/2026-11-18T11:00:00.000Z', kv.entries.get('oxs/history/0')!);
    await storage.saveDurably(HISTORY.page(0), games.slice(2));
    const [aside] = await storage.setAside();
    expect((await storage.putBack(aside!, [HISTORY])).ok).toBe(true);
    expect((await storage.openPages(HISTORY)).get(0)).toEqual(games);
    expect(await storage.setAside()).toEqual([]);
  });

  it('is nothing on a device that does not answer, which is said', async () => {
    const { kv, storage } = await setBack();
    kv.broken.add('*');
    expect(await storage.setAside()).toEqual([]);
    expect(storage.problems()).toContainEqual({ kind: 'failed', slice: 'backup' });
  });
});
