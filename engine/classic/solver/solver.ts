import { boardName, type Board } from '../board';

import { countBits } from './bits';
import { createForcing } from './forcing';
import { geometryOf, type Geometry } from './geometry';
import { borrowMemory, returnMemory } from './memory';
import { knownFromOpenings } from './openings';
import type { Meter, Thinking } from './thinking';
import { OPEN, YES } from './verdict';

/** What a position is worth to the side to move: 1 a win, 0 a draw, -1 a loss. */
export type Value = -1 | 0 | 1;

/** Two sets of stones, the side to move first. */
export interface Position {
  readonly own: number;
  readonly other: number;
}

/** Exact answers about one board, each as thinking that counts on the meter. */
export interface Solver {
  readonly geometry: Geometry;
  /** Whether the attacker forces a line within `limit` plies; without a limit, ever. */
  forces(attacker: number, defender: number, attackerMoves: boolean, limit?: number): Thinking<boolean>;
  value(position: Position): Thinking<Value>;
  /** In how few plies the attacker forces a line, given that it can. */
  distance(attacker: number, defender: number, attackerMoves: boolean): Thinking<number>;
}

/** Lends a solver to a piece of thinking, and takes its memory back when that ends or is stopped. */
export function* withSolver<Result>(
  board: Board,
  meter: Meter,
  think: (solver: Solver) => Thinking<Result>,
  tables: { readonly openings: boolean } = { openings: true },
): Thinking<Result> {
  const geometry = geometryOf(board);
  const memory = borrowMemory();
  const known = tables.openings && boardName(board) === '5x5x4' ? knownFromOpenings : undefined;
  const forcing = createForcing(geometry, memory, known);

  function* forces(
    attacker: number,
    defender: number,
    attackerMoves: boolean,
    limit = geometry.cells,
  ): Thinking<boolean> {
    forcing.ask({ attacker, defender, attackerMoves, limit });
    for (;;) {
      const before = forcing.nodes();
      const verdict = forcing.run(meter.left);
      const spent = forcing.nodes() - before;
      meter.left -= spent;
      meter.nodes += spent;
      if (verdict !== OPEN) return verdict === YES;
      yield;
    }
  }

  function* value({ own, other }: Position): Thinking<Value> {
    if (yield* forces(own, other, true)) return 1;
    // Strategy stealing: whoever moves first on an empty board cannot be lost.
    if ((own | other) === 0) return 0;
    return (yield* forces(other, own, false)) ? -1 : 0;
  }

  function* distance(attacker: number, defender: number, attackerMoves: boolean): Thinking<number> {
    const ever = geometry.cells - countBits(attacker | defender);
    let limit = attackerMoves ? 1 : 2;
    while (limit + 2 <= ever && !(yield* forces(attacker, defender, attackerMoves, limit))) limit += 2;
    return limit;
  }

  try {
    return yield* think({ geometry, forces, value, distance });
  } finally {
    returnMemory(memory);
  }
}
