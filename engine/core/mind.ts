import type { Level } from './levels';
import type { Rng } from './rng';
import type { Task } from './task';

/** How a move compares with the best one: what review colours and hints are made of. */
export const GRADES = ['best', 'good', 'slip', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** What a move is worth to the player who makes it: proved, or estimated by a search of stated depth. */
export type Worth =
  | { readonly kind: 'exact'; readonly value: 'win' | 'draw' | 'loss'; readonly distance: number | null }
  | { readonly kind: 'estimate'; readonly points: number; readonly depth: number };

export interface JudgedMove {
  readonly move: string;
  readonly worth: Worth;
  /** How much worse than the best move: result steps (0, 1 or 2) where both are proved, else points. */
  readonly lost: number;
  readonly grade: Grade;
}

/** Every legal move of a position, judged. Best moves first. */
export interface Analysis {
  readonly moves: readonly JudgedMove[];
}

/** A game's thinking, as slices of work. Deterministic for a given state, level and rng seed. */
export interface Mind<State> {
  move(state: State, level: Level, rng: Rng): Task<string>;
  analyze(state: State): Task<Analysis>;
}
