import { RULES, RULE_SETS, edgesOf, positionOf, type Config, type Rule } from '@/engine/cipher';

import { trueDistances, type Flood } from './exhaust';

/**
 * Checks a bound in every grid of a flood: never above the true distance, zero exactly at the goal,
 * foretold and kept right through every swap. Returns how many solvable grids it was compared in.
 */
export function checkBound(config: Config, { grids, next, indexOf }: Flood): number {
  const edges = edgesOf(config);
  const distances = trueDistances({ grids, next, indexOf }, config);
  if (distances[0] === null) return 0;
  const bounds = grids.map((cells) => positionOf(config, cells).bound());
  grids.forEach((cells, i) => {
    const bound = bounds[i]!;
    const distance = distances[i]!;
    const where = (): string => `${cells.join('')} of ${JSON.stringify(config)}`;
    if (bound > distance) throw new Error(`bound ${bound}, distance ${distance}: ${where()}`);
    if ((bound === 0) !== (distance === 0))
      throw new Error(`bound ${bound} at distance ${distance}: ${where()}`);
    const position = positionOf(config, cells);
    for (const [a, b] of edges) {
      if (cells[a] === cells[b]) continue;
      const foretold = position.boundAfter(a, b);
      position.swap(a, b);
      const kept = position.bound();
      const fresh = bounds[indexOf(position.cells)!];
      position.swap(a, b);
      if (foretold !== fresh || kept !== fresh || position.bound() !== bound) {
        throw new Error(`${a}-${b}: foretold ${foretold}, kept ${kept}, fresh ${fresh}: ${where()}`);
      }
    }
  });
  return grids.length;
}

/** All 63 combinations of rules, the allowed ones among them. */
export const COMBINATIONS: readonly (readonly Rule[])[] = Array.from(
  { length: 2 ** RULES.length - 1 },
  (_, i) => RULES.filter((_rule, bit) => ((i + 1) >> bit) & 1),
);

/** The combinations puzzles may use, and the single rules and pairs that the golden files ask about besides. */
export const USUAL_COMBINATIONS: readonly (readonly Rule[])[] = [
  ...RULE_SETS,
  ['NO_THREE'],
  ['EVEN_COLS'],
  ['MIRROR_LR', 'MIRROR_TB'],
];
