import { cell, complete } from '@/engine/core';
import {
  MOST_CELLS,
  MOST_SYMBOLS,
  cipher,
  holds,
  isRule,
  solve,
  type Action,
  type Config,
  type Goal,
  type Solution,
} from '@/engine/cipher';

import { WrongSchema, type GoldenReport } from './report';

/** Far beyond any puzzle of the schema: an instance that needs more counts as failed, not as endless. */
const NODE_CAP = 20_000_000;

/** What is wrong with an entry of the file, as a sentence for the person at the terminal. */
class Misfit extends Error {}

function need(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Misfit(message);
}

function record(value: unknown, what: string): Record<string, unknown> {
  need(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is not an object`);
  return value as Record<string, unknown>;
}

function list(value: unknown, what: string): readonly unknown[] {
  need(Array.isArray(value), `${what} is not a list`);
  return value;
}

function whole(value: unknown, least: number, most: number, what: string): number {
  need(
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    `${what} is not a whole number from ${least} to ${most}`,
  );
  return value;
}

/** Row strings to symbols, row by row: A is 0. */
function grid(value: unknown, what: string): { rows: number; columns: number; cells: number[] } {
  const lines = list(value, what);
  const columns = typeof lines[0] === 'string' ? lines[0].length : 0;
  const cells = lines.flatMap((line) => {
    need(
      typeof line === 'string' && line.length === columns && columns > 0,
      `${what} is not a grid of letters`,
    );
    return Array.from(line, (letter) => letter.charCodeAt(0) - 'A'.charCodeAt(0));
  });
  need(
    cells.every((symbol) => symbol >= 0 && symbol < 26),
    `${what} holds something other than letters`,
  );
  return { rows: lines.length, columns, cells };
}

function readInstance(entry: Record<string, unknown>): Config {
  const rows = whole(entry['rows'], 1, MOST_CELLS, 'rows');
  const columns = whole(entry['cols'], 1, MOST_CELLS, 'cols');
  need(rows * columns <= MOST_CELLS, `the board has more than ${MOST_CELLS} cells`);
  const symbols = whole(entry['symbols'], 1, MOST_SYMBOLS, 'symbols');

  const sized = (value: unknown, what: string): number[] => {
    const read = grid(value, what);
    need(read.rows === rows && read.columns === columns, `${what} is not ${rows} by ${columns}`);
    need(
      read.cells.every((symbol) => symbol < symbols),
      `${what} holds more than ${symbols} symbols`,
    );
    return read.cells;
  };

  const locks = list(entry['locked'] ?? [], 'locked').map((pair) => {
    const [row, column] = list(pair, 'a locked cell');
    return (
      whole(row, 0, rows - 1, 'a locked row') * columns + whole(column, 0, columns - 1, 'a locked column')
    );
  });
  return {
    rows,
    columns,
    symbols,
    start: sized(entry['start'], 'start'),
    locks: [...new Set(locks)].sort((a, b) => a - b).map(cell),
    goal: readGoal(entry, sized),
  };
}

function readGoal(entry: Record<string, unknown>, sized: (value: unknown, what: string) => number[]): Goal {
  switch (entry['type']) {
    case 'direct':
      return { kind: 'match', target: sized(entry['target'], 'target') };
    case 'cycle':
      return { kind: 'cycle', target: sized(entry['target'], 'target') };
    case 'rules': {
      const rules = list(entry['rules'], 'rules').filter(isRule);
      need(rules.length === list(entry['rules'], 'rules').length, 'a rule is unknown');
      return { kind: 'rules', rules };
    }
    default:
      throw new Misfit('type is neither direct nor rules nor cycle');
  }
}

/** Plays the solver's path by the rules of the game: the solver is not taken at its word. */
function playsOut(config: Config, path: readonly Action[]): boolean {
  let state = cipher.start(config);
  for (const action of path) {
    const next = cipher.play(state, action);
    if (!next.ok) return false;
    state = next.value;
  }
  return cipher.outcome(state).kind === 'solved';
}

function describe(solution: Solution): string {
  if (solution.kind === 'solved') return `par ${solution.par}`;
  return solution.kind === 'unsolvable' ? 'unsolvable' : `only that par is at least ${solution.lowerBound}`;
}

function checkInstance(entry: Record<string, unknown>): void {
  const config = readInstance(entry);
  const par = entry['par'] === null ? null : whole(entry['par'], 0, 10_000, 'par');
  const solution = complete(solve(config, config.start, NODE_CAP));
  const expected = par === null ? 'unsolvable' : `par ${par}`;
  need(describe(solution) === expected, `expected ${expected}, found ${describe(solution)}`);
  if (solution.kind !== 'solved') return;
  need(
    solution.path.length === solution.par,
    `the path has ${solution.path.length} moves, par is ${solution.par}`,
  );
  need(playsOut(config, solution.path), 'the path does not solve the puzzle');
}

function checkRule(entry: Record<string, unknown>): void {
  const { rule } = entry;
  need(isRule(rule), 'the rule is unknown');
  need(typeof entry['satisfied'] === 'boolean', 'satisfied is neither true nor false');
  const found = holds(rule, grid(entry['grid'], 'grid'));
  need(
    found === entry['satisfied'],
    `expected ${rule} to be ${String(entry['satisfied'])}, found ${String(found)}`,
  );
}

/** The message of a misfit, or null when the check went through. Any other error is a bug and passes on. */
function misfitOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Misfit) return error.message;
    throw error;
  }
}

function nameOf(entry: unknown, otherwise: string): string {
  const id = (entry as { readonly id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : otherwise;
}

/** The checks a file asks for, by name. */
function checksOf(json: unknown): readonly (readonly [string, () => void])[] {
  const file = record(json, 'the file');
  const instances = list(file['instances'] ?? [], 'instances');
  const ruleChecks = list(file['ruleChecks'] ?? [], 'ruleChecks');
  need(instances.length + ruleChecks.length > 0, 'the file holds nothing to check');
  return [
    ...instances.map((entry, i) => {
      const check = (): void => checkInstance(record(entry, 'the instance'));
      return [nameOf(entry, `instance ${i + 1}`), check] as const;
    }),
    ...ruleChecks.map((entry, i) => {
      const check = (): void => checkRule(record(entry, 'the rule check'));
      return [nameOf(entry, `rule check ${i + 1}`), check] as const;
    }),
  ];
}

/** Checks a file in the schema `pattern-cipher-golden/1`: every instance's par and every judgement of a rule. */
export function checkCipherGolden(json: unknown): GoldenReport {
  let checks: ReturnType<typeof checksOf> = [];
  const unread = misfitOf(() => (checks = checksOf(json)));
  if (unread !== null) throw new WrongSchema(unread);
  const failed: string[] = [];
  for (const [name, check] of checks) {
    const misfit = misfitOf(check);
    if (misfit !== null) failed.push(`${name}: ${misfit}`);
  }
  return { passed: checks.length - failed.length, failed };
}
