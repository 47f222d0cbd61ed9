import { assert, complete, type Agent, type Level, type Mind } from '@/engine/core';

import { analyzeState } from './analysis';
import { levelMove } from './levels';
import { perfectCells, pickCell } from './perfect';
import { positionOf } from './position';
import { classic, type ClassicAction, type ClassicState } from './rules';
import { taskOf } from './solver/thinking';

/** Classic's thinking, in slices. */
export const classicMind: Mind<ClassicState> = {
  move: (state, level, rng) => taskOf((meter) => levelMove(state, level, rng, meter)),
  analyze: (state) => taskOf((meter) => analyzeState(state, meter)),
};

export type ClassicAgent = Agent<ClassicState, ClassicAction>;

function agentOf(level: Level): ClassicAgent {
  return (state, rng) => {
    const move = classic.read(complete(classicMind.move(state, level, rng)));
    assert(move.ok, 'the mind writes moves that can be read');
    return move.value;
  };
}

const byThinking = agentOf('expert');

/** Expert without the detour over text and tasks where a table answers: simulations ask millions of times. */
const expert: ClassicAgent = (state, rng) => {
  if (state.config.size !== 3) return byThinking(state, rng);
  const index = pickCell(perfectCells(positionOf(state)), rng);
  return { kind: 'place', row: Math.floor(index / 3), column: index % 3 };
};

/** The levels as agents for the arena; `random` is another name for Easy. */
export const classicAgents: Readonly<Record<Level | 'random', ClassicAgent>> = {
  easy: agentOf('easy'),
  medium: agentOf('medium'),
  hard: agentOf('hard'),
  expert,
  random: agentOf('easy'),
};
