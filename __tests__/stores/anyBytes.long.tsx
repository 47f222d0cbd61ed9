import fc from 'fast-check';
import type { ComponentType } from 'react';

import { act, renderRouter, screen } from 'expo-router/testing-library';

import { games } from '@/engine/games';
import { writeRecord } from '@/engine/history';
import { newGuestRecord } from '@/engine/nearby';
import { memoryKeyValue } from '@/platform/storage/fake';

import { launch, settled, type Launched } from '../support/launch';
import { tableRecord } from '../support/nearbyTable';
import { puzzleOf } from '../support/puzzles';
import { anyRecord } from '../support/records';

const RUNS = 30;

// The first screen takes all of the app's code with it.
jest.setTimeout(60_000);

/** A device on which everything has been used, with a seat and a table nearby. */
async function usedDevice(): Promise<Readonly<Record<string, string>>> {
  const kv = memoryKeyValue();
  const stores = await launch(kv);
  stores.changeSettings({ theme: 'dark', name1: 'Ada' });
  stores.changeClassicSetup({ board: '5x5x4' });
  stores.finishLesson('classic', 'first');
  stores.changePuzzleSettings({ letters: true });
  const puzzle = puzzleOf('PC1.M1#phone');
  stores.openPuzzle(puzzle);
  stores.noteHint(puzzle.id);
  for (const [game, config, moves] of [
    ['classic', { size: 3, k: 3, first: 'X', swap: false }, ['b2', 'a1', 'b1', 'a2', 'b3']],
    ['enchanted', { start: 'empty' }, ['a1', 'b2', 'c3']],
  ] as const) {
    const { id } = stores.startTable({
      ...{ game, config, practice: true },
      sitters: [
        { kind: 'person', name: 'Ada' },
        { kind: 'ai', choice: 'adaptive', level: 'easy' },
      ],
      rules: { rounds: 'endless', starter: 'x', marks: 'keep', holdsX: 0, starts: 0 },
    });
    moves.forEach((move) => stores.playMove(id, move));
  }
  await settled(stores);
  return {
    ...Object.fromEntries(kv.entries),
    'oxs/nearby-seat': JSON.stringify({
      v: 1,
      d: { place: '192.168.1.7:8917', record: newGuestRecord('a'.repeat(32), '123456') },
    }),
    'oxs/nearby-table': JSON.stringify({ v: 1, d: { record: tableRecord(), port: 8917 } }),
    'oxs/nearby-log/0': JSON.stringify({ v: 1, d: [] }),
    'oxs/judged': '{"v":1,"d":[["mi4k2p9a",4,3,1]]}',
    'oxs/import': '{"put":["settings"],"remove":[]}',
  };
}

const anyJson = fc.jsonValue({ maxDepth: 4 });

/** The places in data where a value stands. */
function pathsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, each]) => pathsIn(each).map((path) => [key, ...path]));
  return [[], ...inner];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** Text that nobody wrote, text that was cut or changed somewhere, and data of which one value is another. */
function spoiled(text: string): fc.Arbitrary<string> {
  const data: unknown = JSON.parse(text);
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.nat(3), anyJson).map(([v, d]) => JSON.stringify({ v, d })),
    fc
      .tuple(fc.nat(text.length), fc.nat(4), fc.string({ maxLength: 4 }))
      .map(([at, cut, junk]) => text.slice(0, at) + junk + text.slice(at + cut)),
    fc
      .tuple(fc.constantFrom(...pathsIn(data)), fc.oneof(anyJson, fc.constantFrom(1e300, -1, null, '')))
      .map(([path, by]) => JSON.stringify(replaced(data, path, by))),
  );
}

/** Games of which only the board is as it should be, sealed as if they had been written so. */
const oddHistory = fc
  .array(
    anyRecord.map((record) => writeRecord({ ...record, config: games[record.game].defaults })),
    { maxLength: 6 },
  )
  .map((lines) => JSON.stringify({ v: 2, d: lines.join(' ') }));

async function openNearby(stores: Launched): Promise<void> {
  await stores.openSeat();
  await stores.readTable();
}

function screens(): Record<string, ComponentType> {
  return {
    index: jest.requireActual<Record<string, ComponentType>>('@/components/screens/HomeScreen').HomeScreen!,
    history: jest.requireActual<Record<string, ComponentType>>('@/components/screens/HistoryScreen')
      .HistoryScreen!,
    stats: jest.requireActual<Record<string, ComponentType>>('@/components/screens/StatsScreen').StatsScreen!,
    settings: jest.requireActual<Record<string, ComponentType>>('@/components/screens/SettingsScreen')
      .SettingsScreen!,
  };
}

describe('any bytes in any part of what is stored', () => {
  let disk: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    disk = await usedDevice();
  });

  it('let the app open, with everything else as it was', async () => {
    expect(Object.keys(disk)).toHaveLength(14);
    for (const [key, text] of Object.entries(disk)) {
      await fc.assert(
        fc.asyncProperty(spoiled(text), async (bytes) => {
          const stores = await launch(memoryKeyValue({ ...disk, [key]: bytes }));
          await openNearby(stores);
          if (key !== 'oxs/settings') expect(stores.useSettings.getState().name1).toBe('Ada');
          if (key !== 'oxs/tables') expect(stores.useTables.getState().list).toHaveLength(2);
          stores.statsOf(stores.useHistory.getState().records);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    }
  });

  it.each([
    ['', 'OXS'],
    ['history', 'History'],
    ['stats', 'Statistics'],
    ['settings', 'Settings'],
  ])('let /%s be drawn', async (route, title) => {
    const spoil = fc.record(
      Object.fromEntries(Object.entries(disk).map(([key, text]) => [key, spoiled(text)])),
    );
    await fc.assert(
      fc.asyncProperty(spoil, oddHistory, async (bytes, history) => {
        await launch(memoryKeyValue({ ...bytes, 'oxs/history/0': history }));
        const { unmount } = renderRouter(screens(), { initialUrl: `/${route}` });
        // The nearby cards are loaded when they are first drawn.
        await act(async () => undefined);
        expect(screen.queryAllByText(title).length).toBeGreaterThan(0);
        unmount();
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
