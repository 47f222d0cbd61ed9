import {
  accept,
  cell,
  opponentOf,
  readSquare,
  refuse,
  writeSquare,
  type Cell,
  type ConfigProblem,
  type Game,
  type Outcome,
  type Player,
  type Result,
  type Square,
} from '@/engine/core';

import { boardName, BOARDS, offersSwap, type ClassicConfig, type Size } from './board';
import { linesOf } from './lines';

/** A position of Classic. `cells` runs row by row from the top left. */
export interface ClassicState {
  readonly config: ClassicConfig;
  readonly cells: readonly (Player | null)[];
  readonly stones: number;
  readonly turn: Player;
  readonly last: Cell | null;
  readonly winner: Player | null;
  /** The second player took over the opening move: the two people have exchanged marks. */
  readonly swapped: boolean;
}

export type ClassicAction = ({ readonly kind: 'place' } & Square) | { readonly kind: 'swap' };

export const CLASSIC_REFUSALS = ['off-board', 'cell-taken', 'game-over', 'swap-not-allowed'] as const;
export type ClassicRefusal = (typeof CLASSIC_REFUSALS)[number];

const SWAP: ClassicAction = { kind: 'swap' };

function check(config: unknown): Result<ClassicConfig, ConfigProblem> {
  if (typeof config !== 'object' || config === null) return refuse('not-a-config');
  const { size, k, first, swap } = config as Partial<Record<keyof ClassicConfig, unknown>>;
  if (typeof size !== 'number' || typeof k !== 'number') return refuse('unknown-board');
  const board = { size: size as Size, k };
  if (!BOARDS.includes(boardName(board))) return refuse('unknown-board');
  if (first !== 'X' && first !== 'O') return refuse('bad-setting');
  if (typeof swap !== 'boolean' || (swap && !offersSwap(board))) return refuse('bad-setting');
  return accept({ ...board, first, swap });
}

function start(config: ClassicConfig): ClassicState {
  const cells = new Array<Player | null>(config.size * config.size).fill(null);
  return { config, cells, stones: 0, turn: config.first, last: null, winner: null, swapped: false };
}

function isOver(state: ClassicState): boolean {
  return state.winner !== null || state.stones === state.cells.length;
}

/** The swap rule answers the opening move and nothing later. */
function maySwap({ config, stones, swapped }: ClassicState): boolean {
  return config.swap && stones === 1 && !swapped;
}

function legal(state: ClassicState): readonly ClassicAction[] {
  const actions: ClassicAction[] = [];
  if (isOver(state)) return actions;
  const { size } = state.config;
  state.cells.forEach((holder, index) => {
    if (holder === null) actions.push({ kind: 'place', row: Math.floor(index / size), column: index % size });
  });
  if (maySwap(state)) actions.push(SWAP);
  return actions;
}

/** Whether a stone of `player` on the empty cell `last` completes a line. */
function completesLine({ config, cells, stones }: ClassicState, last: Cell, player: Player): boolean {
  // Nobody has enough stones for a line before ply 2k - 1.
  if (stones < 2 * config.k - 2) return false;
  const lines = linesOf(config).through[last]!;
  for (let l = 0; l < lines.length; l++) {
    const line = lines[l]!;
    let i = 0;
    while (i < line.length && (line[i] === last || cells[line[i]!] === player)) i++;
    if (i === line.length) return true;
  }
  return false;
}

function play(state: ClassicState, action: ClassicAction): Result<ClassicState, ClassicRefusal> {
  if (isOver(state)) return refuse('game-over');
  if (action.kind === 'swap') {
    return maySwap(state) ? accept({ ...state, swapped: true }) : refuse('swap-not-allowed');
  }
  const { config, turn } = state;
  const { row, column } = action;
  if (!(row >= 0 && row < config.size && column >= 0 && column < config.size)) return refuse('off-board');
  const index = cell(row * config.size + column);
  const holder = state.cells[index];
  if (holder === undefined) return refuse('off-board');
  if (holder !== null) return refuse('cell-taken');
  const cells = state.cells.slice();
  cells[index] = turn;
  return accept({
    config,
    cells,
    stones: state.stones + 1,
    turn: opponentOf(turn),
    last: index,
    winner: completesLine(state, index, turn) ? turn : null,
    swapped: state.swapped,
  });
}

/** Every cell of every line the last stone completed, in board order: one stone can complete several. */
function winningCells(state: ClassicState, by: Player): Cell[] {
  const full = linesOf(state.config).all.filter((line) => line.every((index) => state.cells[index] === by));
  return [...new Set(full.flat())].sort((a, b) => a - b);
}

function outcome(state: ClassicState): Outcome {
  const { winner } = state;
  if (winner !== null) return { kind: 'won', by: winner, how: 'line', line: winningCells(state, winner) };
  return isOver(state) ? { kind: 'drawn' } : { kind: 'playing', turn: state.turn };
}

/** A board on which neither side can complete a line any more: a draw may be offered, never forced. */
export function isDead(state: ClassicState): boolean {
  return linesOf(state.config).all.every((line) => {
    const holders = line.map((index) => state.cells[index]);
    return holders.includes('X') && holders.includes('O');
  });
}

/** Noughts and crosses on six boards. */
export const classic: Game<ClassicConfig, ClassicState, ClassicAction, ClassicRefusal> = {
  id: 'classic',
  defaults: { size: 3, k: 3, first: 'X', swap: false },
  check,
  start,
  legal,
  play,
  outcome,
  write: (action) => (action.kind === 'swap' ? 'swap' : writeSquare(action)),
  read(text) {
    if (text === 'swap') return accept(SWAP);
    const square = readSquare(text);
    return square.ok ? accept({ kind: 'place', ...square.value }) : square;
  },
};
