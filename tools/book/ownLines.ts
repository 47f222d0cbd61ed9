import type { Board } from '@/engine/classic';
import { emptyCells, keeperOf, promiseOf, winningCells } from '@/engine/classic/making';
import {
  countBits,
  foldingSymmetry,
  geometryOf,
  hasLine,
  imageOf,
  taskOf,
  withSolver,
  type Position,
  type Value,
} from '@/engine/classic/solver';

/** The most nodes a move of the AI may take; a position of its games that takes more goes into the book. */
export const MOST_NODES = 2000;
/** Expert's choice in a position. */
export interface Choices {
  /** What the position is worth to Expert. */
  readonly value: Value;
  /** The cells that Expert may choose, as chance orders equals. */
  readonly cells: readonly number[];
  /** The most nodes that any of these choices takes. */
  readonly nodes: number;
}

/** What Expert chooses from without a book, and at what cost. */
export function choicesOf(board: Board, position: Position): Choices {
  const geometry = geometryOf(board);
  const empty = emptyCells(position, geometry.cells);
  const wins = winningCells(position.own, empty, geometry);
  if (wins.length > 0) return { value: 1, cells: wins, nodes: 0 };
  const promises = new Map(empty.map((index) => [index, promiseOf(position, index, geometry)]));
  const task = taskOf((meter) =>
    withSolver(board, meter, function* (solver) {
      const value = yield* solver.value(position);
      const keeps = yield* keeperOf(solver, position);
      const cells: number[] = [];
      let promise = -1;
      for (const index of [...empty].sort((a, b) => promises.get(b)! - promises.get(a)!)) {
        if (cells.length > 0 && promises.get(index)! < promise) break;
        promise = promises.get(index)!;
        if (yield* keeps(index)) cells.push(index);
      }
      return { value, cells };
    }),
  );
  const step = task.run(Infinity);
  if (!step.done) throw new Error('Broken invariant: an endless slice ends only with the answer');
  return { ...step.value, nodes: step.nodes };
}

/** How far a walk got with so many stones on the board. */
export interface WalkedPly {
  readonly stones: number;
  readonly positions: number;
}

/**
 * Walks every line of Expert's own games in the given seats against every reply, through positions
 * with up to `lastStones` stones. Positions that mirror each other, or that are reached in several
 * ways, are visited once. `visit` returns the cells that Expert may play there.
 */
export function walkOwnLines(
  board: Board,
  seats: { readonly first: boolean; readonly second: boolean },
  lastStones: number,
  visit: (position: Position, stones: number) => readonly number[],
): WalkedPly[] {
  const geometry = geometryOf(board);
  const { cells, symmetry } = geometry;
  const frontiers = Array.from({ length: lastStones + 1 }, () => new Map<string, Position>());
  const add = ({ own, other }: Position) => {
    const s = foldingSymmetry(own, other, symmetry);
    const folded = { own: imageOf(own, s, symmetry), other: imageOf(other, s, symmetry) };
    frontiers[countBits(own | other)]?.set(`${folded.own},${folded.other}`, folded);
  };
  if (seats.first) add({ own: 0, other: 0 });
  if (seats.second) for (let index = 0; index < cells; index++) add({ own: 0, other: 1 << index });
  return frontiers.map((frontier, stones) => {
    for (const position of frontier.values()) {
      for (const index of visit(position, stones)) {
        const placed = position.own | (1 << index);
        if (hasLine(placed, geometry)) continue;
        for (const reply of emptyCells({ own: placed, other: position.other }, cells)) {
          const replied = position.other | (1 << reply);
          if (!hasLine(replied, geometry)) add({ own: placed, other: replied });
        }
      }
    }
    const positions = frontier.size;
    frontier.clear();
    return { stones, positions };
  });
}
