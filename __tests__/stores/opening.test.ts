import { memoryKeyValue } from '@/platform/storage/fake';

import { startHotseat } from '../support/hotseat';
import { launch, settled, type Launched } from '../support/launch';
import { puzzleOf } from '../support/puzzles';

/** A device on which everything has been used. */
async function usedDevice(): Promise<Readonly<Record<string, string>>> {
  const kv = memoryKeyValue();
  const stores = await launch(kv);
  stores.changeSettings({ theme: 'dark' });
  stores.changeClassicSetup({ board: '5x5x4' });
  stores.setLadder('classic', { level: 'hard', run: 1 });
  stores.finishLesson('classic', 'first');
  stores.changePuzzleSettings({ letters: true });
  stores.openPuzzle(puzzleOf('PC1.M1#phone'));
  for (const moves of [
    ['b2', 'a1', 'b1', 'a2', 'b3'],
    ['a1', 'b2'],
  ]) {
    const { id } = startHotseat(stores);
    moves.forEach((move) => stores.playMove(id, move));
  }
  await settled(stores);
  return Object.fromEntries(kv.entries);
}

function contentsOf(stores: Launched) {
  return {
    settings: stores.useSettings.getState(),
    setups: stores.useSetups.getState(),
    ladders: stores.useLadders.getState().ladders,
    tables: stores.useTables.getState().list,
    history: stores.useHistory.getState().records,
    learn: stores.useLearning.getState().learned,
    puzzles: stores.usePuzzles.getState().attempts,
    'puzzle-box': stores.usePuzzleBox.getState().recent,
    'puzzle-settings': stores.usePuzzleSettings.getState(),
  };
}

type Part = keyof ReturnType<typeof contentsOf>;

const KEYS: readonly (readonly [Part, string])[] = [
  ['settings', 'oxs/settings'],
  ['setups', 'oxs/setups'],
  ['ladders', 'oxs/ladders'],
  ['tables', 'oxs/tables'],
  ['history', 'oxs/history/0'],
  ['learn', 'oxs/learn'],
  ['puzzles', 'oxs/puzzles'],
  ['puzzle-box', 'oxs/puzzle-box'],
  ['puzzle-settings', 'oxs/puzzle-settings'],
];

const GARBAGE: readonly (readonly [string, (text: string) => string])[] = [
  ['cut short', (text) => text.slice(0, -4)],
  ['of another type', () => '{"v":1,"d":42}'],
  ['of a newer version', (text) => text.replace(/"v":\d+/, '"v":99')],
  ['two megabytes of garbage', () => '\u0000ÿ{"'.repeat(500_000)],
];

describe('a launch', () => {
  let disk: Readonly<Record<string, string>> = {};
  let whole: ReturnType<typeof contentsOf>;

  beforeAll(async () => {
    disk = await usedDevice();
    whole = contentsOf(await launch(memoryKeyValue(disk)));
  });

  it('finds everything as it was left', () => {
    expect(Object.keys(disk).sort()).toEqual(KEYS.map(([, key]) => key).sort());
    expect(whole.settings.theme).toBe('dark');
    expect(whole.setups.classic.board).toBe('5x5x4');
    expect(whole.ladders.classic?.level).toBe('hard');
    expect(whole.tables).toHaveLength(2);
    expect(whole.history).toHaveLength(1);
  });

  describe.each(GARBAGE)('on stored text that is %s', (_, spoil) => {
    it.each(KEYS)('loses only the %s, and says so once', async (part, key) => {
      const kv = memoryKeyValue({ ...disk, [key]: spoil(disk[key]!) });
      const stores = await launch(kv);
      const found = contentsOf(stores);
      for (const [other, otherKey] of KEYS) {
        if (other === part) continue;
        expect(found[other]).toEqual(whole[other]);
        expect(kv.entries.get(otherKey)).toBe(disk[otherKey]);
      }
      expect(found[part]).not.toEqual(whole[part]);
      expect(stores.useNotices.getState().waiting).toEqual([{ kind: 'set-aside', slices: [part] }]);
      expect([...kv.entries.values()]).toContain(spoil(disk[key]!));
      stores.dismissNotice();
      await settled(stores);
      const again = await launch(kv);
      expect(again.useNotices.getState().waiting).toEqual([]);
    });
  });

  it('on garbage everywhere opens as new, and says so once', async () => {
    const kv = memoryKeyValue(Object.fromEntries(KEYS.map(([, key]) => [key, 'garbage'])));
    const fresh = contentsOf(await launch(memoryKeyValue()));
    const stores = await launch(kv);
    expect(contentsOf(stores)).toEqual(fresh);
    const [notice, ...others] = stores.useNotices.getState().waiting;
    expect(others).toEqual([]);
    expect(notice?.kind === 'set-aside' && [...notice.slices].sort()).toEqual(
      KEYS.map(([part]) => part).sort(),
    );
  });

  it('brings the first form of the settings, the tables and the puzzles up to now', async () => {
    const { starter: _starter, ...firstSettings } = whole.settings;
    const stores = await launch(
      memoryKeyValue({
        ...disk,
        'oxs/settings': JSON.stringify({ v: 1, d: firstSettings }),
        'oxs/tables': JSON.stringify({ v: 1, d: whole.tables }),
        'oxs/puzzles': JSON.stringify({ v: 1, d: whole.puzzles }),
      }),
    );
    expect(contentsOf(stores)).toEqual(whole);
    expect(stores.useNotices.getState().waiting).toEqual([]);
  });

  it('on a device that is full goes on, and says so once for all that is not kept', async () => {
    const kv = memoryKeyValue(disk);
    const stores = await launch(kv);
    kv.capacity = 0;
    const [table] = stores.useTables.getState().list;
    for (const move of ['c3', 'a2', 'c1', 'a3']) expect(stores.playMove(table!.id, move).ok).toBe(true);
    stores.changeSettings({ theme: 'light' });
    await settled(stores);
    expect(stores.tableById(table!.id)?.session.moves).toHaveLength(6);
    expect(stores.useNotices.getState().waiting).toEqual([{ kind: 'full' }]);
  });
});

