import { boardName, BOARDS, classic, isDead, linesOf, readBoard, type ClassicAction } from '@/engine/classic';
import { playText } from '@/engine/core';

import { after, config } from '../../support/classic';
import { describeGame } from '../../support/describeGame';

const place = (row: number, column: number): ClassicAction => ({ kind: 'place', row, column });

describeGame(classic, {
  configs: [
    ...BOARDS.map((board) => config(board)),
    config('3x3x3', { first: 'O' }),
    config('4x4x3', { swap: true }),
    config('5x5x3', { swap: true, first: 'O' }),
  ],
  longestGame: 26,
  games: 8,
  probes: [
    { kind: 'swap' },
    place(0, 0),
    place(1, 1),
    place(2, 3),
    place(4, 4),
    place(-1, 0),
    place(0, -1),
    place(8, 8),
    place(0, 5),
  ],
  unreadable: ['swop', 'SWAP', 'swap ', 'a', '2b'],
});

describe('the boards', () => {
  it.each([
    ['3x3x3', 8],
    ['4x4x3', 24],
    ['4x4x4', 10],
    ['5x5x3', 48],
    ['5x5x4', 28],
    ['5x5x5', 12],
  ])('%s has %i lines', (board, count) => {
    const read = config(board);
    expect(linesOf(read).all).toHaveLength(count);
    expect(boardName(read)).toBe(board);
    for (const line of linesOf(read).all) expect(new Set(line).size).toBe(read.k);
  });

  it.each(['3x3x4', '2x2x2', '6x6x4', '3x4x3', '', '3x3x3 ', '5x5x2'])('%j is not one of them', (text) => {
    expect(readBoard(text)).toEqual({ ok: false, code: 'unknown-board' });
  });

  it.each([
    [{ size: 3, k: 4 }, 'unknown-board'],
    [{ size: 2, k: 2 }, 'unknown-board'],
    [{ size: 6, k: 4 }, 'unknown-board'],
    [{ size: '3', k: 3 }, 'unknown-board'],
    [{ size: 3, k: null }, 'unknown-board'],
    [{ size: 3, k: 3, first: 'Z' }, 'bad-setting'],
    [{ size: 3, k: 3, swap: 'yes' }, 'bad-setting'],
    [{ size: 3, k: 3, swap: true }, 'bad-setting'],
    [{ size: 5, k: 4, swap: true }, 'bad-setting'],
  ])('refuses a config with %j: %s', (change, code) => {
    expect(classic.check({ ...classic.defaults, ...change })).toEqual({ ok: false, code });
  });

  it.each([null, undefined, 7, 'classic'])('refuses %p as a config', (junk) => {
    expect(classic.check(junk)).toEqual({ ok: false, code: 'not-a-config' });
  });
});

describe('the rules', () => {
  it('gives the first move to the mark that starts', () => {
    expect(classic.outcome(after(config('3x3x3'), ''))).toEqual({ kind: 'playing', turn: 'X' });
    expect(classic.outcome(after(config('3x3x3', { first: 'O' }), ''))).toEqual({
      kind: 'playing',
      turn: 'O',
    });
    expect(after(config('3x3x3', { first: 'O' }), 'b2').cells[4]).toBe('O');
  });

  it.each([
    ['3x3x3', 'a1 b1 a2 b2 a3', 'X', [0, 3, 6]],
    ['3x3x3', 'a1 b1 c3 b2 a2 b3', 'O', [1, 4, 7]],
    ['3x3x3', 'c1 a1 b2 b1 a3', 'X', [2, 4, 6]],
    ['4x4x3', 'b2 a1 c3 a2 d4', 'X', [5, 10, 15]],
    ['4x4x4', 'a1 a2 b1 b2 c1 c2 d1', 'X', [0, 1, 2, 3]],
    ['5x5x3', 'c3 a1 d2 a2 e1', 'X', [4, 8, 12]],
    ['5x5x4', 'b5 a1 c4 a2 d3 a3 e2', 'X', [9, 13, 17, 21]],
    ['5x5x5', 'a3 a1 b3 b1 c3 c1 d3 d1 e3', 'X', [10, 11, 12, 13, 14]],
  ] as const)('%s: %s wins for %s', (board, moves, by, line) => {
    expect(classic.outcome(after(config(board), moves))).toEqual({ kind: 'won', by, how: 'line', line });
  });

  it('shows every line that one stone completes', () => {
    const cross = after(config('3x3x3'), 'a2 a1 c2 c1 b1 a3 b3 c3 b2');
    expect(classic.outcome(cross)).toEqual({ kind: 'won', by: 'X', how: 'line', line: [1, 3, 4, 5, 7] });
  });

  it('counts a longer row than needed as a win', () => {
    const state = after(config('5x5x4'), 'a1 a2 b1 b2 d1 d2 e1 e2 c1');
    expect(classic.outcome(state)).toMatchObject({ by: 'X', line: [0, 1, 2, 3, 4] });
  });

  it('draws a full board without a line', () => {
    expect(classic.outcome(after(config('3x3x3'), 'a1 b1 c1 b2 a2 c2 b3 a3 c3'))).toEqual({ kind: 'drawn' });
  });

  it.each([
    ['a1', 'cell-taken'],
    ['d1', 'off-board'],
    ['a4', 'off-board'],
    ['swap', 'swap-not-allowed'],
    ['z9', 'unreadable'],
  ])('refuses %s on a 3x3 board where a1 is taken: %s', (text, code) => {
    expect(playText(classic, after(config('3x3x3'), 'a1'), text)).toEqual({ ok: false, code });
  });

  it('refuses a cell between cells', () => {
    expect(classic.play(after(config('3x3x3'), ''), place(0.5, 0))).toEqual({ ok: false, code: 'off-board' });
    expect(classic.play(after(config('3x3x3'), ''), place(NaN, 0))).toEqual({ ok: false, code: 'off-board' });
  });

  it('refuses any move after the end', () => {
    const won = after(config('3x3x3'), 'a1 b1 a2 b2 a3');
    expect(playText(classic, won, 'c3')).toEqual({ ok: false, code: 'game-over' });
    expect(playText(classic, won, 'swap')).toEqual({ ok: false, code: 'game-over' });
  });

  it('knows a dead board, where neither side can make a line', () => {
    expect(isDead(after(config('3x3x3'), 'b2 a1 b3 b1 c1 a3 a2 c2'))).toBe(true);
    expect(isDead(after(config('3x3x3'), 'b2 a1 b3 b1'))).toBe(false);
    expect(isDead(after(config('5x5x5'), ''))).toBe(false);
  });
});

describe('the swap rule', () => {
  const swapping = config('4x4x3', { swap: true });

  it('lets the second player take over the opening move: the board and the mark to move stay', () => {
    const before = after(swapping, 'b2');
    const taken = after(swapping, 'b2 swap');
    expect(taken).toEqual({ ...before, swapped: true });
    expect(classic.legal(before)).toContainEqual({ kind: 'swap' });
  });

  it('is open to nobody else: not before the opening, not twice, not later, not when off', () => {
    for (const moves of ['', 'b2 swap', 'b2 c2', 'b2 c2 a1']) {
      expect(playText(classic, after(swapping, moves), 'swap')).toEqual({
        ok: false,
        code: 'swap-not-allowed',
      });
    }
    expect(playText(classic, after(config('4x4x3'), 'b2'), 'swap').ok).toBe(false);
  });
});
