import { emptyCells, keeperOf, promiseOf, writeEntry } from '@/engine/classic/making';
import {
  geometryOf,
  hasLine,
  taskOf,
  withSolver,
  type Position,
  type Solver,
  type Thinking,
  type Value,
} from '@/engine/classic/solver';
import { complete } from '@/engine/core';

import { choicesOf, MOST_NODES, walkOwnLines, type WalkedPly } from './ownLines';

const BOARD = { size: 5, k: 4 } as const;
const geometry = geometryOf(BOARD);

/** With so few stones the move always comes from the book, chosen with more care. */
const OPENING_STONES = 2;

/** How many replies in a position are worth less than the best one. */
function* wrongReplies(solver: Solver, position: Position): Thinking<number> {
  const { own, other } = position;
  const value = yield* solver.value(position);
  let wrong = 0;
  for (const index of emptyCells(position, geometry.cells)) {
    const placed = own | (1 << index);
    const after = hasLine(placed, geometry) ? 1 : -(yield* solver.value({ own: other, other: placed }));
    if (after < value) wrong++;
  }
  return wrong;
}

/** The move for the book: of all that keep the value, the one that leaves the most replies that do not. */
export function bookMove(position: Position): number {
  const { own, other } = position;
  return complete(
    taskOf((meter) =>
      withSolver(BOARD, meter, function* (solver) {
        const keeps = yield* keeperOf(solver, position);
        let best = { index: -1, wrong: -1, promise: -1 };
        for (const index of emptyCells(position, geometry.cells)) {
          if (!(yield* keeps(index))) continue;
          const wrong = yield* wrongReplies(solver, { own: other, other: own | (1 << index) });
          const promise = promiseOf(position, index, geometry);
          if (wrong > best.wrong || (wrong === best.wrong && promise > best.promise)) {
            best = { index, wrong, promise };
          }
        }
        return best.index;
      }),
    ),
  );
}

/** The book, and by number of stones: positions walked, those booked, and the most nodes of the others. */
export interface OwnBook {
  readonly text: string;
  readonly entries: number;
  /** The least that any position walked is worth to Expert. */
  readonly worst: Value;
  readonly plies: readonly (WalkedPly & { readonly booked: number; readonly mostNodes: number })[];
}

/** Walks Expert's own games on 5x5x4, in both seats, and books what would take it long. */
export function bookOwnLines(lastStones: number): OwnBook {
  const entries: string[] = [];
  const booked = new Uint32Array(lastStones + 1);
  const mostNodes = new Uint32Array(lastStones + 1);
  let worst: Value = 1;
  const walked = walkOwnLines(BOARD, { first: true, second: true }, lastStones, (position, stones) => {
    const { value, cells, nodes } = choicesOf(BOARD, position);
    if (value < worst) worst = value;
    if (stones > OPENING_STONES && nodes <= MOST_NODES) {
      mostNodes[stones] = Math.max(mostNodes[stones]!, nodes);
      return cells;
    }
    const move = bookMove(position);
    entries.push(writeEntry(position, move));
    booked[stones] = booked[stones]! + 1;
    return [move];
  });
  const plies = walked.map((ply) => ({
    ...ply,
    booked: booked[ply.stones]!,
    mostNodes: mostNodes[ply.stones]!,
  }));
  return { text: entries.join(' '), entries: entries.length, worst, plies };
}
