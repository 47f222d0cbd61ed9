import type { ImportProblem, Puzzle } from '@/engine/cipher';
import type { Analysis, Worth } from '@/engine/core';

/** A position, as a worker is told it: the moves of a game from its start. */
interface Asked {
  readonly game: string;
  readonly config: unknown;
  readonly moves: readonly string[];
}

/** What can be asked about a game with an opponent. */
export type GameRequest =
  | ({ readonly kind: 'move'; readonly level: string; readonly seed: string } & Asked)
  | ({ readonly kind: 'hint' } & Asked)
  /** Judges the position before each of `plies`, or before every move of the game. */
  | ({ readonly kind: 'analysis'; readonly plies?: readonly number[] } & Asked);

/** What can be asked about puzzles. */
export type PuzzleRequest =
  /** Makes the puzzle of a seed, or the first one after it that is not among `recent` fingerprints. */
  | {
      readonly kind: 'puzzle';
      readonly tier: string;
      readonly seed: string;
      readonly recent?: readonly string[];
    }
  /** Finds the puzzle that an id names and proves its par. */
  | { readonly kind: 'import'; readonly id: string }
  | { readonly kind: 'puzzle-hint'; readonly config: unknown; readonly moves: readonly string[] }
  /** A shortest line from the start of the puzzle. */
  | { readonly kind: 'solution'; readonly config: unknown };

/** Everything that can be asked of a thinker. Plain data: it crosses into a worker unchanged. */
export type ThinkRequest = GameRequest | PuzzleRequest;

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

/** What to do in a puzzle: the first move of a shortest way of `toGo` moves, or one step back. */
export type PuzzleHint =
  { readonly kind: 'move'; readonly move: string; readonly toGo: number } | { readonly kind: 'undo' };

/** What comes back: the answer to the kind of request, or why there is none. */
export type ThinkAnswer =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'hint'; readonly move: string; readonly worth: Worth }
  | { readonly kind: 'analysis'; readonly plies: readonly JudgedPly[] }
  | { readonly kind: 'puzzle'; readonly puzzle: Puzzle }
  | { readonly kind: 'puzzle-hint'; readonly hint: PuzzleHint }
  | { readonly kind: 'solution'; readonly moves: readonly string[] }
  | { readonly kind: 'failed'; readonly code: ThinkProblem | ImportProblem };
