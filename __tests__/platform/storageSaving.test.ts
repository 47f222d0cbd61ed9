import AsyncStorage from '@react-native-async-storage/async-storage';

import { classic } from '@/engine/classic';
import { createRng, extend, isOver, outcomeOf, startSession, stateOf, type Session } from '@/engine/core';
import { createStorage, storage as deviceStorage, type Slice } from '@/platform/storage';
import { memoryKeyValue, type Change, type MemoryKeyValue } from '@/platform/storage/fake';
import { saysFull } from '@/platform/storage/keyValue';

import { filled, MOVES, SCORES, TASTE } from '../support/storageSlices';

const storageOver = (kv: MemoryKeyValue) => createStorage(kv, () => 0);

const keysWritten = (kv: MemoryKeyValue) => kv.changes.map(({ key }) => key);

describe('saving', () => {
  it('writes the last of many values saved at once', async () => {
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    for (let i = 0; i < 100; i++) storage.save(MOVES, [String(i)]);
    await storage.flush();
    expect(kv.changes).toEqual([{ op: 'set', key: 'oxs/moves', value: '{"v":1,"d":["99"]}' }]);
  });

  it('never lets a value overtake one of another slice saved before it', async () => {
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    storage.save(MOVES, ['a1']);
    storage.save(TASTE, { sound: true, name: 'Bo' });
    storage.save(MOVES, ['a1', 'b2']);
    await storage.flush();
    expect(keysWritten(kv)).toEqual(['oxs/moves', 'oxs/taste', 'oxs/moves']);
  });

  it('does not change a write that has begun: the newer value is written after it', async () => {
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    const set = kv.set;
    kv.set = async (key, value) => {
      kv.set = set;
      storage.save(MOVES, ['second']);
      await set(key, value);
    };
    storage.save(MOVES, ['first']);
    await storage.flush();
    await storage.flush();
    expect(kv.changes.map((change) => change.op === 'set' && change.value)).toEqual([
      '{"v":1,"d":["first"]}',
      '{"v":1,"d":["second"]}',
    ]);
  });

  it('opens what was just saved', async () => {
    const storage = storageOver(memoryKeyValue());
    storage.save(MOVES, ['c3']);
    expect(await storage.open(MOVES)).toEqual(['c3']);
  });

  it('says when a value is durable', async () => {
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    expect(await storage.saveDurably(MOVES, ['c3'])).toBe(true);
    expect(kv.entries.get('oxs/moves')).toBe('{"v":1,"d":["c3"]}');
    kv.broken.add('oxs/moves');
    expect(await storage.saveDurably(MOVES, ['c3', 'a1'])).toBe(false);
    expect(storage.problems()).toEqual([{ kind: 'failed', slice: 'moves' }]);
  });
});

describe('a device without room', () => {
  it('is told once, and play goes on with what is in memory', async () => {
    const kv = memoryKeyValue();
    kv.capacity = 30;
    const storage = storageOver(kv);
    const told: unknown[] = [];
    const stop = storage.subscribe((problem) => told.push(problem));
    for (const name of ['a', 'ab', 'abc']) {
      storage.save(TASTE, { sound: true, name });
      await storage.flush();
    }
    expect(told).toEqual([{ kind: 'full', slice: 'taste' }]);
    expect(await storage.open(TASTE)).toEqual({ sound: true, name: 'abc' });

    stop();
    storage.save(MOVES, ['a long list of moves']);
    await storage.flush();
    expect(told).toHaveLength(1);
    expect(storage.problems()).toHaveLength(2);
  });

  it('gets the values that did not fit as soon as there is room, before newer ones', async () => {
    const kv = memoryKeyValue();
    kv.capacity = 20;
    const storage = storageOver(kv);
    await storage.saveDurably(TASTE, { sound: true, name: 'Bo' });
    kv.capacity = 1_000;
    await storage.saveDurably(MOVES, ['a1']);
    expect(keysWritten(kv)).toEqual(['oxs/taste', 'oxs/moves']);
    expect(storage.problems()).toEqual([]);
  });

  it('is told again when it runs full another time', async () => {
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    const told: unknown[] = [];
    storage.subscribe((problem) => told.push(problem.kind));
    for (const capacity of [20, 1_000, 20]) {
      kv.capacity = capacity;
      await storage.saveDurably(TASTE, { sound: true, name: 'Bo' });
    }
    expect(told).toEqual(['full', 'full']);
  });

  it('still lists a new page that has not reached the disk', async () => {
    const kv = memoryKeyValue({ 'oxs/scores/0': '{"v":1,"d":"1"}' });
    kv.capacity = 40;
    const storage = storageOver(kv);
    storage.save(SCORES.page(1), [2]);
    expect([...(await storage.openPages(SCORES))]).toEqual([
      [0, [1]],
      [1, [2]],
    ]);
  });

  it.each([
    [{ name: 'QuotaExceededError', message: 'The quota has been exceeded.' }, true],
    [{ name: 'NS_ERROR_DOM_QUOTA_REACHED', message: '' }, true],
    [new Error('database or disk is full (code 13 SQLITE_FULL)'), true],
    [new Error('The file couldn’t be saved because the volume is out of space.'), true],
    [new Error('ENOSPC'), true],
    [new Error('attempt to write a readonly database'), false],
    ['quota', false],
    [null, false],
  ])('is told apart from other trouble: %p', (error, full) => {
    expect(saysFull(error)).toBe(full);
  });
});

