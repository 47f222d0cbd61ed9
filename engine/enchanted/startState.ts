import { cell } from '@/engine/core';

import { CELL_COUNT } from './board';
import type { EnchantedConfig } from './config';
import { RULES } from './rules';
import type { EnchantedState } from './state';
import { takeTurn } from './takeTurn';

/** The empty board before turn 1. */
export const EMPTY_START: EnchantedState = {
  board: Array<null>(CELL_COUNT).fill(null),
  still: Array<number>(CELL_COUNT).fill(0),
  frozen: [],
  sealed: null,
  energies: RULES.startEnergies,
  scores: { X: 0, O: 0 },
  flags: {
    priority: { X: false, O: false },
    penalty: { X: false, O: false },
    heat: { X: 0, O: 0 },
  },
  turn: 1,
  current: 'X',
  phase: 'normal',
  result: null,
};

/** The fair start is the empty one with its first two turns already played. */
export function startState({ start }: EnchantedConfig): EnchantedState {
  if (start === 'empty') return EMPTY_START;
  return RULES.fairOpening.reduce<EnchantedState>(
    (state, at) => takeTurn(state, { kind: 'place', cell: cell(at) }),
    EMPTY_START,
  );
}
