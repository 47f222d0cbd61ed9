import { cell } from '@/engine/core';
import { cipher, type Action, type Config, type State } from '@/engine/cipher';

import { describeGame } from '../../support/describeGame';
import { grid, puzzle } from '../../support/exhaust';

const MATCH = puzzle('ABC/BCA/CAB', 3, { kind: 'match', target: grid('BAC/BCA/ACB').cells }, [4]);
const RULES = puzzle('AABC/CACB/BCAA/CABB', 3, { kind: 'rules', rules: ['NO_TOUCH'] }, [15]);
const CYCLE = puzzle('ABCA/BCAB', 3, { kind: 'cycle', target: grid('AACA/BBAB').cells }, [3]);
const CORRIDOR = puzzle('AB', 2, { kind: 'match', target: [1, 0] });
const SOLVED = puzzle('AB', 2, { kind: 'match', target: [0, 1] });

function swap(a: readonly [number, number], b: readonly [number, number]): Action {
  return { kind: 'swap', a: { row: a[0], column: a[1] }, b: { row: b[0], column: b[1] } };
}

function cycle(row: number, column: number): Action {
  return { kind: 'cycle', at: { row, column } };
}

function played(config: Config, ...actions: Action[]): State {
  return actions.reduce((state, action) => {
    const next = cipher.play(state, action);
    if (!next.ok) throw new Error(next.code);
    return next.value;
  }, cipher.start(config));
}

const SQUARES = Array.from({ length: 16 }, (_, i) => [Math.floor(i / 4), i % 4] as const);

describeGame(cipher, {
  configs: [MATCH, RULES, CYCLE, CORRIDOR, SOLVED],
  longestGame: 20,
  games: 4,
  mayNotEnd: true,
  probes: [
    ...SQUARES.map(([row, column]) => cycle(row, column)),
    ...SQUARES.map(([row, column]) => swap([row, column], [row, column + 1])),
    ...SQUARES.map(([row, column]) => swap([row + 1, column], [row, column])),
    swap([0, 0], [1, 1]),
    swap([0, 3], [1, 0]),
    cycle(-1, 0),
    swap([0, 0], [0, 0]),
  ],
  unreadable: ['a2-a1', 'a1-a1', 'a1a2', 'a1_a2', 'a1-', '-a1', 'a1-a2-a3', 'cycle b2', 'b2-a2', 'a0-a1'],
});

describe('a swap', () => {
  it('trades two neighbours and counts one move', () => {
    const state = played(MATCH, swap([0, 0], [0, 1]));
    expect(state.cells).toEqual(grid('BAC/BCA/CAB').cells);
    expect(state.moves).toBe(1);
  });

  it('is the same move whichever cell comes first', () => {
    expect(cipher.write(swap([0, 1], [0, 0]))).toBe('a1-b1');
    expect(played(MATCH, swap([0, 1], [0, 0]))).toEqual(played(MATCH, swap([0, 0], [0, 1])));
  });

  it.each([
    ['out-of-bounds', swap([0, 2], [0, 3])],
    ['out-of-bounds', swap([-1, 0], [0, 0])],
    ['out-of-bounds', swap([2, 0], [3, 0])],
    ['not-adjacent', swap([0, 0], [1, 1])],
    ['not-adjacent', swap([0, 0], [0, 2])],
    ['not-adjacent', swap([0, 0], [0, 0])],
    ['not-adjacent', swap([0, 2], [1, 0])],
    ['locked', swap([1, 0], [1, 1])],
    ['locked', swap([1, 1], [1, 2])],
    ['wrong-kind', cycle(0, 0)],
  ])('is refused with %s', (code, action) => {
    expect(cipher.play(cipher.start(MATCH), action)).toEqual({ ok: false, code });
  });

  it('is refused between equal symbols', () => {
    expect(cipher.play(cipher.start(RULES), swap([0, 0], [0, 1]))).toEqual({
      ok: false,
      code: 'same-symbol',
    });
  });
});

describe('a cycle', () => {
  it('advances a cell and its unlocked neighbours, the last symbol becoming the first', () => {
    expect(played(CYCLE, cycle(0, 2)).cells).toEqual(grid('ACAA/BCBB').cells);
  });

  it.each([
    ['out-of-bounds', cycle(2, 0)],
    ['locked', cycle(0, 3)],
    ['wrong-kind', swap([0, 0], [0, 1])],
  ])('is refused with %s', (code, action) => {
    expect(cipher.play(cipher.start(CYCLE), action)).toEqual({ ok: false, code });
  });
});

describe('a solved puzzle', () => {
  it('says in how many moves it was solved and refuses any more', () => {
    const state = played(CORRIDOR, swap([0, 0], [0, 1]));
    expect(cipher.outcome(state)).toEqual({ kind: 'solved', moves: 1 });
    expect(cipher.play(state, swap([0, 0], [0, 1]))).toEqual({ ok: false, code: 'already-solved' });
    expect(cipher.legal(state)).toEqual([]);
  });

  it('counts any grid that keeps the rules, not only one', () => {
    const twoWays = puzzle('AAB/BBA', 2, { kind: 'rules', rules: ['NO_TOUCH'] });
    for (const solved of ['ABA/BAB', 'BAB/ABA']) {
      expect(cipher.outcome({ config: twoWays, cells: grid(solved).cells, moves: 2 }).kind).toBe('solved');
    }
  });
});

