import { enchanted, type EnchantedState, type Player } from '@/engine';
import { clockWords, forecastWords, heatWords, seatWords } from '@/components/enchanted/energyWords';

import { after, position, type Sketch } from '../../support/enchantedPosition';

const board = 'X... .... .... ...O';
const at = (sketch: Omit<Sketch, 'board'>) => position({ board, ...sketch });

/** A position in which both flags of a player are set. */
function both(player: Player, sketch: Omit<Sketch, 'board'>): EnchantedState {
  return at({ ...sketch, priority: player, penalty: player });
}

describe('what the next turn brings', () => {
  // X is on turn, O waits.
  it.each<readonly [string, Player, EnchantedState, string]>([
    ['a gain', 'O', at({ energies: [0, 2] }), 'next turn +1'],
    ['a gain on turn', 'X', at({ energies: [2, 0] }), 'next turn +1'],
    ['priority', 'O', at({ energies: [0, 2], priority: 'O' }), 'next turn +2, priority'],
    ['priority below the cap', 'O', at({ energies: [0, 4], priority: 'O' }), 'next turn +1, priority'],
    [
      'priority that the cap eats',
      'O',
      at({ energies: [0, 5], priority: 'O' }),
      'next turn 0, full, priority',
    ],
    ['a penalty', 'O', at({ energies: [0, 2], penalty: 'O' }), 'next turn 0, penalty'],
    ['both', 'O', both('O', { energies: [0, 2] }), 'next turn 0, penalty, priority waits'],
    ['a full store', 'O', at({ energies: [0, 5], heat: [0, 1] }), 'next turn 0, full'],
    ['an overheat', 'O', at({ energies: [0, 5], heat: [0, 2] }), 'overheats to 3, then 4'],
    [
      'an overheat with priority',
      'O',
      at({ energies: [0, 5], heat: [0, 2], priority: 'O' }),
      'overheats to 3, then 5, priority',
    ],
    [
      'an overheat with everything',
      'O',
      both('O', { energies: [0, 5], heat: [0, 2] }),
      'overheats to 3, then 3, penalty, priority waits',
    ],
    ['keeping all once', 'X', at({ energies: [5, 0] }), 'next turn 0, full'],
    [
      'keeping all twice',
      'X',
      at({ energies: [5, 0], heat: [1, 0] }),
      'if kept at 5, overheats to 3, then 4',
    ],
    ['the first turns', 'O', enchanted.start({ start: 'empty' }), 'next turn 0, first turn'],
    ['the last turn', 'O', at({ turn: 36, energies: [2, 2] }), 'no turn left'],
  ])('tells %s', (_, player, state, words) => {
    expect(forecastWords(state, player)).toBe(words);
  });
});

describe('heat', () => {
  it.each<readonly [string, Player, EnchantedState, string | null]>([
    ['a store that is full once', 'O', at({ energies: [0, 5], heat: [0, 1] }), 'heat 1 of 2'],
    ['a cool one', 'O', at({ energies: [0, 5] }), null],
    ['one whose overheat is told already', 'O', at({ energies: [0, 5], heat: [0, 2] }), null],
    ['one that overheats unless spent', 'X', at({ energies: [5, 0], heat: [1, 0] }), null],
  ])('is told of %s', (_, player, state, words) => {
    expect(heatWords(state, player)).toBe(words);
  });
});

it('a seat tells points, energy and what comes, and after the game only what was reached', () => {
  const state = at({ energies: [0, 5], heat: [0, 1], scores: [1, 2] });
  expect(seatWords(state, 'O')).toBe('2 points of 3. Energy 5 of 5. next turn 0, full. heat 1 of 2');
  const over = after(position({ board: 'XX.. .... .... ...O', scores: [2, 0] }), 'c1');
  expect(seatWords(over, 'X')).toBe('3 points of 3. Energy 1 of 5');
});

it.each([
  [24, 'Turn 24 of 24'],
  [25, 'Sudden death, turn 25 of 36: the next point wins'],
])('the clock at turn %d says %s', (turn, words) => {
  expect(clockWords(at({ turn }))).toBe(words);
});
