import { complete, createRng } from '@/engine/core';
import { chooseAction, enchanted, type EnchantedState, type Policy } from '@/engine/enchanted';
import type { Weights } from '@/engine/enchanted/search';

/** One position of a finished game, and what the game brought the side that was to move in it. */
export interface Sample {
  readonly state: EnchantedState;
  readonly result: number;
}

export interface SelfPlay {
  readonly weights: Weights;
  readonly games: number;
  readonly policy: Policy;
  /** Random actions before the players take over, so that games differ. */
  readonly randomTurns: number;
  /** How often a player slips, so that games also visit what good play avoids. */
  readonly slipPercent: number;
  readonly seed: string;
}

function playOne({ weights, policy, randomTurns, slipPercent, seed }: SelfPlay, game: number): Sample[] {
  const rng = createRng(`${seed}|${game}`);
  const visited: EnchantedState[] = [];
  let state = enchanted.start(enchanted.defaults);
  for (let turn = 0; state.result === null; turn++) {
    const atRandom = turn < randomTurns || rng.chance(slipPercent, 100);
    if (turn >= randomTurns) visited.push(state);
    const action = atRandom
      ? rng.pick(enchanted.legal(state))
      : complete(chooseAction(state, policy, rng, weights));
    const next = enchanted.play(state, action);
    if (!next.ok) throw new Error(`${seed}|${game}: ${next.code}`);
    state = next.value;
  }
  const winner = state.result.kind === 'won' ? state.result.by : null;
  return visited.map((position) => ({
    state: position,
    result: winner === null ? 0.5 : winner === position.current ? 1 : 0,
  }));
}

/** The positions of a batch of games that the evaluation plays against itself. */
export function selfPlay(settings: SelfPlay): Sample[] {
  return Array.from({ length: settings.games }, (_, game) => playOne(settings, game)).flat();
}
