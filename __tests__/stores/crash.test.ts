import type { Change } from '@/platform/storage/fake';
import { memoryKeyValue } from '@/platform/storage/fake';

import { launch, type Launched } from '../support/launch';
import { puzzleOf, shortestWay } from '../support/puzzles';

/** A game on three by three that whoever starts wins. */
const WON = ['b2', 'a1', 'b1', 'a2', 'b3'];

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

function startHotseat({ startTable }: Launched) {
  return startTable({
    game: 'classic',
    config: { size: 3, k: 3, first: 'X', swap: false },
    sitters: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bo' },
    ],
    rules: { rounds: 3, starter: 'loser', marks: 'keep', holdsX: 0, starts: 0 },
    practice: false,
  });
}

function startAgainstAdaptive({ startTable }: Launched) {
  return startTable({
    game: 'classic',
    config: { size: 3, k: 3, first: 'X', swap: false },
    sitters: [
      { kind: 'person', name: '' },
      { kind: 'ai', choice: 'adaptive', level: 'easy' },
    ],
    rules: { rounds: 'endless', starter: 'alternate', marks: 'keep', holdsX: 0, starts: 0 },
    practice: true,
  });
}

/** A session with everything that writes: settings, set-ups, two tables, rounds, undo, deleting, leaving. */
async function playSession(stores: Launched): Promise<void> {
  stores.changeSettings({ theme: 'dark', name1: 'Ada' });
  stores.changeClassicSetup({ board: '4x4x4' });
  const hotseat = startHotseat(stores);
  const play = (id: string, moves: readonly string[]) => {
    for (const move of moves) if (stores.tableById(id)) stores.playMove(id, move);
  };
  play(hotseat.id, WON);
  await stores.storage.flush();
  stores.startNextRound(hotseat.id);
  play(hotseat.id, ['a1']);
  await stores.storage.flush();
  const duel = startAgainstAdaptive(stores);
  play(duel.id, ['b2', 'a1']);
  stores.undoMove(duel.id);
  await stores.storage.flush();
  play(duel.id, WON);
  await stores.storage.flush();
  stores.startNextRound(duel.id);
  play(duel.id, WON);
  await stores.storage.flush();
  const puzzle = puzzleOf('PC1.M1#phone');
  stores.openPuzzle(puzzle);
  for (const move of shortestWay(puzzle)) stores.playPuzzle(puzzle.id, move);
  await stores.storage.flush();
  const [first] = stores.useHistory.getState().records;
  stores.deleteRecord(first!.id);
  stores.changeClassicSetup({ starter: 'winner' });
  stores.discardTable(duel.id);
  await stores.storage.flush();
}

/** What a device holds when it is stopped after the first `count` changes. */
function diskAfter(changes: readonly Change[], count: number): Record<string, string> {
  const disk = new Map<string, string>();
  for (const change of changes.slice(0, count)) {
    if (change.op === 'set') disk.set(change.key, change.value);
    else disk.delete(change.key);
  }
  return Object.fromEntries(disk);
}

/** Rounds that the tables count, and puzzles that are solved. */
function finishedGames({ useTables, usePuzzles }: Launched): number {
  const rounds = useTables.getState().list.reduce((sum, { match }) => sum + match.results.length, 0);
  return rounds + usePuzzles.getState().attempts.filter(({ record }) => record !== null).length;
}

function freeCell({ tableById }: Launched, id: string): string {
  const { moves, cursor } = tableById(id)!.session;
  return CELLS.find((cell) => !moves.slice(0, cursor).includes(cell))!;
}

describe('a crash between any two writes', () => {
  let changes: readonly Change[] = [];

  beforeAll(async () => {
    const kv = memoryKeyValue();
    await playSession(await launch(kv));
    changes = kv.changes;
  });

  it('is tried at every write of a session that uses every store', () => {
    const parts = new Set(changes.map(({ key }) => key));
    expect([...parts].sort()).toEqual([
      'oxs/history/0',
      'oxs/ladders',
      'oxs/puzzle-box',
      'oxs/puzzles',
      'oxs/settings',
      'oxs/setups',
      'oxs/tables',
    ]);
    expect(changes.length).toBeGreaterThan(15);
  });

  it('leaves a state that opens without a complaint, and every counted round in the history', async () => {
    const deletedAt =
      changes.length -
      changes
        .slice()
        .reverse()
        .findIndex(({ key }) => key === 'oxs/history/0');
    for (let count = 0; count <= changes.length; count++) {
      const kv = memoryKeyValue(diskAfter(changes, count));
      const stores = await launch(kv);
      expect(stores.useNotices.getState().waiting).toEqual([]);
      const { records } = stores.useHistory.getState();
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      // Until the session deletes a game, the games that are over are exactly the games kept.
      if (count < deletedAt) expect([count, records.length]).toEqual([count, finishedGames(stores)]);
      for (const { id, match, round } of stores.useTables.getState().list) {
        if (match.results.length < round.number)
          expect(stores.playMove(id, freeCell(stores, id)).ok).toBe(true);
        else expect(stores.startNextRound(id).ok).toBe(true);
      }
    }
  });

  it('loses no round when it comes after the table was written and before the history was', async () => {
    const between = changes.findIndex(({ key }) => key === 'oxs/history/0');
    expect(diskAfter(changes, between)['oxs/history/0']).toBeUndefined();
    const kv = memoryKeyValue(diskAfter(changes, between));
    const stores = await launch(kv);
    expect(stores.useHistory.getState().records).toHaveLength(1);
    expect(stores.useHistory.getState().records[0]).toMatchObject({ game: 'classic', result: 'X' });
    await stores.storage.flush();
    const again = await launch(kv);
    expect(again.useHistory.getState().records).toHaveLength(1);
    expect(again.recordOfRound(again.useTables.getState().list[0]!)?.result).toBe('X');
  });
});
