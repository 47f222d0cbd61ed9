import type { Analysis, Worth } from '@/engine/core';

/** A position, as a worker is told it: the moves of a game from its start. */
interface Asked {
  readonly game: string;
  readonly config: unknown;
  readonly moves: readonly string[];
}

/** Everything that can be asked of a thinker. Plain data: it crosses into a worker unchanged. */
export type ThinkRequest =
  | ({ readonly kind: 'move'; readonly level: string; readonly seed: string } & Asked)
  | ({ readonly kind: 'hint' } & Asked)
  /** Judges the position before each of `plies`, or before every move of the game. */
  | ({ readonly kind: 'analysis'; readonly plies?: readonly number[] } & Asked);

export const THINK_PROBLEMS = [
  'unknown-request',
  'unknown-game',
  'unknown-level',
  'bad-config',
  'bad-moves',
  'bad-ply',
  'game-over',
] as const;
export type ThinkProblem = (typeof THINK_PROBLEMS)[number];

/** The analysis of the position before move number `ply`, counted from 0. */
export interface JudgedPly {
  readonly ply: number;
  readonly analysis: Analysis;
}

/** What comes back: the answer to the kind of request, or why there is none. */
export type ThinkAnswer =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'hint'; readonly move: string; readonly worth: Worth }
  | { readonly kind: 'analysis'; readonly plies: readonly JudgedPly[] }
  | { readonly kind: 'failed'; readonly code: ThinkProblem };
