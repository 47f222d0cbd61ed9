import type { Action } from './action';

/** What a solver can say. `par` is the proven minimum and `path` one way to play it. */
export type Solution =
  | { readonly kind: 'solved'; readonly par: number; readonly path: readonly Action[] }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'over-budget'; readonly lowerBound: number };
