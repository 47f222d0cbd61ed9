import fc from 'fast-check';

import { createRng, isOver, type Cell } from '@/engine/core';
import { checkState, enchanted, type EnchantedState } from '@/engine/enchanted';

import { after, position } from '../../support/enchantedPosition';

const sound = position({ board: 'X..O .... #... ..O*', energies: [5, 3], scores: [1, 2], still: { 0: 1 } });
const won = after(position({ board: 'XX.. .... .... ...O', scores: [2, 1] }), 'c1');
const onTime = after(position({ board: '.... .... .... ...O', turn: 24, scores: [1, 0] }), 'a1');
const sudden = after(position({ board: 'XX.. .... .... ...O', turn: 27 }), 'c1');
const drawn = after(position({ board: 'XX.. .... .... ...O', turn: 36 }), 'b2');

const changed = (state: EnchantedState, change: object): unknown => ({ ...state, ...change });

const broken: readonly (readonly [why: string, value: unknown])[] = [
  ['nothing', undefined],
  ['a number', 7],
  ['an empty object', {}],
  ['energy 9', changed(sound, { energies: { X: 9, O: 3 } })],
  ['negative energy', changed(sound, { energies: { X: 5, O: -1 } })],
  ['energy of one player only', changed(sound, { energies: { X: 5 } })],
  ['two seals', changed(sound, { sealed: [8, 9] })],
  ['a seal on a piece', changed(sound, { sealed: 0 })],
  ['a seal off the board', changed(sound, { sealed: 16 })],
  ['a board of 15', changed(sound, { board: sound.board.slice(1) })],
  ['a third kind of piece', changed(sound, { board: sound.board.map(() => 'Z') })],
  ['ages of 15 cells', changed(sound, { still: sound.still.slice(1) })],
  ['an age of 3', changed(sound, { still: sound.still.map((_, at) => (at === 0 ? 3 : 0)) })],
  ['an age without a piece', changed(sound, { still: sound.still.map((_, at) => (at === 5 ? 1 : 0)) })],
  ['a frozen piece of the mover', changed(sound, { frozen: [0] })],
  ['a frozen empty cell', changed(sound, { frozen: [5] })],
  ['a frozen piece with an age', changed(sound, { still: sound.still.map((_, at) => (at === 15 ? 1 : 0)) })],
  ['frozen cells out of order', changed(sound, { frozen: [15, 14] })],
  ['a frozen cell twice', changed(sound, { frozen: [15, 15] })],
  ['a fourth point', changed(sound, { scores: { X: 4, O: 0 } })],
  ['three points and no result', changed(sound, { scores: { X: 3, O: 0 } })],
  ['a flag that is no flag', changed(sound, { flags: { ...sound.flags, priority: { X: 1, O: 0 } } })],
  ['missing flags', changed(sound, { flags: null })],
  [
    'a penalty still pending on turn',
    changed(sound, { flags: { ...sound.flags, penalty: { X: true, O: false } } }),
  ],
  ['heat that should have boiled', changed(sound, { flags: { ...sound.flags, heat: { X: 2, O: 0 } } })],
  ['heat without full energy', changed(sound, { flags: { ...sound.flags, heat: { X: 0, O: 1 } } })],
  ['turn 0', changed(sound, { turn: 0, current: 'O' })],
  ['turn 37', changed(sound, { turn: 37, phase: 'sudden-death', scores: { X: 0, O: 0 } })],
  ["the other player's turn", changed(sound, { current: 'O', frozen: [] })],
  ['no player', changed(sound, { current: 'Z' })],
  ['sudden death too early', changed(sound, { phase: 'sudden-death', scores: { X: 1, O: 1 } })],
  ['a normal turn 25', changed(sound, { turn: 25, scores: { X: 1, O: 1 } })],
  ['sudden death with a leader', changed(sound, { turn: 25, phase: 'sudden-death' })],
  ['an unknown phase', changed(sound, { phase: 'endgame' })],
  ['no result field', changed(sound, { result: undefined })],
  ['a result of another kind', changed(sound, { result: { kind: 'solved', moves: 3 } })],
  ['a draw on turn 7', changed(sound, { result: { kind: 'drawn' }, scores: { X: 1, O: 1 }, frozen: [] })],
  ['a win by nobody', changed(won, { result: { ...won.result, by: null } })],
  ['a win by resigning', changed(won, { result: { ...won.result, how: 'resigned' } })],
  ['a win without its line', changed(won, { result: { ...won.result, line: [] } })],
  ['a win by a line of two', changed(won, { result: { ...won.result, line: [0, 1] } })],
  ['a win by a line backwards', changed(won, { result: { ...won.result, line: [2, 1, 0] } })],
  ['a win by a line off the board', changed(won, { result: { ...won.result, line: [14, 15, 16] } })],
  ['a win with two points', changed(won, { scores: { X: 2, O: 1 } })],
  ['a win by the player behind', changed(onTime, { result: { ...onTime.result, by: 'O' } })],
  ['a win on time on turn 22', changed(onTime, { turn: 22 })],
  ['a win in sudden death on turn 7', changed(won, { result: { ...won.result, how: 'sudden-death' } })],
  ['a draw with a leader', changed(drawn, { scores: { X: 1, O: 0 } })],
];

describe('checkState', () => {
  it.each(broken)('refuses %s', (_, value) => {
    expect(checkState(value)).toEqual({ ok: false, code: 'bad-state' });
  });

  it.each([
    ['a position in play', sound],
    ['a win by score', won],
    ['a win on time', onTime],
    ['a win in sudden death', sudden],
    ['a draw', drawn],
  ] as const)('accepts %s', (_, state) => {
    expect(checkState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
  });

  it('drops what is not part of a state', () => {
    const value = changed(sound, { smuggled: true, flags: { ...sound.flags, extra: 1 } });
    expect(checkState(value)).toEqual({ ok: true, value: sound });
  });

  it('accepts every position of a random game', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('fair' as const, 'empty' as const), (seed, start) => {
        const rng = createRng(seed);
        let state = enchanted.start({ start });
        while (!isOver(enchanted.outcome(state))) {
          expect(checkState(state)).toEqual({ ok: true, value: state });
          const next = enchanted.play(state, rng.pick(enchanted.legal(state)));
          if (!next.ok) throw new Error(next.code);
          state = next.value;
        }
        expect(checkState(state)).toEqual({ ok: true, value: state });
      }),
      { numRuns: 60 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(sound)), fc.anything(), (field, junk) => {
        const checked = checkState(changed(sound, { [field]: junk }));
        if (checked.ok) expect(enchanted.legal(checked.value).length).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(checkState(changed(sound, { frozen: [15 as Cell] })).ok).toBe(true);
  });
});
