import { complete, LEVELS, type Agent, type Level, type Mind } from '@/engine/core';

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
    if (!move.ok) throw new Error('Broken invariant: the mind wrote a move that cannot be read');
    return move.value;
  };
}

const thoroughExpert = agentOf('expert');

/** Expert without the detour over text and tasks where a table answers: simulations ask millions of times. */
function expert(...[state, rng]: Parameters<ClassicAgent>): ClassicAction {
  if (state.config.size !== 3) return thoroughExpert(state, rng);
  const index = pickCell(perfectCells(positionOf(state)), rng);
  return { kind: 'place', row: Math.floor(index / 3), column: index % 3 };
}

/** The levels as agents for the arena; `random` is another name for Easy. */
export const classicAgents: Readonly<Record<Level | 'random', ClassicAgent>> = {
  easy: agentOf(LEVELS[0]),
  medium: agentOf(LEVELS[1]),
  hard: agentOf(LEVELS[2]),
  expert,
  random: agentOf(LEVELS[0]),
};
