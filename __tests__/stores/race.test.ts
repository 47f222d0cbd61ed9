import { memoryKeyValue } from '@/platform/storage/fake';
import type { Puzzle } from '@/engine/cipher';
import { complete } from '@/engine/core';
import { cipher, PROOF_NODES, solve } from '@/engine/cipher';
import type * as Race from '@/stores/nearby/race';

import { launch } from '../support/launch';
import { puzzleOf } from '../support/puzzles';

const PUZZLE = puzzleOf('PC1.M1#race');
const RACE = { sid: '0123456789abcdef', number: 1 };

function solutionOf({ config }: Puzzle): readonly string[] {
  const solved = complete(solve(config, config.start, PROOF_NODES));
  if (solved.kind !== 'solved') throw new Error(solved.kind);
  return solved.path.map(cipher.write);
}

async function device(kv = memoryKeyValue()) {
  const stores = await launch(kv);
  const race = jest.requireActual<typeof Race>('@/stores/nearby/race');
  await race.openRace();
  return { ...stores, ...race, kv };
}

describe('A race', () => {
  it('starts from the start, although the same puzzle was solved or begun alone', async () => {
    const app = await device();
    const moves = solutionOf(PUZZLE);
    app.openPuzzle(PUZZLE);
    moves.forEach((move) => app.playPuzzle(PUZZLE.id, move));
    const alone = app.attemptAt(PUZZLE.id);
    expect(alone?.record).not.toBeNull();

    app.beginRace(RACE, PUZZLE);
    expect(app.raceAttempt(RACE)?.session.cursor).toBe(0);
    app.playRace(moves[0]!);
    app.undoRace();
    app.redoRace();
    expect(app.raceAttempt(RACE)?.session.cursor).toBe(1);
    expect(app.attemptAt(PUZZLE.id)).toBe(alone);
    expect(app.raceAttempt({ ...RACE, number: 2 })).toBeUndefined();
    expect(app.raceAttempt({ ...RACE, sid: 'fedcba9876543210' })).toBeUndefined();
  });

  it('goes on where it was when the app was stopped, and is filed once', async () => {
    const before = await device();
    const moves = solutionOf(PUZZLE);
    before.beginRace(RACE, PUZZLE);
    before.playRace(moves[0]!);
    await before.storage.flush();

    const app = await device(before.kv);
    expect(app.raceAttempt(RACE)?.session.moves).toEqual([moves[0]]);
    moves.slice(1).forEach((move) => app.playRace(move));
    expect(app.raceAttempt(RACE)?.record).toBe(`${RACE.sid}-1`);
    expect(app.playRace(moves[0]!).ok).toBe(false);
    expect(app.useHistory.getState().records).toMatchObject([
      { id: `${RACE.sid}-1`, game: 'cipher', result: 'solved', moves },
    ]);
    // Left untouched by all that: nothing was begun alone.
    expect(app.usePuzzles.getState().attempts).toEqual([]);
  });
});
