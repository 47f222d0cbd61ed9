import { LEVELS, isLevel, type Level } from '@/engine/core';

/** How many results of one kind in a row move the level. */
export const RUN_TO_MOVE = 3;

/** Where the adaptive opponent stands: its level, and the player's run of wins (above 0) or losses (below). */
export interface Ladder {
  readonly level: Level;
  readonly run: number;
}

export const LADDER_START: Ladder = { level: 'medium', run: 0 };

/** What a result did to the ladder, and why. */
export type LadderMove =
  | { readonly kind: 'up' | 'down'; readonly level: Level; readonly run: number }
  | { readonly kind: 'held'; readonly level: Level; readonly run: number };

function levelAt(index: number): Level {
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, index))]!;
}

/** Up after three wins of the player in a row, down after three losses; a draw breaks both runs. */
export function climb(
  ladder: Ladder,
  result: 'won' | 'lost' | 'drawn',
): { readonly ladder: Ladder; readonly move: LadderMove } {
  const { level } = ladder;
  const step = result === 'drawn' ? 0 : result === 'won' ? 1 : -1;
  const run = step === 0 ? 0 : Math.sign(ladder.run) === step ? ladder.run + step : step;
  if (Math.abs(run) < RUN_TO_MOVE) return { ladder: { level, run }, move: { kind: 'held', level, run } };
  const next = levelAt(LEVELS.indexOf(level) + step);
  const moved = { level: next, run: 0 };
  if (next === level) return { ladder: moved, move: { kind: 'held', level, run } };
  return { ladder: moved, move: { kind: step > 0 ? 'up' : 'down', level: next, run: RUN_TO_MOVE } };
}

export function checkLadder(value: unknown): Ladder | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { level, run } = value as Partial<Record<keyof Ladder, unknown>>;
  const runs = typeof run === 'number' && Number.isInteger(run) && Math.abs(run) < RUN_TO_MOVE;
  return isLevel(level) && runs ? { level, run } : undefined;
}
