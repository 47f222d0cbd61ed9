import { finished, squareOf, type Cell, type Task, type TaskStep } from '@/engine/core';

import type { Action } from './action';
import { LOCKED, regionsOf } from './board';
import type { Config } from './config';
import { cycledBy } from './cycling';
import type { Solution } from './solution';

/**
 * Cycling is addition modulo the number of symbols, and its order does not matter: a solution is how
 * often each cell is pressed, a vector with A · presses = target − grid. Elimination finds one such
 * vector or proves that there is none; all others differ from it by the null space of A, which is
 * walked through entirely, so the fewest presses found are the fewest there are.
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
  const systems: System[] = [];
  for (let region = 0; region <= Math.max(...regions); region++) {
    // Locks keep regions from touching each other, so each has its own fewest presses.
    const system = eliminate(config, regionCells(regions, region), cells, target);
    if (system === null) return finished({ kind: 'unsolvable' });
    systems.push(system);
  }

  const path: Action[] = [];
  let nodes = 0;
  let turn = 0;
  let walk: Walk | null = null;
  return {
    run(budget): TaskStep<Solution> {
      const stop = nodes + budget;
      while (turn < systems.length) {
        const system = systems[turn]!;
        walk ??= createWalk(system, symbols);
        while (walk.step()) {
          nodes++;
          if (nodes >= nodeCap)
            return { done: true, nodes, value: { kind: 'over-budget', lowerBound: path.length } };
          if (nodes >= stop) return { done: false, nodes, progress: nodes / nodeCap };
        }
        system.unknowns.forEach((at, i) => {
          const press: Action = { kind: 'cycle', at: squareOf(at, columns) };
          for (let times = walk!.best[i]!; times > 0; times--) path.push(press);
        });
        walk = null;
        turn++;
      }
      return { done: true, nodes, value: { kind: 'solved', par: path.length, path } };
    },
  };
}

/** All solutions of one region: `particular` plus any combination of the `basis`. */
interface System {
  readonly unknowns: readonly Cell[];
  readonly particular: readonly number[];
  readonly basis: readonly (readonly number[])[];
}

function regionCells(regions: Int8Array, region: number): Cell[] {
  const found: number[] = [];
  regions.forEach((value, at) => {
    if (value === region) found.push(at);
  });
  return found as Cell[];
}

/** Gauss–Jordan elimination modulo a prime; null when the equations contradict each other. */
function eliminate(
  config: Config,
  unknowns: readonly Cell[],
  cells: readonly number[],
  target: readonly number[],
): System | null {
  const { symbols } = config;
  const size = unknowns.length;
  const rows = unknowns.map((at) => {
    const touching = cycledBy(config, at);
    const row = unknowns.map((other) => Number(touching.includes(other)));
    return [...row, (target[at]! - cells[at]! + symbols) % symbols];
  });

  const pivotColumns: number[] = [];
  for (let column = 0; column < size; column++) {
    const rank = pivotColumns.length;
    const found = rows.findIndex((row, i) => i >= rank && row[column] !== 0);
    if (found < 0) continue;
    const pivot = scaled(rows[found]!, inverse(rows[found]![column]!, symbols), symbols);
    rows[found] = rows[rank]!;
    rows[rank] = pivot;
    for (let i = 0; i < size; i++) {
      if (i !== rank) rows[i] = withMultiple(rows[i]!, pivot, symbols - rows[i]![column]!, symbols);
    }
    pivotColumns.push(column);
  }
  if (rows.some((row, i) => i >= pivotColumns.length && row[size] !== 0)) return null;

  const particular = new Array<number>(size).fill(0);
  pivotColumns.forEach((column, i) => (particular[column] = rows[i]![size]!));
  const basis: number[][] = [];
  for (let free = 0; free < size; free++) {
    if (pivotColumns.includes(free)) continue;
    const vector = new Array<number>(size).fill(0);
    vector[free] = 1;
    pivotColumns.forEach((column, i) => (vector[column] = (symbols - rows[i]![free]!) % symbols));
    basis.push(vector);
  }
  return { unknowns, particular, basis };
}

function scaled(row: readonly number[], factor: number, modulus: number): number[] {
  return row.map((value) => (value * factor) % modulus);
}

function withMultiple(
  row: readonly number[],
  other: readonly number[],
  factor: number,
  modulus: number,
): number[] {
  return row.map((value, i) => (value + factor * other[i]!) % modulus);
}

function inverse(value: number, prime: number): number {
  let candidate = 1;
  while ((value * candidate) % prime !== 1) candidate++;
  return candidate;
}

/** A walk through every solution of a system that keeps the one with the fewest presses. */
interface Walk {
  readonly best: Uint8Array;
  /** Goes to the next solution; false when all have been seen. */
  step(): boolean;
}

/** Counts through the combinations of the basis like an odometer: one vector is added for each digit turned. */
function createWalk({ particular, basis }: System, symbols: number): Walk {
  const size = particular.length;
  const vectors = basis.map((vector) => Uint8Array.from(vector));
  const digits = new Uint8Array(basis.length);
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
        if (digits[i] === symbols) {
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
