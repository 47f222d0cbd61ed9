import { assert, complete } from '@/engine/core';

import type { Action } from './action';
import type { Config } from './config';
import { cipher } from './game';
import type { Puzzle } from './puzzle';
import type { Stars } from './score';
import { PROOF_NODES, positionOf, solve } from './solve';

/** Every kind of move, as far as the bound can tell. */
export const TRENDS = ['fell', 'same', 'rose'] as const;

/** What a move did to the distance the board can be sure of. */
export type Trend = (typeof TRENDS)[number];

/** How a daily went, without giving anything of the puzzle away. */
export interface DailyShare {
  readonly number: number;
  readonly stars: Stars;
  readonly moves: number;
  readonly par: number;
  readonly hints: number;
  readonly squares: readonly Trend[];
}

const SQUARES = { fell: '🟩', same: '🟨', rose: '🟥' } as const satisfies Record<Trend, string>;

/** At least this many moves are still needed: the solver's bound for swaps, the exact number for cycles. */
export function boundOf(config: Config, cells: readonly number[]): number {
  if (config.goal.kind !== 'cycle') return positionOf(config, cells).bound();
  const solution = complete(solve(config, cells, PROOF_NODES));
  assert(solution.kind === 'solved', 'a grid reached by cycling can be cycled on to the target');
  return solution.par;
}

/** One trend for each move of a legal line. */
export function trendsOf(config: Config, line: readonly Action[]): Trend[] {
  let state = cipher.start(config);
  let before = boundOf(config, state.cells);
  return line.map((action) => {
    const next = cipher.play(state, action);
    assert(next.ok, 'a line holds legal moves only');
    state = next.value;
    const now = boundOf(config, state.cells);
    const trend: Trend = now < before ? 'fell' : now > before ? 'rose' : 'same';
    before = now;
    return trend;
  });
}

/** The facts of a share text; their words belong to the catalogue. */
export function dailyShare(
  { config, par }: Puzzle,
  {
    number,
    line,
    stars,
    hints,
  }: {
    readonly number: number;
    readonly line: readonly Action[];
    readonly stars: Stars;
    readonly hints: number;
  },
): DailyShare {
  return { number, stars, moves: line.length, par, hints, squares: trendsOf(config, line) };
}

/** Green, yellow and red squares, one for each move. */
export function drawSquares(squares: readonly Trend[]): string {
  return squares.map((trend) => SQUARES[trend]).join('');
}
