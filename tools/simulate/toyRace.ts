import { accept, refuse, type ConfigProblem, type Game, type Outcome, type Result } from '@/engine/core';

interface RaceConfig {
  readonly target: number;
}

interface RaceState extends RaceConfig {
  readonly sum: number;
  readonly moves: number;
}

type Step = 1 | 2;

function play(state: RaceState, step: Step): Result<RaceState, 'too-far'> {
  const sum = state.sum + step;
  return sum > state.target ? refuse('too-far') : accept({ ...state, sum, moves: state.moves + 1 });
}

function check(config: unknown): Result<RaceConfig, ConfigProblem> {
  const target: unknown =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'target') : null;
  const fits = Number.isInteger(target) && (target as number) > 0 && (target as number) < 10;
  return fits ? accept({ target: target as number }) : refuse('not-a-config');
}

/** A puzzle of the smallest kind, for races: reach a sum in steps of one and two. */
export const toyRace: Game<RaceConfig, RaceState, Step, 'too-far'> = {
  id: 'cipher',
  defaults: { target: 4 },
  check,
  start: ({ target }) => ({ target, sum: 0, moves: 0 }),
  legal: (state) => ([1, 2] as const).filter((step) => play(state, step).ok),
  play,
  outcome: ({ sum, target, moves }): Outcome =>
    sum === target ? { kind: 'solved', moves } : { kind: 'playing', turn: 'X' },
  write: (step) => (step === 1 ? 'a1' : 'b1'),
  read: (text) => (text === 'a1' ? accept(1) : text === 'b1' ? accept(2) : refuse('unreadable')),
};