describe('check', () => {
  const target = { kind: 'match', target: MATCH.start } as const;
  it.each([
    ['not-a-config', null],
    ['not-a-config', 'PC1'],
    ['not-a-config', { ...MATCH, goal: undefined }],
    ['not-a-config', { ...MATCH, goal: { kind: 'match' } }],
    ['not-a-config', { ...MATCH, goal: { kind: 'rules', target: [] } }],
    ['not-a-config', { ...MATCH, goal: { kind: 'draughts', target: [] } }],
    ['unknown-board', { ...MATCH, rows: 0 }],
    ['unknown-board', { ...MATCH, columns: 7 }],
    ['unknown-board', { ...MATCH, columns: 2.5 }],
    ['unknown-board', { ...MATCH, rows: 6, columns: 5 }],
    ['bad-setting', { ...MATCH, symbols: 1 }],
    ['bad-setting', { ...MATCH, symbols: 7 }],
    ['bad-puzzle', { ...MATCH, start: [] }],
    ['bad-puzzle', { ...MATCH, start: MATCH.start.map(() => 3) }],
    ['bad-puzzle', { ...MATCH, start: 'ABCBCACAB' }],
    ['bad-puzzle', { ...MATCH, locks: [9] }],
    ['bad-puzzle', { ...MATCH, locks: [4, 4] }],
    ['bad-puzzle', { ...MATCH, locks: [5, 4] }],
    ['bad-puzzle', { ...MATCH, locks: null }],
    ['bad-puzzle', { ...MATCH, goal: { kind: 'match', target: [0] } }],
    ['bad-puzzle', { ...MATCH, goal: { kind: 'match', target: MATCH.start.map(() => 0) } }],
    ['bad-puzzle', { ...MATCH, start: grid('ABC/BBA/CAC').cells, goal: target }],
    ['bad-setting', { ...MATCH, goal: { kind: 'rules', rules: ['NO_FOUR'] } }],
    ['bad-setting', { ...MATCH, goal: { kind: 'rules', rules: [] } }],
    ['bad-setting', { ...MATCH, goal: { kind: 'rules', rules: ['NO_TOUCH', 'NO_TOUCH'] } }],
    ['bad-setting', { ...MATCH, goal: { kind: 'rules', rules: ['MIRROR_LR', 'MIRROR_TB'] } }],
    ['bad-setting', { ...MATCH, goal: { kind: 'rules', rules: ['NO_THREE', 'EVEN_ROWS', 'EVEN_COLS'] } }],
    ['bad-puzzle', puzzle('AAA/AAB', 2, { kind: 'rules', rules: ['NO_TOUCH'] })],
    ['bad-puzzle', puzzle('AAB/ABB/AAB', 2, { kind: 'rules', rules: ['EVEN_ROWS'] })],
    ['bad-puzzle', puzzle('AAB/ABB', 2, { kind: 'rules', rules: ['EVEN_ROWS', 'EVEN_COLS'] })],
    ['bad-puzzle', puzzle('AABB/AAAB', 2, { kind: 'rules', rules: ['MIRROR_LR'] })],
    ['bad-puzzle', puzzle('AAB/BBA/AAA/AAA', 2, { kind: 'rules', rules: ['MIRROR_TB'] })],
    ['bad-puzzle', puzzle('AABB', 2, { kind: 'rules', rules: ['NO_TOUCH'] }, [1, 2])],
    ['bad-setting', { ...puzzle('ABC/ABC', 4, { kind: 'cycle', target: [0, 0, 0, 0, 0, 0] }) }],
  ])('refuses with %s: %j', (code, config) => {
    expect(cipher.check(config)).toEqual({ ok: false, code });
  });

  it('lists rules in one order', () => {
    const config = { ...puzzle('ABC/BCA/CAB', 3, { kind: 'rules', rules: ['EVEN_COLS', 'EVEN_ROWS'] }) };
    expect(cipher.check(config)).toMatchObject({ value: { goal: { rules: ['EVEN_ROWS', 'EVEN_COLS'] } } });
  });

  it('accepts mirrors of odd sides whatever the counts', () => {
    expect(cipher.check(puzzle('ABC/BCA/CAB', 3, { kind: 'rules', rules: ['MIRROR_TB'] })).ok).toBe(true);
    expect(cipher.check(puzzle('ABC/BCA/CAB', 3, { kind: 'rules', rules: ['MIRROR_LR'] })).ok).toBe(true);
  });

  it('refuses a Match target that only tiles from another region could make', () => {
    const split = puzzle('ABC/ABC/ABC', 3, { kind: 'match', target: grid('ABC/ABA/CBC').cells }, [1, 4, 7]);
    expect(cipher.check(split)).toEqual({ ok: false, code: 'bad-puzzle' });
    expect(cipher.check({ ...split, locks: [cell(1), cell(4)] }).ok).toBe(true);
  });
});
