import { enchanted } from '@/engine/enchanted';
import { createSearch, DEEPEST } from '@/engine/enchanted/search';

import type { Clock } from './measures';

export interface SearchSpeed {
  readonly nodes: number;
  readonly nodesPerSecond: number;
}

/** The first search warms up; of the others the quickest was disturbed least. */
const SEARCHES = 4;

/** Positions that searches of `nodes` nodes from the fair start visit in a second. */
export function searchSpeed(clock: Clock, nodes: number): SearchSpeed {
  const state = enchanted.start(enchanted.defaults);
  const options = { minDepth: 2, maxDepth: DEEPEST, budget: nodes, everyMove: false, jitter: 0 };
  const times = Array.from({ length: SEARCHES }, () => {
    const search = createSearch(state, options);
    const started = clock();
    while (!search.run(nodes));
    return clock() - started;
  });
  return { nodes, nodesPerSecond: Math.round((1000 * nodes) / Math.min(...times.slice(1))) };
}
