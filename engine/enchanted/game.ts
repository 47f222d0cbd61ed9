import { accept, type Game } from '@/engine/core';

import type { EnchantedAction } from './action';
import { checkAction, type EnchantedRefusal } from './checkAction';
import { checkConfig, ENCHANTED_DEFAULTS, type EnchantedConfig } from './config';
import { legalActions } from './legalActions';
import { readAction, writeAction } from './notation';
import { startState } from './startState';
import type { EnchantedState } from './state';
import { takeTurn } from './takeTurn';

/** The 4×4 duel with energy and skills. */
export const enchanted: Game<EnchantedConfig, EnchantedState, EnchantedAction, EnchantedRefusal> = {
  id: 'enchanted',
  defaults: ENCHANTED_DEFAULTS,
  check: checkConfig,
  start: startState,
  legal: legalActions,
  play(state, action) {
    const checked = checkAction(state, action);
    return checked.ok ? accept(takeTurn(state, checked.value)) : checked;
  },
  outcome: (state) => state.result ?? { kind: 'playing', turn: state.current },
  write: writeAction,
  read: readAction,
};
