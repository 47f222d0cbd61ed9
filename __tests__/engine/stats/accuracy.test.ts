import type { GameRecord } from '@/engine/history';
import { addAccuracies, NO_MOVES, ownPlies } from '@/engine/stats';

const GAME: GameRecord = {
  id: 'a',
  at: 0,
  game: 'classic',
  config: { size: 3, k: 3, first: 'X', swap: true },
  moves: ['b2', 'a1', 'c3'],
  result: 'draw',
  people: { X: { kind: 'person', name: '' }, O: { kind: 'ai', level: 'hard' } },
  you: 'X',
  assisted: false,
};

describe('the moves somebody made', () => {
  it('are those of their mark', () => {
    expect(ownPlies(GAME)).toEqual([0, 2]);
    expect(ownPlies({ ...GAME, you: 'O' })).toEqual([1]);
    expect(ownPlies({ ...GAME, config: { size: 3, k: 3, first: 'O', swap: false } })).toEqual([1]);
  });

  it('do not include the opening that they took over, but the swap by which they did', () => {
    const swapped = { ...GAME, moves: ['b2', 'swap', 'a1', 'c3', 'a2'] };
    expect(ownPlies({ ...swapped, you: 'X' })).toEqual([1, 3]);
    expect(ownPlies({ ...swapped, you: 'O' })).toEqual([0, 2, 4]);
  });

  it('are none when nobody owns the game, or it is no legal game', () => {
    expect(ownPlies({ ...GAME, you: null })).toEqual([]);
    expect(ownPlies({ ...GAME, moves: ['b2', 'b2'] })).toEqual([]);
  });
});

describe('accuracies', () => {
  it('add up', () => {
    expect(addAccuracies([])).toEqual(NO_MOVES);
    const one = { moves: 4, best: 3, lost: 1 };
    expect(addAccuracies([one, one])).toEqual({ moves: 8, best: 6, lost: 2 });
  });
});
