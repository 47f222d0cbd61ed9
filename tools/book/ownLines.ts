import { emptyCells, keeperOf, promiseOf, winningCells, writeEntry } from '@/engine/classic/making';
import {
  countBits,
  foldingSymmetry,
  geometryOf,
  hasLine,
  imageOf,
  taskOf,
  withSolver,
  type Position,
  type Solver,
  type Thinking,
} from '@/engine/classic/solver';
import { complete } from '@/engine/core';

const BOARD = { size: 5, k: 4 } as const;
const geometry = geometryOf(BOARD);

/** The most nodes a move of the AI may take; a position of its games that takes more goes into the book. */
export const MOST_NODES = 2000;
/** So few stones stand in the positions whose move is always taken from the book, chosen with more care. */
const OPENING_STONES = 2;

export function fold({ own, other }: Position): Position {
  const s = foldingSymmetry(own, other, geometry.symmetry);
  return { own: imageOf(own, s, geometry.symmetry), other: imageOf(other, s, geometry.symmetry) };
}

function keyOf({ own, other }: Position): string {
  return `${own},${other}`;
}

interface Choices {
  /** The cells that the AI may choose, as chance orders equals. */
  readonly cells: readonly number[];
  /** The most nodes that any of these choices takes. */
  readonly nodes: number;
}

/** What the AI chooses from without the book, and at what cost. */
export function choicesOf(position: Position): Choices {
  const empty = emptyCells(position, geometry.cells);
  const wins = winningCells(position.own, empty, geometry);
  if (wins.length > 0) return { cells: wins, nodes: 0 };
  const promises = new Map(empty.map((index) => [index, promiseOf(position, index, geometry)]));
  const step = taskOf((meter) =>
    withSolver(BOARD, meter, function* (solver) {
      const keeps = yield* keeperOf(solver, position);
      const cells: number[] = [];
      let promise = -1;
      for (const index of [...empty].sort((a, b) => promises.get(b)! - promises.get(a)!)) {
        if (cells.length > 0 && promises.get(index)! < promise) break;
        promise = promises.get(index)!;
        if (yield* keeps(index)) cells.push(index);
      }
      return cells;
    }),
  ).run(Infinity);
  if (!step.done) throw new Error('Broken invariant: no budget ends an endless slice');
  return { cells: step.value, nodes: step.nodes };
}

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

export interface OwnLines {
  readonly entries: readonly string[];
  /** By number of stones: positions of the AI's games, those in the book, and the most nodes of the others. */
  readonly plies: readonly { stones: number; positions: number; booked: number; mostNodes: number }[];
}

/** Walks every line of the AI's own games, in both seats and against every reply, and books what takes long. */
export function bookOwnLines(lastStones: number): OwnLines {
  const entries: string[] = [];
  const plies: { stones: number; positions: number; booked: number; mostNodes: number }[] = [];
  const frontiers = new Map<number, Map<string, Position>>();
  const add = (position: Position) => {
    const folded = fold(position);
    const stones = countBits(folded.own | folded.other);
    if (!frontiers.has(stones)) frontiers.set(stones, new Map());
    frontiers.get(stones)!.set(keyOf(folded), folded);
  };
  add({ own: 0, other: 0 });
  for (let index = 0; index < geometry.cells; index++) add({ own: 0, other: 1 << index });
  for (let stones = 0; stones <= lastStones; stones++) {
    const frontier = frontiers.get(stones) ?? new Map<string, Position>();
    let booked = 0;
    let mostNodes = 0;
    for (const position of frontier.values()) {
      const choices = choicesOf(position);
      let cells = choices.cells;
      if (stones <= OPENING_STONES || choices.nodes > MOST_NODES) {
        const move = bookMove(position);
        cells = [move];
        entries.push(writeEntry(position, move));
        booked++;
      } else mostNodes = Math.max(mostNodes, choices.nodes);
      if (stones + 2 > lastStones) continue;
      for (const index of cells) {
        const placed = position.own | (1 << index);
        if (hasLine(placed, geometry)) continue;
        for (const reply of emptyCells({ own: placed, other: position.other }, geometry.cells)) {
          const replied = position.other | (1 << reply);
          if (!hasLine(replied, geometry)) add({ own: placed, other: replied });
        }
      }
    }
    plies.push({ stones, positions: frontier.size, booked, mostNodes });
    frontiers.delete(stones);
  }
  return { entries, plies };
}
