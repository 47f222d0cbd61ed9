import type { Rng } from './rng';

/** Anything that can play: given a position that is not over and a source of chance, one legal action. */
export type Agent<State, Action> = (state: State, rng: Rng) => Action;
