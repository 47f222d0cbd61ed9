import { useHistory } from '@/stores';

/** What was solved of a tier without being shown the solution. */
export interface SolvedTier {
  readonly count: number;
  /** The most stars. */
  readonly best: number;
}

/** What the history says about each tier, by its id. */
export function useSolvedTiers(): ReadonlyMap<string, SolvedTier> {
  const records = useHistory((state) => state.records);
  const tiers = new Map<string, SolvedTier>();
  for (const { puzzle, assisted, result } of records) {
    if (!puzzle || puzzle.tier === null || assisted || result !== 'solved') continue;
    const { count, best } = tiers.get(puzzle.tier) ?? { count: 0, best: 0 };
    tiers.set(puzzle.tier, { count: count + 1, best: Math.max(best, puzzle.stars) });
  }
  return tiers;
}
