import { aboutToFreeze, describeTurn, enchanted, forecast, type EnchantedState } from '@/engine/enchanted';

import { after, position } from '../../support/enchantedPosition';

function eventsOf(state: EnchantedState, text: string) {
  const action = enchanted.read(text);
  if (!action.ok) throw new Error(text);
  return describeTurn(state, action.value, after(state, text));
}

describe('describeTurn', () => {
  it('tells a placement and the gain that follows', () => {
    expect(eventsOf(enchanted.start(enchanted.defaults), 'b2')).toEqual([
      { kind: 'placed', player: 'X', cell: 5 },
      { kind: 'gained', player: 'O', amount: 1 },
    ]);
  });

  it('tells no gain on the first turns', () => {
    expect(eventsOf(enchanted.start({ start: 'empty' }), 'b2')).toEqual([
      { kind: 'placed', player: 'X', cell: 5 },
    ]);
  });

  it('tells a score, its energy and the priority it gives', () => {
    expect(eventsOf(position({ board: 'XX.. .... .... ...O', energies: [3, 1] }), 'c1')).toEqual([
      { kind: 'placed', player: 'X', cell: 2 },
      { kind: 'scored', player: 'X', line: [0, 1, 2], energy: 1 },
      { kind: 'priority', player: 'O' },
      { kind: 'gained', player: 'O', amount: 2 },
    ]);
  });

  it('tells which of several lines was cleared, and energy lost to the cap', () => {
    const state = position({ board: '.X.. X.X. .X.. ...O', energies: [5, 1] });
    expect(eventsOf(state, 'b2 clear b1-b2-b3')).toContainEqual({
      kind: 'scored',
      player: 'X',
      line: [1, 5, 9],
      energy: 0,
    });
  });

  it('tells each skill', () => {
    const state = position({ board: 'X... .... .... ...O', energies: [5, 1] });
    expect(eventsOf(state, 'seal b2').slice(0, 2)).toEqual([
      { kind: 'sealed', player: 'X', cell: 5 },
      { kind: 'paid', player: 'X', amount: 2 },
    ]);
    expect(eventsOf(state, 'shift a1-a2')[0]).toEqual({ kind: 'shifted', player: 'X', from: 0, to: 4 });
    expect(eventsOf(state, 'disrupt d4').slice(0, 2)).toEqual([
      { kind: 'removed', player: 'O', cell: 15 },
      { kind: 'penalty', player: 'X' },
    ]);
    expect(eventsOf(state, 'double b2+d2').slice(0, 2)).toEqual([
      { kind: 'placed', player: 'X', cell: 5 },
      { kind: 'placed', player: 'X', cell: 7 },
    ]);
    const full = position({ board: 'XXOO OOXX XXOO OOXX', turn: 19, energies: [2, 2] });
    expect(eventsOf(full, 'pass')[0]).toEqual({ kind: 'passed', player: 'X' });
  });

  it('tells frost, thaw, the seal that went and an overheat', () => {
    const state = position({
      board: 'X#.. .... .... ...*',
      energies: [1, 5],
      heat: [0, 2],
      still: { 0: 2 },
    });
    expect(eventsOf(state, 'b2').slice(1)).toEqual([
      { kind: 'unsealed', cell: 1 },
      { kind: 'thawed', cells: [15] },
      { kind: 'froze', cells: [0] },
      { kind: 'overheated', player: 'O', energy: 3 },
      { kind: 'gained', player: 'O', amount: 1 },
    ]);
  });

  it('tells a skipped gain as a gain of nothing', () => {
    const state = position({ board: 'X... .... .... ...O', penalty: 'O', energies: [0, 2] });
    expect(eventsOf(state, 'b2')).toContainEqual({ kind: 'gained', player: 'O', amount: 0 });
  });

  it('tells sudden death, and the end instead of a gain', () => {
    const level = position({ board: 'X... .... .... ...O', turn: 24 });
    expect(eventsOf(level, 'b2')).toContainEqual({ kind: 'phase', phase: 'sudden-death' });
    const last = position({ board: 'X... .... .... ...O', turn: 36 });
    expect(eventsOf(last, 'b2')).toEqual([
      { kind: 'placed', player: 'O', cell: 5 },
      { kind: 'ended', finish: { kind: 'drawn' } },
    ]);
  });
});

describe('forecast', () => {
  const board = 'X... .... .... ...O';

  it.each([
    [
      'one more',
      position({ board, energies: [0, 2] }),
      { overheats: false, reason: 'plain', gain: 1, energy: 3 },
    ],
    [
      'two after a score against',
      position({ board, energies: [0, 2], priority: 'O' }),
      { reason: 'priority', gain: 2, energy: 4 },
    ],
    [
      'none after a Disrupt',
      position({ board, energies: [0, 2], penalty: 'O' }),
      { reason: 'penalty', gain: 0, energy: 2 },
    ],
    [
      'an overheat',
      position({ board, energies: [0, 5], heat: [0, 2] }),
      { overheats: true, gain: 1, energy: 4 },
    ],
    ['the cap', position({ board, energies: [0, 5] }), { overheats: false, gain: 1, energy: 5 }],
  ] as const)('sees %s', (_, state, expected) => {
    expect(forecast(state, 'O')).toMatchObject(expected);
  });

  it.each([
    ['an overheat if all is kept a second time', [5, 0], [1, 0], { overheats: true, gain: 1, energy: 4 }],
    ['a full store after keeping all once', [5, 0], [0, 0], { overheats: false, energy: 5 }],
    ['a plain gain with less than all', [4, 0], [0, 0], { overheats: false, energy: 5 }],
  ] as const)('sees %s for whoever is on turn', (_, energies, heat, expected) => {
    expect(forecast(position({ board, energies, heat }), 'X')).toMatchObject(expected);
  });

  it('comes true for whoever is on turn when nobody spends or scores', () => {
    for (const heat of [0, 1]) {
      const state = position({ board, energies: [5, 0], heat: [heat, 0] });
      expect(after(state, 'b1', 'a4').energies.X).toBe(forecast(state, 'X').energy);
    }
  });

  it('sees no turn after the last', () => {
    const last = position({ board, turn: 36, energies: [2, 2] });
    expect(forecast(last, 'X')).toMatchObject({ reason: 'no-turn', energy: 2 });
    expect(forecast(last, 'O')).toMatchObject({ reason: 'no-turn', energy: 2 });
    expect(forecast(position({ board, turn: 35, energies: [2, 2] }), 'O')).toMatchObject({ reason: 'plain' });
  });

  it('sees nothing coming for O before turn 2, and a gain for X on turn 3', () => {
    const start = enchanted.start({ start: 'empty' });
    expect(forecast(start, 'O')).toMatchObject({ reason: 'first-turns', energy: 3 });
    expect(forecast(start, 'X')).toMatchObject({ reason: 'plain', energy: 3 });
  });
});

describe('aboutToFreeze', () => {
  it('names the mover’s pieces on their third quiet turn', () => {
    const state = position({ board: 'XX.. .... .... ..OO', still: { 0: 2, 1: 1, 15: 2 } });
    expect(aboutToFreeze(state)).toEqual([0]);
    expect(after(state, 'b2').frozen).toEqual([0]);
  });

  it('names none once the game is over', () => {
    const state = position({ board: 'XX.X .... .... ..OO', still: { 3: 2 }, scores: [2, 0] });
    expect(aboutToFreeze(after(state, 'c1 clear a1-b1-c1'))).toEqual([]);
  });
});
