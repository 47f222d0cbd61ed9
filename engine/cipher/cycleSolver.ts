import { finished, squareOf, type Cell, type Task, type TaskStep } from '@/engine/core';

import type { Action } from './action';
import { LOCKED, regionsOf } from './board';
import type { Config } from './config';
import { solveCongruences, type SolutionSet } from './congruences';
import { cycledBy } from './cycling';
import type { Solution } from './solution';

/**
 * Cycling is addition modulo the number of symbols, and its order does not matter: a solution is how
 * often each cell is pressed, a vector with A · presses = target − grid. Elimination finds all such
 * vectors or proves that there is none, and all are looked at, so the fewest presses found are the
 * fewest there are. A node is a vector looked at or an unknown eliminated.
 */
export function solveCycle(
  config: Config,
  cells: readonly number[],
  target: readonly number[],
  nodeCap: number,
): Task<Solution> {
  const { symbols, columns } = config;
  const regions = regionsOf(config);
  if (cells.some((symbol, at) => regions[at] === LOCKED && symbol !== target[at])) {
    return finished({ kind: 'unsolvable' });
  }
  // Locks keep regions from touching each other, so each has its own fewest presses.
  const parts = Array.from({ length: Math.max(...regions) + 1 }, (_, region) => regionCells(regions, region));
  const walks: Walk[] = [];
  const path: Action[] = [];
  let nodes = 0;
  let turn = 0;

  return {
    run(budget): TaskStep<Solution> {
      const stop = nodes + budget;
      const paused = (): TaskStep<Solution> | null => {
        if (nodes >= nodeCap)
          return { done: true, nodes, value: { kind: 'over-budget', lowerBound: path.length } };
        return nodes >= stop ? { done: false, nodes, progress: nodes / nodeCap } : null;
      };
      while (walks.length < parts.length) {
        const unknowns = parts[walks.length]!;
        const solutions = pressesFor(config, unknowns, cells, target);
        nodes += unknowns.length;
        if (solutions === null) return { done: true, nodes, value: { kind: 'unsolvable' } };
        walks.push(createWalk(solutions, symbols));
        const pause = paused();
        if (pause) return pause;
      }
      for (; turn < parts.length; turn++) {
        const walk = walks[turn]!;
        while (walk.step()) {
          nodes++;
          const pause = paused();
          if (pause) return pause;
        }
        parts[turn]!.forEach((at, i) => {
          const press: Action = { kind: 'cycle', at: squareOf(at, columns) };
          for (let times = walk.best[i]!; times > 0; times--) path.push(press);
        });
      }
      return { done: true, nodes, value: { kind: 'solved', par: path.length, path } };
    },
  };
}

function regionCells(regions: Int8Array, region: number): Cell[] {
  const found: number[] = [];
  regions.forEach((value, at) => {
    if (value === region) found.push(at);
  });
  return found as Cell[];
}

/** How often each cell of a region can be pressed to bring the region to its target; null if there is no way. */
function pressesFor(
  config: Config,
  unknowns: readonly Cell[],
  cells: readonly number[],
  target: readonly number[],
): SolutionSet | null {
  const { symbols } = config;
  const matrix = unknowns.map((at) => {
    const touching = cycledBy(config, at);
    return unknowns.map((other) => Number(touching.includes(other)));
  });
  const missing = unknowns.map((at) => (target[at]! - cells[at]! + symbols) % symbols);
  return solveCongruences(matrix, missing, symbols);
}

/** A walk through every solution of a system that keeps the one with the fewest presses. */
interface Walk {
  readonly best: Uint8Array;
  /** Goes to the next solution; false when all have been seen. */
  step(): boolean;
}

/** Counts through the combinations of the shifts like an odometer: one vector is added for each digit turned. */
function createWalk({ particular, shifts }: SolutionSet, symbols: number): Walk {
  const size = particular.length;
  const vectors = shifts.map(({ vector }) => Uint8Array.from(vector));
  const digits = new Uint8Array(shifts.length);
  const presses = Uint8Array.from(particular);
  const best = presses.slice();
  let fewest = presses.reduce((sum, times) => sum + times, 0);

  function add(vector: Uint8Array): number {
    let total = 0;
    for (let i = 0; i < size; i++) {
      let times = presses[i]! + vector[i]!;
      if (times >= symbols) times -= symbols;
      presses[i] = times;
      total += times;
    }
    return total;
  }

  return {
    best,
    step() {
      for (let i = 0; i < vectors.length; i++) {
        const total = add(vectors[i]!);
        digits[i]!++;
        if (digits[i] === shifts[i]!.order) {
          digits[i] = 0;
          continue;
        }
        if (total < fewest) {
          fewest = total;
          best.set(presses);
        }
        return true;
      }
      return false;
    },
  };
}
