import type { EnchantedState } from '@/engine';
import { playedTurn } from '@/components/enchanted/playedTurn';
import { turnHeadline, turnPreview, turnWords } from '@/components/enchanted/turnWords';

import { position } from '../../support/enchantedPosition';

function told(state: EnchantedState, move: string, words = turnWords): string {
  const turn = playedTurn(state, move);
  if (turn === null) throw new Error(`${move} was refused`);
  return words(turn.events);
}

const quiet = position({ board: 'X... .... .... ...O', energies: [5, 1] });
const line = position({ board: 'XX.. .... ...* ...#', energies: [4, 1] });
const full = 'XXOO OOXX XXOO OOXX';

describe('the turn log', () => {
  it.each<readonly [string, EnchantedState, string, string]>([
    ['a placement', quiet, 'b2', 'X placed b2. O gained 1.'],
    ['a seal', quiet, 'seal b2', 'X sealed b2. X paid 2 energy. O gained 1.'],
    ['a shift', quiet, 'shift a1-b1', 'X shifted a1 to b1. X paid 2 energy. O gained 1.'],
    ['a disrupt', quiet, 'disrupt d4', 'O lost d4. X skips the next gain. X paid 3 energy. O gained 1.'],
    ['a double', quiet, 'double b2+d2', 'X placed b2. X placed d2. X paid 4 energy. O gained 1.'],
    [
      'a line',
      line,
      'c1',
      'X placed c1. X completed a1, b1, c1: 1 point, line cleared. O has priority. d4 is open again. Thawed: d3. O gained 2.',
    ],
    [
      'a piece that freezes',
      position({ board: 'X... .... .... ...O', still: { 0: 2 } }),
      'b2',
      'X placed b2. Frozen: a1. O gained 1.',
    ],
    ['a pass', position({ board: full, turn: 19, energies: [2, 2] }), 'pass', 'X passed. O gained 1.'],
    [
      'an overheat',
      position({ board: 'X... .... .... ...O', energies: [0, 5], heat: [0, 2] }),
      'b2',
      'X placed b2. O overheated to 3. O gained 1.',
    ],
    [
      'the third point',
      position({ board: 'XX.. .... .... ...O', scores: [2, 0] }),
      'c1',
      'X placed c1. X completed a1, b1, c1: 1 point, line cleared. O has priority. X won with three points.',
    ],
    [
      'level points after turn 24',
      position({ board: 'X... .... .... ...O', turn: 24 }),
      'b2',
      'O placed b2. Sudden death begins: the next point wins. X gained 1.',
    ],
    [
      'more points after turn 24',
      position({ board: 'X... .... .... ...O', turn: 24, scores: [0, 1] }),
      'b2',
      'O placed b2. O won on points after turn 24.',
    ],
    [
      'a point in sudden death',
      position({ board: 'XX.. .... .... ...O', turn: 25 }),
      'c1',
      'X placed c1. X completed a1, b1, c1: 1 point, line cleared. O has priority. X won in sudden death.',
    ],
    [
      'level points after turn 36',
      position({ board: 'X... .... .... ...O', turn: 36 }),
      'b2',
      'O placed b2. The game is a draw.',
    ],
  ])('tells %s', (_, state, move, words) => {
    expect(told(state, move)).toBe(words);
  });

  it('has a headline without bookkeeping', () => {
    expect(told(line, 'c1', turnHeadline)).toBe(
      'X placed c1. X completed a1, b1, c1: 1 point, line cleared.',
    );
    expect(told(quiet, 'disrupt d4', turnHeadline)).toBe('O lost d4.');
  });

  it('has a preview that names the price', () => {
    expect(told(quiet, 'disrupt d4', turnPreview)).toBe('O lost d4. X skips the next gain.');
    expect(told(line, 'c1', turnPreview)).toMatch(/line cleared\. O has priority\.$/);
  });
});
