import { accept, cell, refuse, unreachable, type Cell, type ConfigProblem, type Result } from '@/engine/core';

import {
  FEWEST_SYMBOLS,
  LONGEST_PUZZLE_SIDE,
  MOST_CELLS,
  MOST_SYMBOLS,
  bagsOf,
  edgesOf,
  regionsOf,
  type Board,
} from './board';
import { holds, isRule, isRuleSet, meetPreconditions, sortRules, violationsOf, type Rule } from './rules';

/** What a puzzle asks for. */
export type Goal =
  | { readonly kind: 'match'; readonly target: readonly number[] }
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | { readonly kind: 'cycle'; readonly target: readonly number[] };

/** A whole puzzle: symbols are numbers from 0, grids are read row by row. */
export interface Config extends Board {
  readonly symbols: number;
  readonly start: readonly number[];
  readonly goal: Goal;
}

/** Everything that can be wrong with a puzzle that can be seen without solving it. */
export const PUZZLE_PROBLEMS = [
  'bad-size',
  'bad-symbol-count',
  'bad-start',
  'bad-locks',
  'bad-target',
  'unknown-rule',
  'rules-not-allowed',
  'rules-need-other-tiles',
  'symbols-not-prime',
  'target-needs-other-tiles',
  'locked-tile-off-target',
  'nothing-moves',
] as const;

/** What is wrong with a puzzle. */
export type PuzzleProblem = (typeof PUZZLE_PROBLEMS)[number];

/** Cycling is arithmetic modulo the number of symbols, and par is proved by division: that takes a prime. */
const CYCLE_SYMBOLS: readonly number[] = [2, 3, 5];

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isGrid(value: unknown, cells: number, symbols: number): value is readonly number[] {
  if (!Array.isArray(value) || value.length !== cells) return false;
  return value.every((symbol) => isWhole(symbol, 0, symbols - 1));
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || values[i - 1]! < value);
}

/** Whether a grid is a solution of the puzzle. */
export function isSolved(config: Config, cells: readonly number[]): boolean {
  const { goal, rows, columns } = config;
  switch (goal.kind) {
    case 'match':
    case 'cycle':
      return goal.target.every((symbol, at) => symbol === cells[at]);
    case 'rules':
      return goal.rules.every((rule) => holds(rule, { rows, columns, cells }));
    default:
      return unreachable(goal);
  }
}

/** Finds what is wrong with a puzzle's parts, or builds the puzzle from them. */
export function inspect(parts: {
  readonly rows: unknown;
  readonly columns: unknown;
  readonly symbols: unknown;
  readonly start: unknown;
  readonly locks: unknown;
  readonly goal: Goal;
}): Result<Config, PuzzleProblem> {
  const { rows, columns, symbols, start, locks, goal } = parts;
  if (!isWhole(rows, 1, LONGEST_PUZZLE_SIDE) || !isWhole(columns, 1, LONGEST_PUZZLE_SIDE))
    return refuse('bad-size');
  const size = rows * columns;
  if (size > MOST_CELLS) return refuse('bad-size');
  if (!isWhole(symbols, FEWEST_SYMBOLS, MOST_SYMBOLS)) return refuse('bad-symbol-count');
  if (!isGrid(start, size, symbols)) return refuse('bad-start');
  if (!Array.isArray(locks) || !locks.every((at) => isWhole(at, 0, size - 1)) || !isRising(locks)) {
    return refuse('bad-locks');
  }
  const puzzle = {
    rows,
    columns,
    symbols,
    start: [...start],
    locks: locks.map((at: number): Cell => cell(at)),
  };
  if (goal.kind === 'rules') return inspectRules(puzzle, goal.rules);
  if (!isGrid(goal.target, size, symbols)) return refuse('bad-target');
  return inspectTarget({ ...puzzle, goal: { kind: goal.kind, target: [...goal.target] } }, goal.target);
}

function inspectRules(
  puzzle: Omit<Config, 'goal'>,
  given: readonly unknown[],
): Result<Config, PuzzleProblem> {
  if (!given.every(isRule)) return refuse('unknown-rule');
  const rules = sortRules(given);
  if (rules.length !== given.length || !isRuleSet(rules, puzzle.symbols)) return refuse('rules-not-allowed');
  if (!meetPreconditions(rules, puzzle, puzzle.start)) return refuse('rules-need-other-tiles');
  const { start } = puzzle;
  const config: Config = { ...puzzle, goal: { kind: 'rules', rules } };
  const movable = edgesOf(config).some(([a, b]) => start[a] !== start[b]);
  return movable || isSolved(config, start) ? accept(config) : refuse('nothing-moves');
}

function inspectTarget(config: Config, target: readonly number[]): Result<Config, PuzzleProblem> {
  const { start, symbols, goal } = config;
  if (config.locks.some((at) => start[at] !== target[at])) return refuse('locked-tile-off-target');
  if (goal.kind === 'cycle')
    return CYCLE_SYMBOLS.includes(symbols) ? accept(config) : refuse('symbols-not-prime');
  const regions = regionsOf(config);
  const held = bagsOf(regions, start, symbols);
  const wanted = bagsOf(regions, target, symbols);
  return held.join() === wanted.join() ? accept(config) : refuse('target-needs-other-tiles');
}

function goalFrom(value: unknown): Goal | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, target, rules } = value as Record<string, unknown>;
  if ((kind === 'match' || kind === 'cycle') && Array.isArray(target)) return { kind, target };
  if (kind === 'rules' && Array.isArray(rules)) return { kind, rules };
  return null;
}

function configProblem(problem: PuzzleProblem): ConfigProblem {
  switch (problem) {
    case 'bad-size':
      return 'unknown-board';
    case 'bad-symbol-count':
    case 'symbols-not-prime':
    case 'unknown-rule':
    case 'rules-not-allowed':
      return 'bad-setting';
    case 'bad-start':
    case 'bad-locks':
    case 'bad-target':
    case 'rules-need-other-tiles':
    case 'target-needs-other-tiles':
    case 'locked-tile-off-target':
    case 'nothing-moves':
      return 'bad-puzzle';
    default:
      return unreachable(problem);
  }
}

/** Takes data of unknown origin for a puzzle. That it can be solved at all is a longer question, asked on import. */
export function checkConfig(value: unknown): Result<Config, ConfigProblem> {
  if (typeof value !== 'object' || value === null) return refuse('not-a-config');
  const { rows, columns, symbols, start, locks, goal } = value as Record<string, unknown>;
  const known = goalFrom(goal);
  if (!known) return refuse('not-a-config');
  const checked = inspect({ rows, columns, symbols, start, locks, goal: known });
  return checked.ok ? checked : refuse(configProblem(checked.code));
}

/** The cells that break a rule of a Rules puzzle, in ascending order: what the board highlights. */
export function violations(config: Config, cells: readonly number[]): Cell[] {
  const { goal, rows, columns } = config;
  if (goal.kind !== 'rules') return [];
  const broken = new Set(goal.rules.flatMap((rule) => violationsOf(rule, { rows, columns, cells })));
  return [...broken].sort((a, b) => a - b);
}
