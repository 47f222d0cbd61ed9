import { cell, type EnchantedState } from '@/engine';
import { enchantedCells } from '@/components/enchanted/enchantedCells';
import { playedTurn } from '@/components/enchanted/playedTurn';

import { position } from '../../support/enchantedPosition';

const SIDE = 60;
const still = position({ board: 'X... .#.. ..*. ...O', still: { 0: 2 } });

function shown(state: EnchantedState, options: Partial<Parameters<typeof enchantedCells>[1]> = {}) {
  return enchantedCells(state, { side: SIDE, turn: null, ...options });
}

/** The cells after a move, as the board shows them. */
function shownAfter(state: EnchantedState, move: string) {
  const turn = playedTurn(state, move)!;
  return shown(turn.after, { turn });
}

describe('cells', () => {
  it.each([
    [0, 'Row 1, column 1, X, about to freeze'],
    [1, 'Row 1, column 2, empty'],
    [5, 'Row 2, column 2, empty, sealed'],
    [10, 'Row 3, column 3, O, frozen'],
    [15, 'Row 4, column 4, O'],
  ])('say what stands on %d: %s', (index, label) => {
    expect(shown(still)[index]!.label).toBe(label);
  });

  it('say and frame what is chosen, what can be, and what is pointed at', () => {
    const cells = shown(still, { chosen: [cell(0)], targets: [cell(1)], hint: [cell(2)] });
    expect(cells.slice(0, 3)).toMatchObject([
      { label: 'Row 1, column 1, X, about to freeze, chosen', ring: 'chosen' },
      { label: 'Row 1, column 2, empty, can be chosen', ring: 'target' },
      { label: 'Row 1, column 3, empty, hint', tint: 'hint' },
    ]);
  });

  it('show where a piece would stand, in the mark of whoever is to move', () => {
    const cells = shown(still, { ghosts: [cell(1)] });
    expect(cells[1]).toMatchObject({ mark: null, ghost: 'X' });
    expect(cells[2]!.ghost).toBeUndefined();
  });

  it('leave a lifted piece to the finger', () => {
    expect(
      shown(still, { lifted: 0 })
        .map(({ lifted }) => lifted)
        .indexOf(true),
    ).toBe(0);
  });

  it('show a line that was cleared', () => {
    const cells = shownAfter(position({ board: 'XX.. .... .... ...O' }), 'c1');
    expect(cells.slice(0, 3)).toMatchObject([
      { label: 'Row 1, column 1, empty, cleared', mark: null, tint: 'win' },
      { label: 'Row 1, column 2, empty, cleared', mark: null, tint: 'win' },
      { label: 'Row 1, column 3, empty, cleared, last move', mark: null, tint: 'win' },
    ]);
  });

  it('let a shifted piece glide in from where it stood', () => {
    const cells = shownAfter(position({ board: 'X... .... .... ...O', energies: [2, 0] }), 'shift a1-a2');
    expect(cells[4]).toMatchObject({ mark: 'X', fresh: false, from: { rows: -1, columns: 0 }, tint: 'last' });
    expect(cells[0]).toMatchObject({ label: 'Row 1, column 1, empty, last move', mark: null });
  });
});
