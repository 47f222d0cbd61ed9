import { createRng, finished, mapTask, type Rng, type Task } from '@/engine/core';

import type { EnchantedAction } from './action';
import { legalActions } from './legalActions';
import { SAFE_DEPTH, type Policy } from './levels';
import {
  actionOf,
  createSearch,
  DEEPEST,
  WEIGHTS,
  type Findings,
  type Move,
  type Search,
  type SearchOptions,
  type Weights,
} from './search';
import type { EnchantedState } from './state';

/** A search as a task. Nothing is allocated until it first runs. */
export function searchTask(state: EnchantedState, options: SearchOptions): Task<Findings> {
  let search: Search | null = null;
  return {
    run(budget) {
      search ??= createSearch(state, options);
      const done = search.run(budget);
      const findings = search.findings();
      const { nodes } = findings;
      if (done) return { done, value: findings, nodes };
      return { done, progress: Math.min(0.99, nodes / Math.max(nodes, options.budget)), nodes };
    },
  };
}

/** The best root move once every value has been moved by up to `noise` either way. */
function pickNoisily({ moves, values }: Findings, noise: number, rng: Rng): Move {
  let best = moves[0] as Move;
  let highest = -Infinity;
  // A random order, so that moves of one value are equally likely.
  for (const i of rng.shuffled(Array.from(moves.keys()))) {
    const value = (values[i] as number) + rng.below(2 * noise + 1) - noise;
    if (value > highest) {
      highest = value;
      best = moves[i] as Move;
    }
  }
  return best;
}

/** The action a policy takes. Its chance is drawn from `rng` now, so running it later in slices changes nothing. */
export function chooseAction(
  state: EnchantedState,
  policy: Policy,
  rng: Rng,
  weights: Weights = WEIGHTS,
): Task<EnchantedAction> {
  if (policy.kind === 'search') {
    const { budget, variety } = policy;
    const options = { minDepth: SAFE_DEPTH, maxDepth: DEEPEST, budget, variety, everyMove: false };
    const search = searchTask(state, { ...options, jitter: rng.next(), weights });
    return mapTask(search, ({ best }) => actionOf(state, best));
  }
  const own = createRng(String(rng.next()));
  if (own.chance(policy.randomPercent, 100)) return finished(own.pick(legalActions(state)));
  const { depth, noise } = policy;
  const options = { minDepth: depth, maxDepth: depth, budget: 0, everyMove: true, jitter: 0 };
  const search = searchTask(state, { ...options, weights });
  return mapTask(search, (findings) => actionOf(state, pickNoisily(findings, noise, own)));
}
