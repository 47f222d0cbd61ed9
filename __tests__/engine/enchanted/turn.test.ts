import { cell } from '@/engine/core';
import { enchanted, formedLines } from '@/engine/enchanted';

import { after, drawn, position } from '../../support/enchantedPosition';

describe('energy', () => {
  it('is not gained on turns 1 and 2', () => {
    const start = enchanted.start({ start: 'empty' });
    const second = after(start, 'b2');
    expect(second.energies).toEqual({ X: 2, O: 3 });
    expect(after(second, 'c3').energies).toEqual({ X: 3, O: 3 });
  });

  it('grows by one a turn, up to 5', () => {
    expect(after(position({ board: '.... .... .... ....', energies: [0, 3] }), 'a1').energies.O).toBe(4);
    expect(after(position({ board: '.... .... .... ....', energies: [0, 5] }), 'a1').energies.O).toBe(5);
  });

  it('pays for each skill', () => {
    const state = position({ board: 'X... .... .... ...O', energies: [5, 0] });
    const left = (text: string) => after(state, text).energies.X;
    expect([
      left('b2'),
      left('seal b2'),
      left('shift a1-a2'),
      left('disrupt d4'),
      left('double b2+d2'),
    ]).toEqual([5, 3, 3, 2, 1]);
  });

  it('gives one more for a line, never past 5', () => {
    const state = (energy: number) => position({ board: 'XX.. .... .... ...O', energies: [energy, 0] });
    expect(after(state(3), 'c1').energies.X).toBe(4);
    expect(after(state(5), 'c1').energies.X).toBe(5);
  });

  it('overheats after two own turns ended at 5: 3, then the gain', () => {
    const hot = position({ board: 'X... .... .... ...O', energies: [0, 5], heat: [0, 2] });
    const next = after(hot, 'b1');
    expect(next.energies.O).toBe(4);
    expect(next.flags.heat.O).toBe(0);
    expect(after({ ...hot, flags: { ...hot.flags, priority: { X: false, O: true } } }, 'b1').energies.O).toBe(
      5,
    );
  });

  it('counts heat only while energy stays at 5', () => {
    const warm = position({ board: 'X... .... .... ...O', energies: [5, 0], heat: [1, 0] });
    expect(after(warm, 'b1').flags.heat.X).toBe(2);
    expect(after(warm, 'seal b1').flags.heat.X).toBe(0);
  });

  it('skips the gain after a Disrupt', () => {
    const state = position({ board: 'XX.O .... .... ...O', turn: 8, energies: [1, 3] });
    const disrupted = after(state, 'disrupt a1');
    expect(disrupted).toMatchObject({ energies: { O: 0 }, flags: { penalty: { O: true } } });
    expect(after(disrupted, 'a2')).toMatchObject({ energies: { O: 0 }, flags: { penalty: { O: false } } });
  });

  it('keeps priority for the next gain when a penalty skips this one', () => {
    const both = position({ board: 'XX.. .... .... ...O', turn: 9, energies: [1, 0], penalty: 'O' });
    const skipped = after(both, 'c1');
    expect(skipped).toMatchObject({
      energies: { O: 0 },
      flags: { penalty: { O: false }, priority: { O: true } },
    });
    expect(after(skipped, 'd1', 'd2')).toMatchObject({
      energies: { O: 2 },
      flags: { priority: { O: false } },
    });
  });
});

describe('scoring', () => {
  it('clears the line, gives a point, and the opponent gains double', () => {
    const next = after(position({ board: '.... XX.. .... ..OO', energies: [3, 1] }), 'c2');
    expect(drawn(next)).toBe('.... .... .... ..OO');
    expect(next).toMatchObject({ scores: { X: 1, O: 0 }, energies: { X: 4, O: 3 } });
  });

  it('offers every formed line to choose from, and gives one point', () => {
    const cross = position({ board: '.X.. X.X. .X.. ...O', scores: [1, 0] });
    expect(formedLines(cross, { kind: 'place', cell: cell(5) })).toEqual([
      [4, 5, 6],
      [1, 5, 9],
    ]);
    const texts = enchanted.legal(cross).map(enchanted.write);
    expect(texts).toContain('b2 clear a2-b2-c2');
    expect(texts).toContain('b2 clear b1-b2-b3');
    expect(texts).not.toContain('b2');
    const next = after(cross, 'b2 clear b1-b2-b3');
    expect(drawn(next)).toBe('.... X.X. .... ...O');
    expect(next.scores.X).toBe(2);
  });

  it('lets a Shift complete a line, without the cell it left', () => {
    const state = position({ board: 'XX.. ..X. .... ...O', energies: [2, 0] });
    expect(after(state, 'shift c2-c1').scores.X).toBe(1);
    const row = position({ board: 'XXX. .... .... ...O', energies: [2, 0] });
    expect(after(row, 'shift c1-d1').scores.X).toBe(0);
  });

  it('lets a Double complete two lines for one point', () => {
    const state = position({ board: 'XX.. .... .... XX..', energies: [4, 0] });
    const next = after(state, 'double c1+c4 clear a4-b4-c4');
    expect(drawn(next)).toBe('XXX. .... .... ....');
    expect(next).toMatchObject({ scores: { X: 1 }, energies: { X: 1 } });
  });

  it('does not score a left-over line again, only a line that gained a piece', () => {
    const left = position({ board: 'XXX. .O.. ...O ....' });
    expect(after(left, 'd4').scores.X).toBe(0);
    const grown = after(left, 'd1');
    expect(grown.scores.X).toBe(1);
    expect(drawn(grown)).toBe('X... .O.. ...O ....');
  });
});

