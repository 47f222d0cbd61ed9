import { createRng } from '@/engine/core';
import { enchanted, formedLines, type EnchantedConfig, type EnchantedState } from '@/engine/enchanted';

import { after } from './enchantedPosition';
import { ReferenceGame } from './enchantedReference';

/** How the random players choose: anything, or quiet placements first, which fill the board until they must pass. */
export type Style = 'any' | 'crowding';

function candidates(state: EnchantedState, style: Style): readonly string[] {
  const legal = enchanted.legal(state);
  const quiet = legal.filter((action) => action.kind === 'place' && formedLines(state, action).length === 0);
  return (style === 'crowding' && quiet.length > 0 ? quiet : legal).map(enchanted.write);
}

/** One random game in the engine and in the reference, compared at every turn; returns its moves. */
export function playBoth(config: EnchantedConfig, style: Style, seed: string): readonly string[] {
  const rng = createRng(seed);
  const reference = new ReferenceGame(config.start);
  let state: EnchantedState = enchanted.start(config);
  const moves: string[] = [];
  for (;;) {
    const where = `seed ${seed}: ${moves.join(', ')}`;
    expect({ where, state }).toEqual({ where, state: reference.state() });
    const legal = enchanted.legal(state).map(enchanted.write).sort();
    expect({ where, legal }).toEqual({ where, legal: reference.legal().sort() });
    if (legal.length === 0) return moves;
    const move = rng.pick(candidates(state, style));
    moves.push(move);
    state = after(state, move);
    reference.play(move);
  }
}
