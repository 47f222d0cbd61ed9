import type { Rule } from './rules';

/** Every tier: Match, Rules and Cycle, each from the easiest to the hardest. */
export const TIER_IDS = [
  ...(['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const),
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const),
] as const;

/** A type of puzzle and how hard it is, from 1 (Novice) to 6 (Master). */
export type TierId = (typeof TIER_IDS)[number];

/** What every puzzle of a tier has in common. `par` is the least and the most it may be. */
interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly symbols: number;
  readonly locks: number;
  readonly par: readonly [number, number];
  /** Nodes the proof of par may take: a puzzle that needs more is not made. */
  readonly nodeCap: number;
}

/** The goal is a target grid. */
export interface MatchTier extends Shape {
  readonly kind: 'match';
  /** How much par exceeds the bound at least: puzzles in which some tile has to step aside. */
  readonly detour: number;
  /** The most play-outs in a hundred that a greedy player may solve. */
  readonly greedyPercent: number;
}

/** The goal is that rules hold. */
export interface RulesTier extends Shape {
  readonly kind: 'rules';
  readonly rules: readonly Rule[];
}

/** The goal is a target grid, reached by cycling. */
export interface CycleTier extends Shape {
  readonly kind: 'cycle';
}

/** The recipe of a tier's puzzles. */
export type Tier = MatchTier | RulesTier | CycleTier;

/**
 * The ladder, laid out to be read by its columns. Any change to it changes what seeds produce, and
 * needs a new version of ids.
 */
// prettier-ignore
export const TIERS = {
  M1: { kind: 'match', rows: 3, columns: 3, symbols: 3, locks: 0, par: [3, 4],   nodeCap: 2_000,  detour: 0, greedyPercent: 100 },
  M2: { kind: 'match', rows: 3, columns: 3, symbols: 4, locks: 1, par: [5, 6],   nodeCap: 2_000,  detour: 0, greedyPercent: 100 },
  M3: { kind: 'match', rows: 4, columns: 4, symbols: 4, locks: 0, par: [6, 8],   nodeCap: 4_000,  detour: 0, greedyPercent: 90 },
  M4: { kind: 'match', rows: 4, columns: 4, symbols: 5, locks: 2, par: [9, 11],  nodeCap: 8_000,  detour: 0, greedyPercent: 60 },
  M5: { kind: 'match', rows: 4, columns: 5, symbols: 5, locks: 2, par: [11, 13], nodeCap: 12_000, detour: 1, greedyPercent: 45 },
  M6: { kind: 'match', rows: 5, columns: 5, symbols: 6, locks: 3, par: [14, 16], nodeCap: 20_000, detour: 1, greedyPercent: 35 },
  R1: { kind: 'rules', rows: 4, columns: 4, symbols: 4, locks: 0, par: [2, 3],   nodeCap: 2_000,  rules: ['NO_TOUCH'] },
  R2: { kind: 'rules', rows: 4, columns: 5, symbols: 4, locks: 0, par: [3, 4],   nodeCap: 4_000,  rules: ['NO_TOUCH'] },
  R3: { kind: 'rules', rows: 4, columns: 4, symbols: 4, locks: 1, par: [5, 7],   nodeCap: 8_000,  rules: ['MIRROR_LR'] },
  R4: { kind: 'rules', rows: 4, columns: 6, symbols: 2, locks: 1, par: [5, 7],   nodeCap: 8_000,  rules: ['NO_THREE', 'EVEN_ROWS', 'EVEN_COLS'] },
  R5: { kind: 'rules', rows: 4, columns: 4, symbols: 4, locks: 1, par: [7, 9],   nodeCap: 8_000,  rules: ['EVEN_ROWS', 'EVEN_COLS'] },
  R6: { kind: 'rules', rows: 5, columns: 5, symbols: 5, locks: 0, par: [10, 12], nodeCap: 20_000, rules: ['EVEN_ROWS', 'EVEN_COLS'] },
  C1: { kind: 'cycle', rows: 3, columns: 3, symbols: 2, locks: 0, par: [3, 4],   nodeCap: 2_000 },
  C2: { kind: 'cycle', rows: 3, columns: 4, symbols: 2, locks: 1, par: [4, 5],   nodeCap: 2_000 },
  C3: { kind: 'cycle', rows: 3, columns: 3, symbols: 3, locks: 0, par: [5, 7],   nodeCap: 2_000 },
  C4: { kind: 'cycle', rows: 4, columns: 4, symbols: 3, locks: 1, par: [8, 10],  nodeCap: 2_000 },
  C5: { kind: 'cycle', rows: 4, columns: 5, symbols: 3, locks: 2, par: [12, 14], nodeCap: 2_000 },
  C6: { kind: 'cycle', rows: 5, columns: 5, symbols: 5, locks: 3, par: [18, 22], nodeCap: 20_000 },
} as const satisfies Record<TierId, Tier>;

/** Whether a value from outside names a tier. */
export function isTierId(value: unknown): value is TierId {
  return TIER_IDS.includes(value as TierId);
}

/** The tier itself, without the narrowness of the table's constants. */
export function tierOf(id: TierId): Tier {
  return TIERS[id];
}

/** 1 to 6: what scores are multiplied by. A puzzle without a tier weighs as little as the easiest. */
export function weightOf(id: TierId | null): number {
  return id === null ? 1 : Number(id[1]);
}
