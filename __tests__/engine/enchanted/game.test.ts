import { cell } from '@/engine/core';
import { CELLS, enchanted, LINES, type EnchantedAction } from '@/engine/enchanted';

import { describeGame } from '../../support/describeGame';

const probes: EnchantedAction[] = [
  { kind: 'pass' },
  ...CELLS.map((at) => ({ kind: 'place', cell: at }) as const),
  ...CELLS.map((at) => ({ kind: 'seal', cell: at }) as const),
  ...CELLS.map((at) => ({ kind: 'disrupt', cell: at }) as const),
  ...CELLS.map((at) => ({ kind: 'shift', from: at, to: cell((at + 1) % 16) }) as const),
  ...CELLS.map((at) => ({ kind: 'shift', from: at, to: cell((at + 12) % 16) }) as const),
  ...CELLS.map((at) => ({ kind: 'double', cells: [at, cell((at + 5) % 16)] }) as const),
  ...CELLS.map((at) => ({ kind: 'double', cells: [at, at] }) as const),
];

describeGame(enchanted, {
  configs: [{ start: 'fair' }, { start: 'empty' }],
  longestGame: 36,
  games: 8,
  probes,
  unreadable: [
    'a5',
    'e1',
    'seal',
    'seal a5',
    'seal a1 clear a1-b1-c1',
    'Seal a1',
    'shift a1',
    'shift a1-',
    'shift a1+a2',
    'disrupt',
    'double a1',
    'double c3+a1',
    'double a1-c3',
    'a1 clear',
    'a1 clear a1-b1',
    'a1 clear a1-b1-c1-d1',
    'a1 clear a1-b1-c1 ',
    'pass a1',
    'pass\n',
  ],
});

describe('the board', () => {
  it('has 24 lines: 8 across, 8 down and 4 on each diagonal', () => {
    const byStep = new Map<number, number>();
    for (const [a, b, c] of LINES) {
      expect(c - b).toBe(b - a);
      byStep.set(b - a, (byStep.get(b - a) ?? 0) + 1);
    }
    expect([...byStep]).toEqual([
      [1, 8],
      [4, 8],
      [5, 4],
      [3, 4],
    ]);
  });
});

describe('the start', () => {
  it('is the empty board with energies 2 and 3 when asked for', () => {
    const state = enchanted.start({ start: 'empty' });
    expect(state).toMatchObject({ turn: 1, current: 'X', energies: { X: 2, O: 3 }, phase: 'normal' });
    expect(state.board.every((mark) => mark === null)).toBe(true);
  });

  it('is fair by default: opposite corners taken, turn 3, energies 3 and 3', () => {
    const state = enchanted.start(enchanted.defaults);
    expect(state).toMatchObject({ turn: 3, current: 'X', energies: { X: 3, O: 3 }, scores: { X: 0, O: 0 } });
    expect(state.board.flatMap((mark, at) => (mark === null ? [] : [`${mark}${at}`]))).toEqual(['X0', 'O15']);
    expect(state.still.every((turns) => turns === 0)).toBe(true);
  });

  it('refuses a config that names no start, or an unknown one', () => {
    expect(enchanted.check({})).toEqual({ ok: false, code: 'not-a-config' });
    expect(enchanted.check(null)).toEqual({ ok: false, code: 'not-a-config' });
    expect(enchanted.check({ start: 'corner' })).toEqual({ ok: false, code: 'bad-setting' });
  });
});
