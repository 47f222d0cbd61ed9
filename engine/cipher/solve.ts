import { finished, mapTask, unreachable, type Task } from '@/engine/core';

import { bagsOf, edgesOf, regionsOf } from './board';
import { isSolved, type Config } from './config';
import { solveCycle } from './cycleSolver';
import { fillGrid } from './fill';
import { swapAction } from './game';
import { createMatchPosition, createTargetDistance } from './matchPosition';
import type { Position } from './position';
import { meetPreconditions } from './rules';
import { createRulesPosition } from './rulesPosition';
import type { Solution } from './solution';
import { searchSwaps } from './swapSearch';
import { chain } from './tasks';

/** How long a hint or the check of an imported puzzle may search, in nodes. */
export const PROOF_NODES = 20_000;

/**
 * The shortest way from a grid to the puzzle's goal. The budget is counted in nodes, so every device
 * gives the same answer. The config may be one that `checkConfig` refuses, as long as its sizes are right.
 */
export function solve(config: Config, cells: readonly number[], nodeCap: number): Task<Solution> {
  const { goal } = config;
  switch (goal.kind) {
    case 'match':
      if (!holdsSameTiles(config, cells, goal.target)) return finished({ kind: 'unsolvable' });
      return solveReachable(config, cells, nodeCap);
    case 'rules':
      if (isSolved(config, cells)) return finished({ kind: 'solved', par: 0, path: [] });
      if (!meetPreconditions(goal.rules, config, cells)) return finished({ kind: 'unsolvable' });
      return chain(
        fillGrid(config, goal.rules, cells, config.symbols, nodeCap),
        (filling): Task<Solution> => {
          if (filling.kind === 'impossible') return finished({ kind: 'unsolvable' });
          if (filling.kind === 'over-budget') return finished({ kind: 'over-budget', lowerBound: 1 });
          return solveReachable(config, cells, nodeCap);
        },
      );
    case 'cycle':
      return solveCycle(config, cells, goal.target, nodeCap);
    default:
      return unreachable(goal);
  }
}

/** `solve` for a puzzle whose goal is known to be reachable from here: skips the proof that it is. */
export function solveReachable(config: Config, cells: readonly number[], nodeCap: number): Task<Solution> {
  if (config.goal.kind === 'cycle') return solveCycle(config, cells, config.goal.target, nodeCap);
  return solvePosition(config, positionOf(config, cells), nodeCap);
}

/** The shortest way from a position, which is used up, to its reachable goal; none longer than `longest` is sought. */
export function solvePosition(
  config: Config,
  position: Position,
  nodeCap: number,
  longest?: number,
): Task<Solution> {
  const edges = edgesOf(config);
  return mapTask(searchSwaps(position, edges, nodeCap, longest), (answer): Solution => {
    if (answer.kind === 'over-budget') return answer;
    const path = answer.path.map((edge) => swapAction(config, ...edges[edge]!));
    return { kind: 'solved', par: path.length, path };
  });
}

/** A grid of a swap puzzle, with its bound. */
export function positionOf(config: Config, cells: readonly number[]): Position {
  const { goal, symbols } = config;
  if (goal.kind === 'rules') return createRulesPosition(config, goal.rules, cells, symbols);
  return createMatchPosition(createTargetDistance(config, goal.target, symbols), cells, symbols);
}

/** Neighbour swaps sort a region in any way and carry nothing out of it: this decides whether Match can be solved. */
function holdsSameTiles(config: Config, cells: readonly number[], target: readonly number[]): boolean {
  const regions = regionsOf(config);
  const held = bagsOf(regions, cells, config.symbols);
  const wanted = bagsOf(regions, target, config.symbols);
  return held.join() === wanted.join() && config.locks.every((at) => cells[at] === target[at]);
}
