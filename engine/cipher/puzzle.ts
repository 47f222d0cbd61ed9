import type { Config } from './config';
import type { TierId } from './tiers';

/** A puzzle whose par is proved. `tier` is null when it came as a description, not from a tier's seed. */
export interface Puzzle {
  readonly id: string;
  readonly config: Config;
  readonly par: number;
  readonly tier: TierId | null;
}
