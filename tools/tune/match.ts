import { complete, createRng, type Player } from '@/engine/core';
import { chooseAction, enchanted, type EnchantedState, type Policy } from '@/engine/enchanted';
import type { Weights } from '@/engine/enchanted/search';

export interface Match {
  readonly candidate: Weights;
  readonly champion: Weights;
  readonly policy: Policy;
  /** Each opening is played twice, the seats swapped, so that a lopsided one favours nobody. */
  readonly openings: number;
  readonly randomTurns: number;
  readonly seed: string;
}

function randomOpening({ randomTurns, seed }: Match, number: number): EnchantedState {
  const rng = createRng(`${seed}|opening|${number}`);
  let state = enchanted.start(enchanted.defaults);
  for (let turn = 0; turn < randomTurns && state.result === null; turn++) {
    const next = enchanted.play(state, rng.pick(enchanted.legal(state)));
    if (next.ok) state = next.value;
  }
  return state;
}

function winnerFrom(opening: EnchantedState, match: Match, candidate: Player, seed: string): Player | null {
  const rng = createRng(seed);
  let state = opening;
  while (state.result === null) {
    const weights = state.current === candidate ? match.candidate : match.champion;
    const next = enchanted.play(state, complete(chooseAction(state, match.policy, rng, weights)));
    if (!next.ok) throw new Error(`${seed}: ${next.code}`);
    state = next.value;
  }
  return state.result.kind === 'won' ? state.result.by : null;
}

/** The candidate's share of the points against the champion, a draw counting half. */
export function matchShare(match: Match): number {
  let points = 0;
  for (let number = 0; number < match.openings; number++) {
    const opening = randomOpening(match, number);
    for (const seat of ['X', 'O'] as const) {
      const winner = winnerFrom(opening, match, seat, `${match.seed}|${number}|${seat}`);
      points += winner === null ? 0.5 : winner === seat ? 1 : 0;
    }
  }
  return points / (2 * match.openings);
}
