import fc from 'fast-check';

import { cell } from '@/engine/core';
import {
  ENCHANTED_REFUSALS,
  enchanted,
  type EnchantedAction,
  type EnchantedRefusal,
  type EnchantedState,
} from '@/engine/enchanted';

import { after, position } from '../../support/enchantedPosition';

/** X to move with plenty of energy; the cell c3 is sealed and O's d4 frozen. */
const busy = position({ board: 'X..O .... ..#. ..O*', energies: [5, 0] });
const poor = position({ board: 'X..O .... .... ..OO', energies: [1, 5] });
const full = position({ board: 'XXOO OOXX XXOO OOXX', turn: 19, energies: [2, 2] });
const cross = position({ board: '.X.. X.X. .X.. ...O' });
const ended = after(position({ board: 'XX.. OO.. .... ....', scores: [2, 0] }), 'c1');

type Try = readonly [why: string, state: EnchantedState, action: unknown, code: EnchantedRefusal];

const tries: readonly Try[] = [
  ['a finished game', ended, { kind: 'place', cell: 9 }, 'game-over'],
  ['a finished game, whatever is sent', ended, null, 'game-over'],

  ['no object', busy, 'b2', 'unknown-action'],
  ['null', busy, null, 'unknown-action'],
  ['a list', busy, [], 'unknown-action'],
  ['no kind', busy, { cell: 5 }, 'unknown-action'],
  ['a kind of another game', busy, { kind: 'rotate', cell: 5 }, 'unknown-action'],
  ['an inherited name as kind', busy, { kind: 'constructor' }, 'unknown-action'],
  ['an extra field', busy, { kind: 'place', cell: 5, energy: 5 }, 'unknown-action'],
  ["another kind's field", busy, { kind: 'place', cell: 5, to: 6 }, 'unknown-action'],
  ['a pass with a cell', full, { kind: 'pass', cell: 5 }, 'unknown-action'],
  ['a line that is no list', cross, { kind: 'place', cell: 5, line: 'a1-b1-c1' }, 'unknown-action'],
  ['a line of two', cross, { kind: 'place', cell: 5, line: [4, 5] }, 'unknown-action'],
  ['a line of texts', cross, { kind: 'place', cell: 5, line: ['4', '5', '6'] }, 'unknown-action'],

  ['a missing cell', busy, { kind: 'place' }, 'bad-cell'],
  ['a cell off the board', busy, { kind: 'place', cell: 16 }, 'bad-cell'],
  ['a negative cell', busy, { kind: 'seal', cell: -1 }, 'bad-cell'],
  ['half a cell', busy, { kind: 'disrupt', cell: 2.5 }, 'bad-cell'],
  ['a cell as text', busy, { kind: 'place', cell: '5' }, 'bad-cell'],
  ['a shift without an end', busy, { kind: 'shift', from: 0 }, 'bad-cell'],
  ['a double of one', busy, { kind: 'double', cells: [5] }, 'bad-cell'],
  ['a double of three', busy, { kind: 'double', cells: [5, 7, 13] }, 'bad-cell'],
  ['a double that is no list', busy, { kind: 'double', cells: 5 }, 'bad-cell'],

  ['a seal without 2 energy', poor, { kind: 'seal', cell: 5 }, 'no-energy'],
  ['a shift without 2 energy', poor, { kind: 'shift', from: 0, to: 1 }, 'no-energy'],
  ['a disrupt without 3 energy', poor, { kind: 'disrupt', cell: 3 }, 'no-energy'],
  ['a double without 4 energy', poor, { kind: 'double', cells: [5, 7] }, 'no-energy'],
  ['energy before the target', poor, { kind: 'seal', cell: 0 }, 'no-energy'],

  ['a placement on an own piece', busy, { kind: 'place', cell: 0 }, 'not-empty'],
  ['a placement on an opponent piece', busy, { kind: 'place', cell: 3 }, 'not-empty'],
  ['a seal on a piece', busy, { kind: 'seal', cell: 3 }, 'not-empty'],
  [
    'a shift onto a piece',
    position({ board: 'XO.. .... .... ....', energies: [2, 0] }),
    { kind: 'shift', from: 0, to: 1 },
    'not-empty',
  ],
  ['a double whose second cell is taken', busy, { kind: 'double', cells: [5, 3] }, 'not-empty'],

  ['a placement on the seal', busy, { kind: 'place', cell: 10 }, 'sealed'],
  ['a seal on the seal', busy, { kind: 'seal', cell: 10 }, 'sealed'],
  [
    'a shift onto the seal',
    position({ board: 'X#.. .... .... ....', energies: [2, 0] }),
    { kind: 'shift', from: 0, to: 1 },
    'sealed',
  ],
  ['a double on the seal', busy, { kind: 'double', cells: [5, 10] }, 'sealed'],

  ['a double on one cell', busy, { kind: 'double', cells: [5, 5] }, 'same-cell'],
  ['a double side by side', busy, { kind: 'double', cells: [5, 6] }, 'adjacent'],
  ['a double one above the other', busy, { kind: 'double', cells: [5, 9] }, 'adjacent'],
  ['a shift of nothing', busy, { kind: 'shift', from: 5, to: 6 }, 'not-your-piece'],
  ['a shift of an opponent piece', busy, { kind: 'shift', from: 3, to: 2 }, 'not-your-piece'],
  ['a diagonal shift', busy, { kind: 'shift', from: 0, to: 5 }, 'not-adjacent'],
  [
    'a shift round the edge',
    position({ board: '...X .... .... ....', energies: [2, 0] }),
    { kind: 'shift', from: 3, to: 4 },
    'not-adjacent',
  ],
  ['a disrupt of nothing', busy, { kind: 'disrupt', cell: 5 }, 'not-opponent-piece'],
  ['a disrupt of an own piece', busy, { kind: 'disrupt', cell: 0 }, 'not-opponent-piece'],
  ['a disrupt of a frozen piece', busy, { kind: 'disrupt', cell: 15 }, 'frozen'],
  ['a pass while a cell is open', poor, { kind: 'pass' }, 'pass-not-allowed'],
  [
    'a pass while a piece can be disrupted',
    { ...full, energies: { X: 3, O: 0 } },
    { kind: 'pass' },
    'pass-not-allowed',
  ],

  ['two lines and no choice', cross, { kind: 'place', cell: 5 }, 'line-choice-required'],
  ['a line that is not formed', cross, { kind: 'place', cell: 5, line: [0, 5, 10] }, 'line-not-formed'],
  ['a line written backwards', cross, { kind: 'place', cell: 5, line: [6, 5, 4] }, 'line-not-formed'],
  ['a line where none is formed', cross, { kind: 'place', cell: 0, line: [0, 1, 2] }, 'line-not-formed'],
  ['a line off the board', cross, { kind: 'place', cell: 5, line: [5, 6, 99] }, 'line-not-formed'],
  [
    'another line than the only one',
    position({ board: 'XX.. .... .... ....' }),
    { kind: 'place', cell: 2, line: [1, 2, 3] },
    'line-not-formed',
  ],
  [
    'a line left over, not touched',
    position({ board: 'XXX. .... .... ....' }),
    { kind: 'place', cell: 15, line: [0, 1, 2] },
    'line-not-formed',
  ],
  ['a seal with a line', busy, { kind: 'seal', cell: 5, line: [4, 5, 6] }, 'line-not-formed'],
  ['a pass with a line', full, { kind: 'pass', line: [4, 5, 6] }, 'line-not-formed'],
];

