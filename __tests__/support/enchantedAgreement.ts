import { createRng } from '@/engine/core';
import { enchanted, type EnchantedConfig, type EnchantedState } from '@/engine/enchanted';

import { after } from './enchantedPosition';
import { ReferenceGame } from './enchantedReference';

/** One random game in the engine and in the reference, compared at every turn; returns its length. */
export function playBoth(config: EnchantedConfig, seed: string): number {
  const rng = createRng(seed);
  const reference = new ReferenceGame(config.start);
  let state: EnchantedState = enchanted.start(config);
  const moves: string[] = [];
  for (;;) {
    const where = `seed ${seed}: ${moves.join(', ')}`;
    expect({ where, state }).toEqual({ where, state: reference.state() });
    const legal = enchanted.legal(state).map(enchanted.write);
    expect({ where, legal: [...legal].sort() }).toEqual({ where, legal: reference.legal().sort() });
    if (legal.length === 0) return moves.length;
    const move = rng.pick(legal);
    moves.push(move);
    state = after(state, move);
    reference.play(move);
  }
}