const SESSION: Slice<Session | null> = {
  key: 'session',
  version: 1,
  defaults: null,
  check(data) {
    const { game, config, moves, cursor } = data as Session;
    return game === 'classic' ? { game, config, moves, cursor } : undefined;
  },
};
const FINISHED: Slice<readonly string[]> = { ...MOVES, key: 'finished' };

function after(changes: readonly Change[]): MemoryKeyValue {
  const kv = memoryKeyValue();
  for (const change of changes) {
    if (change.op === 'set') kv.entries.set(change.key, change.value);
    else kv.entries.delete(change.key);
  }
  return kv;
}

describe('a crash between any two writes', () => {
  it('leaves a moment of the played games that opens and replays, and loses no finished game', async () => {
    const kv = memoryKeyValue();
    const storage = storageOver(kv);
    const rng = createRng('storage-crash');
    const finished: string[] = [];
    const moments = new Set<string>([JSON.stringify([null, []])]);
    const remember = (session: Session | null) => moments.add(JSON.stringify([session, finished]));
    for (let game = 0; game < 12; game++) {
      let session = startSession(classic, classic.defaults);
      for (;;) {
        storage.save(SESSION, session);
        remember(session);
        if (rng.chance(1, 2)) await storage.flush();
        if (isOver(outcomeOf(classic, session))) break;
        const move = rng.pick(classic.legal(stateOf(classic, session) as never));
        session = extend(session, classic.write(move));
      }
      finished.push(session.moves.join(' '));
      storage.save(FINISHED, [...finished]);
      remember(session);
      storage.save(TASTE, { sound: true, name: `after game ${game}` });
    }
    await storage.flush();
    expect(kv.changes.length).toBeGreaterThan(40);

    for (let kept = 0; kept <= kv.changes.length; kept++) {
      const reopened = storageOver(after(kv.changes.slice(0, kept)));
      const session = await reopened.open(SESSION);
      const games = await reopened.open(FINISHED);
      await reopened.open(TASTE);
      expect(reopened.problems()).toEqual([]);
      expect(moments).toContain(JSON.stringify([session, games]));
      if (session) expect(() => stateOf(classic, session)).not.toThrow();
    }
  });

  it('while text is being set aside leaves the text somewhere', async () => {
    const kv = filled({ 'oxs/taste': 'garbage' });
    await storageOver(kv).open(TASTE);
    for (let kept = 0; kept <= kv.changes.length; kept++) {
      const left = filled({ 'oxs/taste': 'garbage' });
      for (const change of kv.changes.slice(0, kept)) {
        if (change.op === 'set') left.entries.set(change.key, change.value);
        else left.entries.delete(change.key);
      }
      expect([...left.entries.values()]).toContain('garbage');
      expect(await storageOver(left).open(TASTE)).toEqual(TASTE.defaults);
      expect([...left.entries.values()]).toContain('garbage');
    }
  });
});

describe("the device's storage", () => {
  beforeEach(() => AsyncStorage.clear());

  it('keeps envelopes in AsyncStorage under its own prefix', async () => {
    expect(await deviceStorage.saveDurably(MOVES, ['b2'])).toBe(true);
    expect(await AsyncStorage.getItem('oxs/moves')).toBe('{"v":1,"d":["b2"]}');
    expect(await deviceStorage.open(MOVES)).toEqual(['b2']);
  });

  it('sets aside and resets what AsyncStorage holds, and leaves the keys of others', async () => {
    await AsyncStorage.setItem('oxs/taste', 'garbage');
    await AsyncStorage.setItem('other', 'theirs');
    expect(await deviceStorage.open(TASTE)).toEqual(TASTE.defaults);
    const keys = await AsyncStorage.getAllKeys();
    expect(keys.filter((key) => key.startsWith('oxs/backup/taste/'))).toHaveLength(1);
    await deviceStorage.reset([TASTE]);
    expect(await AsyncStorage.getAllKeys()).toEqual(['other']);
  });
});
