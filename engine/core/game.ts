import type { Outcome } from './outcome';
import type { Result } from './result';

export const GAME_IDS = ['classic', 'enchanted', 'cipher'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Why a config from a save, a socket or a link is not one this game can start from. */
export const CONFIG_PROBLEMS = ['not-a-config', 'unknown-board', 'bad-setting', 'bad-puzzle'] as const;
export type ConfigProblem = (typeof CONFIG_PROBLEMS)[number];

/**
 * The contract every game meets. Configs, states and actions are plain JSON-safe data, every
 * function is pure, and an action has a text, so that saving, undo, replay, sharing and network
 * play are written once for all games.
 */
export interface Game<Config, State, Action, Refusal extends string> {
  readonly id: GameId;
  readonly defaults: Config;
  /** Takes data of unknown origin; what comes back is built from known fields only. */
  check(config: unknown): Result<Config, ConfigProblem>;
  start(config: Config): State;
  /** Empty exactly when the game is over. */
  legal(state: State): readonly Action[];
  /** A refusal changes nothing. */
  play(state: State, action: Action): Result<State, Refusal>;
  outcome(state: State): Outcome;
  /** `b2`, `seal c1`, `a1-a2`. */
  write(action: Action): string;
  /** Inverse of `write`. Whether the action is legal is for `play` to say. */
  read(text: string): Result<Action, 'unreadable'>;
}

/** A game whose own types the caller does not need to know: sessions, saves and sockets see moves as text. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only `any` lets each game's own types pass
export type AnyGame = Game<any, any, any, string>;
