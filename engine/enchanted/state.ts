import type { Cell, Outcome, Player } from '@/engine/core';

export const PHASES = ['normal', 'sudden-death'] as const;

/** Turns 1 to 24, or the turns after them in which the next point wins. */
export type Phase = (typeof PHASES)[number];

/** One value for each player. */
export type PerPlayer<Value> = Readonly<Record<Player, Value>>;

/** How a finished game ended. */
export type Finish = Extract<Outcome, { kind: 'won' | 'drawn' }>;

/** What waits for a player's next start of turn. */
export interface Flags {
  /** The next gain is two energy. */
  readonly priority: PerPlayer<boolean>;
  /** The next gain is skipped. */
  readonly penalty: PerPlayer<boolean>;
  /** Own turns in a row that ended at full energy. */
  readonly heat: PerPlayer<number>;
}

/**
 * A position at the moment `current` chooses an action: their overheat and energy gain have already
 * happened. In a finished game, `turn` and `current` stay on the deciding turn.
 */
export interface EnchantedState {
  readonly board: readonly (Player | null)[];
  /** Per cell: owner turns completed since its piece was placed, shifted or frozen; 0 without a piece. */
  readonly still: readonly number[];
  /** The waiting player's pieces that Disrupt cannot touch this turn, ascending. */
  readonly frozen: readonly Cell[];
  /** The empty cell nobody may enter or seal this turn. */
  readonly sealed: Cell | null;
  readonly energies: PerPlayer<number>;
  readonly scores: PerPlayer<number>;
  readonly flags: Flags;
  /** Odd turns are X's, even turns O's. */
  readonly turn: number;
  readonly current: Player;
  readonly phase: Phase;
  readonly result: Finish | null;
}

/** The same record with one player's value replaced. */
export function withValue<Value>(record: PerPlayer<Value>, player: Player, value: Value): PerPlayer<Value> {
  return player === 'X' ? { X: value, O: record.O } : { X: record.X, O: value };
}
