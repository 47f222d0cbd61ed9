import type { Cell } from './cell';
import type { Player } from './player';

export const WIN_REASONS = ['line', 'score', 'turn-limit', 'sudden-death', 'resigned'] as const;

/** What decided a won game. */
export type WinReason = (typeof WIN_REASONS)[number];

/** Where a game stands. `line` is empty when no line on the board decided it. */
export type Outcome =
  | { readonly kind: 'playing'; readonly turn: Player }
  | { readonly kind: 'won'; readonly by: Player; readonly how: WinReason; readonly line: readonly Cell[] }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'solved'; readonly moves: number };

export function isOver(outcome: Outcome): boolean {
  return outcome.kind !== 'playing';
}
