import { enchanted } from '@/engine/enchanted';
import { createSearch, DEEPEST } from '@/engine/enchanted/search';

export interface SearchSpeed {
  readonly nodes: number;
  readonly nodesPerSecond: number;
}

/** Positions a search of `budget` nodes from the fair start visits in a second. */
export function searchSpeed(budget: number): SearchSpeed {
  const state = enchanted.start(enchanted.defaults);
  const search = createSearch(state, { minDepth: 2, maxDepth: DEEPEST, budget, everyMove: false, jitter: 0 });
  const started = Date.now();
  while (!search.run(budget));
  const { nodes } = search.findings();
  return { nodes, nodesPerSecond: Math.round((1000 * nodes) / (Date.now() - started)) };
}
