import type { Agent, Game, Result } from '@/engine/core';

/** The options of a command line, by name: `--board 4x4x4` is `board`, a switch such as `--json` is `true`. */
export type Flags = Readonly<Record<string, string | true>>;

/** What the arena needs to know of a game. Each game has a file of its own in `agents/`. */
export interface ArenaGame<Config, State, Action> {
  readonly game: Game<Config, State, Action, string>;
  /** The options that only this game has. */
  readonly options: readonly string[];
  /** The config that the options ask for, and what to call it; or a sentence about what is wrong. */
  readonly readConfig: (flags: Flags) => Result<{ readonly config: Config; readonly name: string }, string>;
  /** The agents that can be named on the command line. */
  readonly agents: Readonly<Record<string, Agent<State, Action>>>;
}

/** A game of the arena whose own types the caller does not need to know. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only `any` lets each game's own types pass
export type AnyArenaGame = ArenaGame<any, any, any>;
