import { mapTask, type Mind } from '@/engine/core';

import { analyze } from './analyze';
import { chooseAction } from './choose';
import { ENCHANTED_POLICIES } from './levels';
import { writeAction } from './notation';
import type { EnchantedState } from './state';

/** Enchanted's opponents, hints and review. */
export const enchantedMind: Mind<EnchantedState> = {
  move: (state, level, rng) => mapTask(chooseAction(state, ENCHANTED_POLICIES[level], rng), writeAction),
  analyze,
};