describe('seals', () => {
  it('bind the opponent for one turn and then are gone', () => {
    const sealed = after(position({ board: 'X... .... .... ...O', energies: [2, 2] }), 'seal b2');
    expect(drawn(sealed)).toBe('X... .#.. .... ...O');
    expect(enchanted.legal(sealed).map(enchanted.write)).not.toContain('b2');
    expect(drawn(after(sealed, 'a2'))).toBe('X... O... .... ...O');
    expect(drawn(after(sealed, 'seal a2'))).toBe('X... #... .... ...O');
  });
});

describe('frost', () => {
  it('freezes a piece for the opponent turn after its third quiet own turn, then starts again', () => {
    let state = position({ board: 'X... .... .... ...O', turn: 5 });
    const seen: string[] = [];
    for (const text of ['c1', 'a2', 'c3', 'a4', 'd2', 'b2', 'd1']) {
      state = after(state, text);
      if (state.current === 'O')
        seen.push(`${state.still[0]}${state.frozen.includes(cell(0)) ? ' frozen' : ''}`);
    }
    expect(seen).toEqual(['1', '2', '0 frozen', '1']);
  });

  it('lets Disrupt hit a piece again once its frozen turn has passed', () => {
    const frozen = position({ board: '*... .... .... ...X', turn: 7, energies: [3, 0] });
    expect(enchanted.play(frozen, { kind: 'disrupt', cell: cell(0) })).toMatchObject({ code: 'frozen' });
    const later = after(frozen, 'b1', 'd3');
    expect(drawn(after(later, 'disrupt a1'))).toBe('.X.. .... ...O ...X');
  });

  it('starts again at 0 for a piece that shifts', () => {
    const next = after(
      position({ board: 'X... .... .... ...O', energies: [2, 0], still: { 0: 2 } }),
      'shift a1-b1',
    );
    expect([next.still[0], next.still[1], next.frozen]).toEqual([0, 0, []]);
  });
});

describe('pass', () => {
  const full = 'XXOO OOXX XXOO OOXX';

  it('is the only action on a full board without the energy to disrupt', () => {
    const state = position({ board: full, turn: 19, energies: [2, 2] });
    expect(enchanted.legal(state)).toEqual([{ kind: 'pass' }]);
    const next = after(state, 'pass');
    expect(next).toMatchObject({ turn: 20, current: 'O', energies: { X: 2, O: 3 } });
    expect(next.still[0]).toBe(1);
  });

  it('is forced when every opponent piece is frozen or the only empty cell is sealed', () => {
    const frozen = position({ board: 'XX** **XX XX** **XX', turn: 19, energies: [5, 2] });
    expect(enchanted.legal(frozen)).toEqual([{ kind: 'pass' }]);
    const sealed = position({ board: 'XXOO OOXX XXOO OOX#', turn: 19, energies: [2, 2] });
    expect(enchanted.legal(sealed)).toEqual([{ kind: 'pass' }]);
  });
});

describe('the end', () => {
  const three = '.... XX.. .... ...O';

  it('comes at once with the third point, on the turn that made it', () => {
    const state = after(position({ board: three, turn: 15, scores: [2, 0] }), 'c2');
    expect(enchanted.outcome(state)).toEqual({ kind: 'won', by: 'X', how: 'score', line: [4, 5, 6] });
    expect(state).toMatchObject({ turn: 15, current: 'X' });
  });

  it('comes after turn 24 for the higher score', () => {
    const state = after(position({ board: '.... .... .... ...O', turn: 24, scores: [1, 0] }), 'a1');
    expect(enchanted.outcome(state)).toEqual({ kind: 'won', by: 'X', how: 'turn-limit', line: [] });
    const overtaken = after(position({ board: 'OO.. .... .... ....', turn: 24, scores: [0, 0] }), 'c1');
    expect(enchanted.outcome(overtaken)).toEqual({
      kind: 'won',
      by: 'O',
      how: 'turn-limit',
      line: [0, 1, 2],
    });
  });

  it('waits for sudden death when turn 24 leaves the scores level', () => {
    const state = after(position({ board: 'OO.. .... .... ....', turn: 24, scores: [1, 0] }), 'c1');
    expect(state).toMatchObject({ phase: 'sudden-death', turn: 25, current: 'X', result: null });
  });

  it('comes with the first point of sudden death, whatever the score', () => {
    const state = after(position({ board: three, turn: 27 }), 'c2');
    expect(enchanted.outcome(state)).toMatchObject({
      kind: 'won',
      by: 'X',
      how: 'sudden-death',
      line: [4, 5, 6],
    });
    const third = after(position({ board: three, turn: 27, scores: [2, 2] }), 'c2');
    expect(enchanted.outcome(third)).toMatchObject({ how: 'sudden-death' });
  });

  it('is a draw after turn 36 without a point', () => {
    expect(enchanted.outcome(after(position({ board: three, turn: 36 }), 'a1'))).toEqual({ kind: 'drawn' });
  });
});
