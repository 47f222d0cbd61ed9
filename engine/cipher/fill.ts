import type { Rng, Task, TaskStep } from '@/engine/core';

import { columnsOf, imagesOf, rowsOf, type Axis } from './axis';
import { LOCKED, bagsOf, regionsOf, sizeOf, type Board } from './board';
import type { Rule } from './rules';
import { runsOf } from './runGauge';

/** What a search for a grid that keeps the rules came to. */
export type Filling =
  | { readonly kind: 'filled'; readonly cells: readonly number[] }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'over-budget' };

const EMPTY = 255;

/**
 * Looks for a grid in which the rules hold, locked cells keep what `start` holds there, and every
 * region holds the tiles it holds in `start`. Since swaps reach exactly those grids, `impossible`
 * proves that the puzzle cannot be solved. With an `rng`, symbols are tried in random order.
 */
export function fillGrid(
  board: Board,
  rules: readonly Rule[],
  start: readonly number[],
  symbols: number,
  nodeCap: number,
  rng: Rng | null = null,
): Task<Filling> {
  const size = sizeOf(board);
  const regions = regionsOf(board);
  const bags = bagsOf(regions, start, symbols);
  const cells = new Uint8Array(size).fill(EMPTY);
  const allows = createJudge(board, rules, start, symbols, cells);
  const order = fillingOrder(board, rules).filter((at) => regions[at] !== LOCKED);
  const symbolOrder = Array.from({ length: symbols }, (_, symbol) => symbol);
  const choices = order.map(() => symbolOrder);
  /** How many of its choices each step has used up. */
  const tried = new Uint8Array(order.length);
  let nodes = 0;
  let step = 0;
  let possible = true;

  for (const at of board.locks) {
    if (!allows(at, start[at]!)) possible = false;
    cells[at] = start[at]!;
  }
  if (rng && order.length > 0) choices[0] = rng.shuffled(symbolOrder);

  /** Places the next symbol that fits at this step, or steps back. */
  function advance(): void {
    const at = order[step]!;
    const bag = bags[regions[at]!]!;
    if (cells[at] !== EMPTY) {
      bag[cells[at]!]!++;
      cells[at] = EMPTY;
    }
    const choice = choices[step]!;
    while (tried[step]! < symbols) {
      const symbol = choice[tried[step]!++]!;
      if (bag[symbol] === 0 || !allows(at, symbol)) continue;
      bag[symbol]!--;
      cells[at] = symbol;
      step++;
      if (step < order.length) {
        tried[step] = 0;
        if (rng) choices[step] = rng.shuffled(symbolOrder);
      }
      return;
    }
    step--;
    if (step < 0) possible = false;
  }

  return {
    run(budget): TaskStep<Filling> {
      const stop = nodes + budget;
      while (possible && step < order.length) {
        if (nodes >= nodeCap) return { done: true, nodes, value: { kind: 'over-budget' } };
        if (nodes >= stop) return { done: false, nodes, progress: nodes / nodeCap };
        nodes++;
        advance();
      }
      const value: Filling = possible ? { kind: 'filled', cells: Array.from(cells) } : { kind: 'impossible' };
      return { done: true, nodes, value };
    },
  };
}

/** Row by row; under a top-bottom mirror each row with its image, so that a conflict shows at once. */
function fillingOrder({ rows, columns }: Board, rules: readonly Rule[]): number[] {
  const order = Array.from({ length: rows * columns }, (_, at) => at);
  if (!rules.includes('MIRROR_TB')) return order;
  const fold = (at: number): number => {
    const row = Math.floor(at / columns);
    const isLower = row >= rows / 2;
    const upper = isLower ? rows - 1 - row : row;
    return 2 * (upper * columns + (at % columns)) + Number(isLower);
  };
  return order.sort((a, b) => fold(a) - fold(b));
}

/** Answers whether a symbol may go to a cell, given the cells filled so far. */
function createJudge(
  board: Board,
  rules: readonly Rule[],
  start: readonly number[],
  symbols: number,
  cells: Uint8Array,
): (at: number, symbol: number) => boolean {
  const byRow = rowsOf(board.rows, board.columns);
  const byColumn = columnsOf(board.rows, board.columns);
  const tests: ((at: number, symbol: number) => boolean)[] = [];
  if (rules.includes('NO_TOUCH')) tests.push(runTest(board, 2, cells));
  if (rules.includes('NO_THREE')) tests.push(runTest(board, 3, cells));
  if (rules.includes('EVEN_ROWS')) tests.push(shareTest(byRow, start, symbols, cells));
  if (rules.includes('EVEN_COLS')) tests.push(shareTest(byColumn, start, symbols, cells));
  if (rules.includes('MIRROR_LR')) tests.push(imageTest(imagesOf(byColumn, byRow), cells));
  if (rules.includes('MIRROR_TB')) tests.push(imageTest(imagesOf(byRow, byColumn), cells));
  return (at, symbol) => tests.every((test) => test(at, symbol));
}

function runTest({ rows, columns }: Board, length: number, cells: Uint8Array) {
  const runs = runsOf(rows, columns, length);
  /** For each cell, the other cells of every run through it. */
  const others: number[][][] = Array.from({ length: rows * columns }, () => []);
  for (let i = 0; i < runs.length; i += length) {
    const run = Array.from(runs.subarray(i, i + length));
    for (const at of run) others[at]!.push(run.filter((other) => other !== at));
  }
  return (at: number, symbol: number) =>
    !others[at]!.some((run) => run.every((other) => cells[other] === symbol));
}

function shareTest({ lines, lineOf }: Axis, start: readonly number[], symbols: number, cells: Uint8Array) {
  const totals = new Array<number>(symbols).fill(0);
  for (const symbol of start) totals[symbol]!++;
  return (at: number, symbol: number) => {
    let held = 1;
    for (let other = 0; other < cells.length; other++) {
      if (cells[other] === symbol && lineOf[other] === lineOf[at]) held++;
    }
    return held * lines <= totals[symbol]!;
  };
}

function imageTest(images: Uint8Array, cells: Uint8Array) {
  return (at: number, symbol: number) => {
    const image = images[at]!;
    return image === at || cells[image] === EMPTY || cells[image] === symbol;
  };
}
