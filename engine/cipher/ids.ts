import type { TierId } from './tiers';
export function writeSeedId(tier: TierId, seed: string): string {
  return `PC1.${tier}#${seed}`;
}
