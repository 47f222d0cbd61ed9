import type { Player } from '@/engine/core';

/** What a player can do with a turn. */
export const ACTION_KINDS = ['place', 'seal', 'shift', 'disrupt', 'double', 'pass'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

interface Rules {
  readonly costs: Readonly<Record<ActionKind, number>>;
  readonly maxEnergy: number;
  readonly startEnergies: Readonly<Record<Player, number>>;
  /** Before this turn the start energy is what a player has. */
  readonly firstGainTurn: number;
  readonly gain: number;
  readonly priorityGain: number;
  readonly scoreEnergy: number;
  /** Own turns ended at full energy before the next one overheats, and what energy falls to. */
  readonly overheatAfter: number;
  readonly overheatTo: number;
  /** Own turns a piece stays put before it is frozen. */
  readonly freezeAfter: number;
  readonly winScore: number;
  readonly turnLimit: number;
  readonly suddenDeathTurns: number;
  /** The cells of turns 1 and 2 in the fair start. */
  readonly fairOpening: readonly [x: number, o: number];
}

/** Every number of the game, in one place. */
export const RULES = {
  costs: { place: 0, seal: 2, shift: 2, disrupt: 3, double: 4, pass: 0 },
  maxEnergy: 5,
  startEnergies: { X: 2, O: 3 },
  firstGainTurn: 3,
  gain: 1,
  priorityGain: 2,
  scoreEnergy: 1,
  overheatAfter: 2,
  overheatTo: 3,
  freezeAfter: 3,
  winScore: 3,
  turnLimit: 24,
  suddenDeathTurns: 12,
  fairOpening: [0, 15],
} as const satisfies Rules;

/** The turn after which an undecided game is drawn. */
export const LAST_TURN = RULES.turnLimit + RULES.suddenDeathTurns;