describe('what was set aside', () => {
  it('comes back when it can be read again, on the screen too', async () => {
    const disk = await usedDevice();
    const kv = memoryKeyValue({ ...disk, 'oxs/tables': disk['oxs/tables']!.replace(/"v":\d+/, '"v":99') });
    const stores = await launch(kv);
    await stores.readSetAside();
    const [aside] = stores.useSetAside.getState().list;
    expect(aside?.slice).toBe('tables');
    expect(stores.canPutBack(aside!)).toBe(true);
    expect(await stores.putBackAside(aside!)).toEqual({ ok: false, code: 'unreadable' });
    expect(stores.useTables.getState().list).toEqual([]);

    kv.entries.set(aside!.key, disk['oxs/tables']!);
    expect((await stores.putBackAside(aside!)).ok).toBe(true);
    expect(stores.useTables.getState().list).toHaveLength(2);
    expect(stores.useSetAside.getState().list).toEqual([]);
  });

  it('can be discarded where there is no room to set it aside', async () => {
    const kv = memoryKeyValue({ 'oxs/settings': 'x'.repeat(1_000) });
    kv.capacity = 1_500;
    const stores = await launch(kv);
    expect(stores.useNotices.getState().waiting).toEqual([{ kind: 'stuck', slices: ['settings'] }]);
    stores.changeSettings({ theme: 'dark' });
    await stores.discardStuck();
    await settled(stores);
    expect(stores.useNotices.getState().waiting).toEqual([]);
    expect((await launch(kv)).useSettings.getState().theme).toBe('dark');
  });
});

describe('all data', () => {
  it('goes into a text and comes back on another phone, shown before it replaces anything', async () => {
    const disk = await usedDevice();
    const first = await launch(memoryKeyValue(disk));
    const whole = contentsOf(first);
    const text = await first.storage.exportAll(first.STORED);

    const kv = memoryKeyValue();
    const second = await launch(kv);
    const preview = second.previewData(text);
    expect(preview.ok && preview.value.parts).toEqual([
      { part: 'settings', kind: 'chosen', changes: 1 },
      { part: 'setups', kind: 'replaced' },
      { part: 'history', kind: 'counted', here: 0, brought: 1 },
      { part: 'ladders', kind: 'replaced' },
      { part: 'tables', kind: 'counted', here: 0, brought: 2 },
      { part: 'judged', kind: 'replaced' },
      { part: 'learn', kind: 'counted', here: 0, brought: 1 },
      { part: 'puzzles', kind: 'counted', here: 0, brought: 0 },
      { part: 'puzzle-box', kind: 'replaced' },
      { part: 'puzzle-settings', kind: 'chosen', changes: 1 },
    ]);
    expect(kv.changes).toEqual([]);
    expect(second.useHistory.getState().records).toEqual([]);
    expect(preview.ok && (await second.importData(preview.value))).toBe(true);
    expect(contentsOf(second)).toEqual(whole);
    expect(contentsOf(await launch(kv))).toEqual(whole);
  });

  it('of which a file holds only a part leaves the rest as it is', async () => {
    const stores = await launch(memoryKeyValue(await usedDevice()));
    const preview = stores.previewData('{"oxs":1,"at":0,"slices":{},"pages":{"history":[]}}');
    const parts = preview.ok ? preview.value.parts : [];
    expect(parts.filter(({ kind }) => kind !== 'stays')).toEqual([
      { part: 'history', kind: 'counted', here: 1, brought: 0 },
    ]);
    expect(parts).toHaveLength(stores.STORED.length);
  });

  it('is refused with a reason when it is not ours', async () => {
    const stores = await launch(memoryKeyValue());
    expect(stores.previewData('hello')).toEqual({ ok: false, code: 'not-an-export' });
    expect(stores.previewData('')).toEqual({ ok: false, code: 'empty' });
  });

  it('is gone after a reset, from the screen and from the disk', async () => {
    const kv = memoryKeyValue(await usedDevice());
    const stores = await launch(kv);
    await stores.resetData();
    expect([...kv.entries.keys()]).toEqual([]);
    const found = contentsOf(stores);
    expect(found).toEqual(contentsOf(await launch(memoryKeyValue())));
  });
});
