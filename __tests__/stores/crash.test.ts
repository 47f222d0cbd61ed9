import { LADDER_START, climb, type GameRecord, type Ladder } from '@/engine';
import type { Change } from '@/platform/storage/fake';
import { memoryKeyValue } from '@/platform/storage/fake';

import { startHotseat } from '../support/hotseat';
import { launch, settled, type Launched } from '../support/launch';
import { puzzleOf, shortestWay } from '../support/puzzles';

/** A game on three by three that whoever starts wins. */
const WON = ['b2', 'a1', 'b1', 'a2', 'b3'];

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

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

function startEnchanted({ startTable }: Launched) {
  return startTable({
    game: 'enchanted',
    config: { start: 'empty' },
    sitters: [
      { kind: 'person', name: '' },
      { kind: 'ai', choice: 'hard', level: 'hard' },
    ],
    rules: { rounds: 2, starter: 'x', marks: 'swap', holdsX: 0, starts: 0 },
    practice: true,
  });
}

/** A session with everything that writes: settings, set-ups, three tables, rounds, undo, deleting, leaving. */
async function playSession(stores: Launched): Promise<void> {
  stores.changeSettings({ theme: 'dark', name1: 'Ada' });
  stores.changePuzzleSettings({ letters: true });
  stores.finishLesson('enchanted', 'energy');
  const duelOfSkills = startEnchanted(stores);
  for (const move of ['a1', 'b2', 'c3', 'd4']) {
    expect(stores.playMove(duelOfSkills.id, move).ok).toBe(true);
    await settled(stores);
  }
  stores.undoMove(duelOfSkills.id);
  stores.changeClassicSetup({ board: '4x4x4' });
  const hotseat = startHotseat(stores);
  const play = (id: string, moves: readonly string[]) => {
    for (const move of moves) if (stores.tableById(id)) stores.playMove(id, move);
  };
  play(hotseat.id, WON);
  await settled(stores);
  stores.startNextRound(hotseat.id);
  play(hotseat.id, ['a1']);
  await settled(stores);
  const duel = startAgainstAdaptive(stores);
  play(duel.id, ['b2', 'a1']);
  stores.undoMove(duel.id);
  await settled(stores);
  play(duel.id, WON);
  await settled(stores);
  stores.startNextRound(duel.id);
  play(duel.id, WON);
  await settled(stores);
  const puzzle = puzzleOf('PC1.M1#phone');
  stores.openPuzzle(puzzle);
  for (const move of shortestWay(puzzle)) stores.playPuzzle(puzzle.id, move);
  await settled(stores);
  const [first] = stores.useHistory.getState().records;
  stores.deleteRecord(first!.id);
  stores.changeClassicSetup({ starter: 'winner' });
  stores.discardTable(duel.id);
  await settled(stores);
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

/** Where the unaided games against the adaptive opponent have brought it. */
function ladderAfter(records: readonly GameRecord[]): Ladder {
  return records
    .filter(({ adaptive, assisted }) => adaptive && !assisted)
    .reduce((ladder, { result, you }) => climb(ladder, result === you ? 'won' : 'lost').ladder, LADDER_START);
}

/** Every list of tables that the app has held. */
function noteMoments({ useTables }: Launched): Set<string> {
  const moments = new Set([JSON.stringify(useTables.getState().list)]);
  useTables.subscribe(({ list }) => moments.add(JSON.stringify(list)));
  return moments;
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
  let moments: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    const kv = memoryKeyValue();
    const stores = await launch(kv);
    moments = noteMoments(stores);
    await playSession(stores);
    moments = new Set(moments);
    changes = kv.changes;
  });

  it('is tried at every write of a session that uses every store', () => {
    const parts = new Set(changes.map(({ key }) => key));
    expect([...parts].sort()).toEqual([
      'oxs/history/0',
      'oxs/ladders',
      'oxs/learn',
      'oxs/puzzle-box',
      'oxs/puzzle-settings',
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
      expect(moments).toContain(JSON.stringify(stores.useTables.getState().list));
      const { records } = stores.useHistory.getState();
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      // Until the session deletes a game, the games that are over are exactly the games kept.
      if (count < deletedAt) {
        expect([count, records.length]).toEqual([count, finishedGames(stores)]);
        expect([count, stores.ladderOf('classic')]).toEqual([count, ladderAfter(records)]);
      }
      for (const { id, match, round, session } of stores.useTables.getState().list) {
        if (session.game === 'enchanted') continue;
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
    await settled(stores);
    const again = await launch(kv);
    expect(again.useHistory.getState().records).toHaveLength(1);
    expect(again.recordOfRound(again.useTables.getState().list[0]!)?.result).toBe('X');
  });

  it('loses no game and no step of the ladder while the pages of the history cannot be written', async () => {
    const kv = memoryKeyValue();
    const stores = await launch(kv);
    kv.broken.add('oxs/history/0');
    const duel = startAgainstAdaptive(stores);
    for (let round = 0; round < 3; round++) {
      for (const move of WON) stores.playMove(duel.id, move);
      await settled(stores);
      stores.startNextRound(duel.id);
    }
    const puzzle = puzzleOf('PC1.M1#phone');
    stores.openPuzzle(puzzle);
    for (const move of shortestWay(puzzle)) stores.playPuzzle(puzzle.id, move);
    await settled(stores);
    expect(kv.entries.has('oxs/history/0')).toBe(false);
    for (let count = 0; count <= kv.changes.length; count++) {
      const disk = memoryKeyValue(diskAfter(kv.changes, count));
      const reopened = await launch(disk);
      const kept = reopened.useHistory.getState().records;
      expect([count, kept.length]).toEqual([count, finishedGames(reopened)]);
      expect([count, reopened.ladderOf('classic')]).toEqual([count, ladderAfter(kept)]);
      await settled(reopened);
      // Once they are in the history, nothing is left that would be filed again.
      expect([...disk.entries.values()].join()).not.toMatch(/"unfiled":\["/);
    }
  });
});
