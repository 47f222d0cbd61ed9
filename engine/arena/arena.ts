import { createRng, type Agent, type Game, type Outcome, type Player } from '@/engine/core';

/** The two agents of a game, by the side they play. */
export type Seats<State, Action> = Readonly<Record<Player, Agent<State, Action>>>;

/** What a batch of games came to. */
export interface Tally {
  readonly games: number;
  readonly x: number;
  readonly o: number;
  readonly draws: number;
}

export const NO_GAMES: Tally = { games: 0, x: 0, o: 0, draws: 0 };

/** Plays one game to its end. An agent that answers with an illegal action is a bug in the agent, and throws. */
export function playGame<Config, State, Action>(
  game: Game<Config, State, Action, string>,
  config: Config,
  seats: Seats<State, Action>,
  seed: string,
): Outcome {
  const rng = createRng(seed);
  let state = game.start(config);
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome.kind !== 'playing') return outcome;
    const action = seats[outcome.turn](state, rng);
    const next = game.play(state, action);
    if (!next.ok)
      throw new Error(`${outcome.turn} played ${game.write(action)}: ${next.code} (seed ${seed})`);
    state = next.value;
  }
}

/**
 * Plays games `from` to `to` (exclusive) of a batch. Each game has a seed of its own, made from the
 * batch's seed and its number, so a batch split over any number of workers adds up to the same tally.
 */
export function playBatch<Config, State, Action>(
  game: Game<Config, State, Action, string>,
  config: Config,
  seats: Seats<State, Action>,
  batch: { readonly seed: string; readonly from: number; readonly to: number },
): Tally {
  let x = 0;
  let o = 0;
  let draws = 0;
  for (let i = batch.from; i < batch.to; i++) {
    const outcome = playGame(game, config, seats, `${batch.seed}|${i}`);
    if (outcome.kind !== 'won') draws++;
    else if (outcome.by === 'X') x++;
    else o++;
  }
  return { games: batch.to - batch.from, x, o, draws };
}

export function addTallies(a: Tally, b: Tally): Tally {
  return { games: a.games + b.games, x: a.x + b.x, o: a.o + b.o, draws: a.draws + b.draws };
}
