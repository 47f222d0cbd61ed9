import {
  accept,
  cell,
  cellAt,
  refuse,
  squareOf,
  type Cell,
  type Game,
  type Outcome,
  type Result,
  type Square,
} from '@/engine/core';

import { readAction, writeAction, type Action } from './action';
import { edgesOf, sizeOf } from './board';
import { checkConfig, isSolved, type Config } from './config';
import { cycledBy } from './cycling';

/** A puzzle being played: what it is, what the board shows, and how many moves led there. */
export interface State {
  readonly config: Config;
  readonly cells: readonly number[];
  readonly moves: number;
}

/** Every way a move can be refused. */
export const REFUSALS = [
  'out-of-bounds',
  'not-adjacent',
  'locked',
  'same-symbol',
  'wrong-kind',
  'already-solved',
] as const;

/** Why a move is not allowed. */
export type Refusal = (typeof REFUSALS)[number];

/** The first puzzle of the box: three symbols to put in order. */
export const DEFAULT_CONFIG: Config = {
  rows: 3,
  columns: 3,
  symbols: 3,
  start: [0, 2, 1, 1, 0, 2, 1, 0, 2],
  locks: [],
  goal: { kind: 'match', target: [0, 1, 2, 0, 1, 2, 0, 1, 2] },
};

function isOnBoard({ rows, columns }: Config, { row, column }: Square): boolean {
  return row >= 0 && row < rows && column >= 0 && column < columns;
}

function swap(
  config: Config,
  cells: readonly number[],
  a: Square,
  b: Square,
): Result<readonly number[], Refusal> {
  if (config.goal.kind === 'cycle') return refuse('wrong-kind');
  if (!isOnBoard(config, a) || !isOnBoard(config, b)) return refuse('out-of-bounds');
  if (Math.abs(a.row - b.row) + Math.abs(a.column - b.column) !== 1) return refuse('not-adjacent');
  const from = cellAt(a, config.columns);
  const to = cellAt(b, config.columns);
  if (config.locks.includes(from) || config.locks.includes(to)) return refuse('locked');
  if (cells[from] === cells[to]) return refuse('same-symbol');
  const next = [...cells];
  next[from] = cells[to]!;
  next[to] = cells[from]!;
  return accept(next);
}

function cycle(config: Config, cells: readonly number[], square: Square): Result<readonly number[], Refusal> {
  if (config.goal.kind !== 'cycle') return refuse('wrong-kind');
  if (!isOnBoard(config, square)) return refuse('out-of-bounds');
  const at = cellAt(square, config.columns);
  if (config.locks.includes(at)) return refuse('locked');
  const next = [...cells];
  for (const changed of cycledBy(config, at)) next[changed] = (next[changed]! + 1) % config.symbols;
  return accept(next);
}

function play(state: State, action: Action): Result<State, Refusal> {
  const { config, cells } = state;
  if (isSolved(config, cells)) return refuse('already-solved');
  const next =
    action.kind === 'swap' ? swap(config, cells, action.a, action.b) : cycle(config, cells, action.at);
  return next.ok ? accept({ config, cells: next.value, moves: state.moves + 1 }) : next;
}

function legal({ config, cells }: State): readonly Action[] {
  if (isSolved(config, cells)) return [];
  if (config.goal.kind !== 'cycle') {
    return edgesOf(config)
      .filter(([a, b]) => cells[a] !== cells[b])
      .map(([a, b]) => swapAction(config, a, b));
  }
  return Array.from({ length: sizeOf(config) }, (_, at) => cell(at))
    .filter((at) => !config.locks.includes(at))
    .map((at) => ({ kind: 'cycle', at: squareOf(at, config.columns) }));
}

/** The swap of two cells as an action. */
export function swapAction({ columns }: Config, a: Cell, b: Cell): Action {
  return { kind: 'swap', a: squareOf(a, columns), b: squareOf(b, columns) };
}

function outcome({ config, cells, moves }: State): Outcome {
  return isSolved(config, cells) ? { kind: 'solved', moves } : { kind: 'playing', turn: 'X' };
}

/** Cipher: solo puzzles on a small grid of symbols. */
export const cipher: Game<Config, State, Action, Refusal> = {
  id: 'cipher',
  defaults: DEFAULT_CONFIG,
  check: checkConfig,
  start: (config) => ({ config, cells: config.start, moves: 0 }),
  legal,
  play,
  outcome,
  write: writeAction,
  read: readAction,
};
