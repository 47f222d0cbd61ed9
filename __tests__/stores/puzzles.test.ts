import { dailyFor, writePuzzleId, writeSeedId, type Puzzle } from '@/engine/cipher';
import { memoryKeyValue, type Change } from '@/platform/storage/fake';

import { launch, settled, type Launched } from '../support/launch';
import { puzzleOf, shortestWay } from '../support/puzzles';

const ONE = puzzleOf('PC1.M1#one');
const TWO = puzzleOf('PC1.M2#two');

function play({ openPuzzle, playPuzzle }: Launched, puzzle: Puzzle, moves = shortestWay(puzzle)): void {
  openPuzzle(puzzle);
  for (const move of moves) playPuzzle(puzzle.id, move);
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

describe('puzzles in progress', () => {
  it('are there again after a restart, with their moves, hints and restarts', async () => {
    const kv = memoryKeyValue();
    const stores = await launch(kv);
    play(stores, TWO, shortestWay(TWO).slice(0, 2));
    stores.noteHint(TWO.id);
    stores.restartPuzzle(TWO.id);
    await settled(stores);
    const left = stores.attemptAt(TWO.id);
    const again = await launch(kv);
    expect(again.attemptAt(TWO.id)).not.toBe(left);
    expect(again.attemptAt(TWO.id)).toEqual(left);
    again.undoPuzzle(TWO.id);
    expect(again.attemptAt(TWO.id)?.session.cursor).toBe(2);
  });

  it('are forgotten when they are left untouched or solved, and kept when they are not', async () => {
    const stores = await launch(memoryKeyValue());
    stores.openPuzzle(ONE);
    stores.leavePuzzle(ONE.id);
    expect(stores.attemptAt(ONE.id)).toBeUndefined();
    play(stores, ONE);
    stores.leavePuzzle(ONE.id);
    expect(stores.attemptAt(ONE.id)).toBeUndefined();
    play(stores, TWO, shortestWay(TWO).slice(0, 1));
    stores.leavePuzzle(TWO.id);
    expect(stores.attemptAt(TWO.id)?.session.cursor).toBe(1);
  });

  it('begin anew when a solved one is played again, and are recorded again', async () => {
    const stores = await launch(memoryKeyValue());
    play(stores, ONE);
    stores.playPuzzleAgain(ONE.id);
    expect(stores.attemptAt(ONE.id)).toMatchObject({ record: null, session: { cursor: 0 } });
    play(stores, ONE);
    expect(stores.useHistory.getState().records).toHaveLength(2);
  });

  it('are timed while somebody looks at them, without the pauses, and that is kept with the record', async () => {
    const { now } = performance;
    let ticks = 0;
    performance.now = () => ticks;
    const stores = await launch(memoryKeyValue());
    const [first = '', ...rest] = shortestWay(ONE);
    stores.openPuzzle(ONE);
    stores.watchPuzzle(ONE.id);
    ticks = 7_000;
    stores.playPuzzle(ONE.id, first);
    ticks = 3_600_000;
    for (const move of rest) stores.playPuzzle(ONE.id, move);
    play(stores, TWO);
    performance.now = now;
    expect(stores.useHistory.getState().records.map(({ puzzle }) => puzzle?.seconds)).toEqual([
      7 + 120,
      undefined,
    ]);
  });

  it('do not come twice: what was opened is remembered', async () => {
    const stores = await launch(memoryKeyValue());
    stores.openPuzzle(ONE);
    stores.openPuzzle(ONE);
    expect(stores.usePuzzleBox.getState().recent).toHaveLength(1);
  });
});

describe('a crash while a puzzle is solved', () => {
  it('never loses the record and never makes two', async () => {
    const kv = memoryKeyValue();
    const stores = await launch(kv);
    play(stores, TWO, shortestWay(TWO).slice(0, 1));
    await settled(stores);
    play(stores, ONE, shortestWay(ONE).slice(0, -1));
    await settled(stores);
    const before = kv.changes.length;
    play(stores, ONE, shortestWay(ONE).slice(-1));
    await settled(stores);
    const written = kv.changes.slice(before).map(({ key }) => key);
    const { records } = stores.useHistory.getState();
    expect(written).toEqual(['oxs/puzzles', 'oxs/history/0', 'oxs/puzzles']);
    expect(records).toHaveLength(1);

    for (let count = before + 1; count <= kv.changes.length; count++) {
      const disk = memoryKeyValue(diskAfter(kv.changes, count));
      for (let launches = 0; launches < 3; launches++) {
        const again = await launch(disk);
        expect(again.useHistory.getState().records).toEqual(records);
        expect(again.attemptAt(TWO.id)?.session.cursor).toBe(1);
        await settled(again);
      }
    }
  });

  it('does not bring back a record that was deleted', async () => {
    const kv = memoryKeyValue();
    const solving = await launch(kv);
    play(solving, ONE);
    await settled(solving);
    const stores = await launch(kv);
    const [record] = stores.useHistory.getState().records;
    stores.deleteRecord(record!.id);
    play(stores, TWO, shortestWay(TWO).slice(0, 1));
    await settled(stores);
    expect((await launch(kv)).useHistory.getState().records).toEqual([]);
  });
});

describe('the daily puzzle', () => {
  const daily = dailyFor({ year: 2026, month: 11, day: 18 });
  if (!daily.ok) throw new Error(daily.code);
  const { number, tier, seed } = daily.value;
  const DAILY = puzzleOf(writeSeedId(tier, seed));

  const setDay = (day: number) => jest.spyOn(Date, 'now').mockReturnValue(+new Date(2026, 10, day, 12));
  beforeEach(() => setDay(18));
  afterEach(() => jest.restoreAllMocks());

  /** The daily numbers that games were recorded under. */
  const countedIn = ({ useHistory }: Launched) =>
    useHistory.getState().records.map(({ puzzle }) => puzzle?.daily);

  function showSolution(stores: Launched, puzzle: Puzzle): void {
    stores.openPuzzle(puzzle);
    stores.showPuzzleSolution(puzzle.id, shortestWay(puzzle));
  }

  function solveByRedo({ redoPuzzle }: Launched, puzzle: Puzzle): void {
    for (let i = 0; i < puzzle.par; i++) redoPuzzle(puzzle.id);
  }

  it('counts on its day, also when it is played again', async () => {
    const stores = await launch(memoryKeyValue());
    play(stores, DAILY);
    stores.playPuzzleAgain(DAILY.id);
    play(stores, DAILY);
    expect(countedIn(stores)).toEqual([number, number]);
  });

  it('is practice once its solution was shown: playing it again used to bring three stars and the streak', async () => {
    const stores = await launch(memoryKeyValue());
    showSolution(stores, DAILY);
    solveByRedo(stores, DAILY);
    stores.playPuzzleAgain(DAILY.id);
    play(stores, DAILY);
    expect(stores.useHistory.getState().records).toMatchObject([
      { assisted: true, puzzle: { daily: number, stars: 0 } },
      { assisted: false, puzzle: { daily: null } },
    ]);
  });

  it('is practice as well when the puzzle was discarded with its solution on the board', async () => {
    const kv = memoryKeyValue();
    const stores = await launch(kv);
    showSolution(stores, DAILY);
    stores.discardPuzzle(DAILY.id);
    await stores.storage.flush();
    const again = await launch(kv);
    expect(again.useHistory.getState().records).toMatchObject([
      { result: 'given-up', assisted: true, puzzle: { daily: number } },
    ]);
    expect(again.openPuzzle(DAILY).daily).toBeNull();
  });

  it('is practice when its solution was shown under another id', async () => {
    const stores = await launch(memoryKeyValue());
    const same = puzzleOf(writePuzzleId(DAILY.config));
    showSolution(stores, same);
    solveByRedo(stores, same);
    expect(stores.openPuzzle(DAILY).daily).toBeNull();
  });

  it('that was begun early counts once it is opened on its day, with the moves made before', async () => {
    setDay(17);
    const stores = await launch(memoryKeyValue());
    play(stores, DAILY, shortestWay(DAILY).slice(0, 1));
    expect(stores.attemptAt(DAILY.id)?.daily).toBeNull();
    setDay(18);
    expect(stores.openPuzzle(DAILY)).toMatchObject({ daily: number, session: { cursor: 1 } });
    play(stores, DAILY, shortestWay(DAILY).slice(1));
    expect(countedIn(stores)).toEqual([number]);
  });

  it('that was begun early does not count once its solution was shown', async () => {
    setDay(17);
    const stores = await launch(memoryKeyValue());
    showSolution(stores, DAILY);
    setDay(18);
    expect(stores.openPuzzle(DAILY).daily).toBeNull();
  });

  it('belongs to the day it was opened on, and one of yesterday does not count', async () => {
    const stores = await launch(memoryKeyValue());
    play(stores, DAILY, shortestWay(DAILY).slice(0, 1));
    setDay(19);
    expect(stores.openPuzzle(DAILY).daily).toBe(number);
    stores.discardPuzzle(DAILY.id);
    expect(stores.openPuzzle(DAILY).daily).toBeNull();
  });
});
