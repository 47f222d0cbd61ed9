import type { Level } from '@/engine/core';

/** How a level chooses: mostly by looking, sometimes by chance. */
export type Policy =
  /** Values every action to a fixed depth and takes the best after adding noise, in `POINT`ths of a point. */
  | {
      readonly kind: 'glance';
      readonly depth: number;
      readonly noise: number;
      readonly randomPercent: number;
    }
  /**
   * Searches as deep as the budget of nodes allows. Actions within `variety` of each other, in `POINT`ths
   * of a point, are as good as one another, so that games differ.
   */
  | { readonly kind: 'search'; readonly budget: number; readonly variety: number };

/** Measured in docs/levels.md, where Expert's budget is explained. Budgets are nodes: every device plays the same game. */
export const ENCHANTED_POLICIES = {
  easy: { kind: 'glance', depth: 1, noise: 0, randomPercent: 40 },
  medium: { kind: 'glance', depth: 2, noise: 60, randomPercent: 10 },
  hard: { kind: 'search', budget: 2_000, variety: 100 },
  expert: { kind: 'search', budget: 30_000, variety: 20 },
} as const satisfies Record<Level, Policy>;

/** Nodes an analysis spends on one position. */
export const ANALYSIS_BUDGET = 40_000;

/** Depth that is finished whatever it costs: it sees every win at once and every loss that can be avoided. */
export const SAFE_DEPTH = 2;