describe('refusals', () => {
  it.each(tries)('%s', (_, state, action, code) => {
    const before = JSON.stringify(state);
    expect(enchanted.play(state, action as EnchantedAction)).toEqual({ ok: false, code });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('has a test for every code', () => {
    expect([...new Set(tries.map(([, , , code]) => code))].sort()).toEqual([...ENCHANTED_REFUSALS].sort());
  });

  it('answers anything at all with a state or a code, and never throws', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record(
        {
          kind: fc.constantFrom('place', 'seal', 'shift', 'disrupt', 'double', 'pass'),
          cell: fc.anything(),
          cells: fc.anything(),
          line: fc.anything(),
        },
        { requiredKeys: ['kind'] },
      ),
    );
    fc.assert(
      fc.property(junk, (value) => {
        const played = enchanted.play(busy, value as EnchantedAction);
        if (!played.ok) expect(ENCHANTED_REFUSALS).toContain(played.code);
      }),
    );
  });
});

describe('what is accepted beyond the legal list', () => {
  it('lets an action name the only line it forms', () => {
    const state = position({ board: 'XX.. .... .... ....' });
    const named = enchanted.play(state, { kind: 'place', cell: cell(2), line: [cell(0), cell(1), cell(2)] });
    expect(named).toEqual(enchanted.play(state, { kind: 'place', cell: cell(2) }));
    expect(named.ok).toBe(true);
  });

  it('takes the cells of a double in either order', () => {
    const double = (a: number, b: number): EnchantedAction => ({ kind: 'double', cells: [cell(a), cell(b)] });
    expect(enchanted.play(busy, double(13, 5))).toEqual(enchanted.play(busy, double(5, 13)));
    expect(enchanted.write(double(13, 5))).toBe('double b2+b4');
  });
});
