import { assert } from '@/engine/core';

/** How a solved puzzle went. `weight` is the tier's number; a puzzle without a tier weighs 1. */
export interface Performance {
  readonly weight: number;
  readonly par: number;
  readonly moves: number;
  readonly hints: number;
  /** The solution was shown. */
  readonly assisted: boolean;
}

/** None only when the solution was shown. */
export type Stars = 0 | 1 | 2 | 3;

/** What a solved puzzle earns. */
export interface Rating {
  readonly stars: Stars;
  readonly score: number;
}

const BASE = 100;
const EFFICIENCY = 100;
const PAR_BONUS = 50;
const HINT_COST = 25;
const LEAST = 50;

/** Stars and points for a solved puzzle. A puzzle whose solution was shown earns neither. */
export function rate(performance: Performance): Rating {
  const { par, moves, assisted } = performance;
  assert(par >= 1, 'a puzzle to solve has a par of at least one');
  if (assisted) return { stars: 0, score: 0 };
  assert(moves >= par, 'nobody beats a proven par');
  return { stars: starsOf(performance), score: scoreOf(performance) };
}

function starsOf({ par, moves, hints }: Performance): Stars {
  if (moves === par && hints === 0) return 3;
  const near = par + Math.max(1, Math.ceil(par / 4));
  return moves <= near && hints <= 1 ? 2 : 1;
}

function scoreOf({ weight, par, moves, hints }: Performance): number {
  const excess = Math.min(par, moves - par);
  const efficiency = Math.round((EFFICIENCY * weight * (par - excess)) / par);
  const bonus = moves === par && hints === 0 ? PAR_BONUS * weight : 0;
  return Math.max(LEAST * weight, BASE * weight + efficiency + bonus - HINT_COST * weight * hints);
}
