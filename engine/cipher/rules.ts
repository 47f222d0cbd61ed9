import { cell, unreachable, type Cell } from '@/engine/core';

/** The rules a Rules puzzle can ask for, in the order they are always listed. */
export const RULES = ['NO_THREE', 'NO_TOUCH', 'EVEN_ROWS', 'EVEN_COLS', 'MIRROR_LR', 'MIRROR_TB'] as const;

/** One thing a Rules puzzle asks of the whole grid. */
export type Rule = (typeof RULES)[number];

/** The combinations a puzzle may use: all others contradict or repeat each other. */
export const RULE_SETS: readonly (readonly Rule[])[] = [
  ['NO_TOUCH'],
  ['MIRROR_LR'],
  ['MIRROR_TB'],
  ['EVEN_ROWS'],
  ['EVEN_ROWS', 'EVEN_COLS'],
  ['NO_THREE', 'EVEN_ROWS', 'EVEN_COLS'],
];

/** A filled grid, read row by row. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly number[];
}

/** Whether a value from outside names a rule. */
export function isRule(value: unknown): value is Rule {
  return RULES.includes(value as Rule);
}

/** The same rules in the order of `RULES`, each once. */
export function sortRules(rules: readonly Rule[]): Rule[] {
  return RULES.filter((rule) => rules.includes(rule));
}

/** Whether a puzzle may ask for exactly these rules, given in the order of `RULES`. */
export function isRuleSet(rules: readonly Rule[], symbols: number): boolean {
  const text = rules.join();
  // With more symbols balanced lines seldom hold three in a row, and the rule would say nothing.
  if (rules.includes('NO_THREE') && symbols !== 2) return false;
  return RULE_SETS.some((set) => set.join() === text);
}

/** A condition for the rule to hold anywhere that is necessary, seldom sufficient, and cheap to ask. */
function meetsPrecondition(rule: Rule, rows: number, columns: number, counts: readonly number[]): boolean {
  const half = Math.ceil((rows * columns) / 2);
  const oddCounts = counts.filter((count) => count % 2 === 1).length;
  switch (rule) {
    case 'NO_THREE':
      return true;
    case 'NO_TOUCH':
      // Dominoes cover a grid but for one cell at most, and a domino holds a symbol once.
      return counts.every((count) => count <= half);
    case 'EVEN_ROWS':
      return counts.every((count) => count % rows === 0);
    case 'EVEN_COLS':
      return counts.every((count) => count % columns === 0);
    case 'MIRROR_LR':
      // Only a cell on the mirror line needs no partner.
      return oddCounts <= (columns % 2) * rows;
    case 'MIRROR_TB':
      return oddCounts <= (rows % 2) * columns;
    default:
      return unreachable(rule);
  }
}

/** Whether the tiles in play can satisfy each of the rules somewhere on an unlocked board. */
export function meetPreconditions(
  rules: readonly Rule[],
  { rows, columns, symbols }: { readonly rows: number; readonly columns: number; readonly symbols: number },
  cells: readonly number[],
): boolean {
  const counts = new Array<number>(symbols).fill(0);
  for (const symbol of cells) counts[symbol]!++;
  return rules.every((rule) => meetsPrecondition(rule, rows, columns, counts));
}

/** The cells that break a rule, in ascending order; none exactly when the rule holds. */
export function violationsOf(rule: Rule, grid: Grid): Cell[] {
  switch (rule) {
    case 'NO_THREE':
      return brokenRuns(grid, 3);
    case 'NO_TOUCH':
      return brokenRuns(grid, 2);
    case 'EVEN_ROWS':
      return unevenLines(grid, (at) => Math.floor(at / grid.columns), grid.rows);
    case 'EVEN_COLS':
      return unevenLines(grid, (at) => at % grid.columns, grid.columns);
    case 'MIRROR_LR':
      return unlikeImages(grid, (row, column) => row * grid.columns + grid.columns - 1 - column);
    case 'MIRROR_TB':
      return unlikeImages(grid, (row, column) => (grid.rows - 1 - row) * grid.columns + column);
    default:
      return unreachable(rule);
  }
}

/** Whether a grid keeps a rule. */
export function holds(rule: Rule, grid: Grid): boolean {
  return violationsOf(rule, grid).length === 0;
}

function cellsWhere(grid: Grid, test: (at: number) => boolean): Cell[] {
  return grid.cells.flatMap((_, at) => (test(at) ? [cell(at)] : []));
}

/** The cells of every straight run of `length` equal symbols. */
function brokenRuns({ rows, columns, cells }: Grid, length: number): Cell[] {
  const broken = new Set<number>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (column + length <= columns) markRun(cells, at, 1, length, broken);
      if (row + length <= rows) markRun(cells, at, columns, length, broken);
    }
  }
  return cellsWhere({ rows, columns, cells }, (at) => broken.has(at));
}

function markRun(cells: readonly number[], from: number, step: number, length: number, broken: Set<number>) {
  for (let i = 1; i < length; i++) if (cells[from + i * step] !== cells[from]) return;
  for (let i = 0; i < length; i++) broken.add(from + i * step);
}

/**
 * The cells of every symbol that its line holds more than a fair share of. Lines are alike exactly
 * when there is none: no line above its share leaves no line below it.
 */
function unevenLines(grid: Grid, lineOf: (at: number) => number, lines: number): Cell[] {
  const counts = Array.from({ length: lines }, () => new Map<number, number>());
  const totals = new Map<number, number>();
  grid.cells.forEach((symbol, at) => {
    const line = counts[lineOf(at)]!;
    line.set(symbol, (line.get(symbol) ?? 0) + 1);
    totals.set(symbol, (totals.get(symbol) ?? 0) + 1);
  });
  return cellsWhere(grid, (at) => {
    const symbol = grid.cells[at]!;
    return counts[lineOf(at)]!.get(symbol)! * lines > totals.get(symbol)!;
  });
}

function unlikeImages(grid: Grid, imageOf: (row: number, column: number) => number): Cell[] {
  return cellsWhere(grid, (at) => {
    const image = imageOf(Math.floor(at / grid.columns), at % grid.columns);
    return grid.cells[at] !== grid.cells[image];
  });
}
