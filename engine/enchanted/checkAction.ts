import { accept, refuse, unreachable, type Cell, type Result } from '@/engine/core';

import { lineChoice, type EnchantedAction } from './action';
import { adjacent, CELLS, isCell, sameLine, type Line } from './board';
import { formedLines } from './formedLines';
import { ACTION_KINDS, RULES, type ActionKind } from './rules';
import type { EnchantedState } from './state';

/** Why an action is not played. Where several reasons hold, the first of this list is given. */
export const ENCHANTED_REFUSALS = [
  'game-over',
  'unknown-action',
  'bad-cell',
  'no-energy',
  'not-empty',
  'sealed',
  'same-cell',
  'adjacent',
  'not-your-piece',
  'not-adjacent',
  'not-opponent-piece',
  'frozen',
  'pass-not-allowed',
  'line-choice-required',
  'line-not-formed',
] as const;
export type EnchantedRefusal = (typeof ENCHANTED_REFUSALS)[number];

const FIELDS = {
  place: ['cell'],
  seal: ['cell'],
  shift: ['from', 'to'],
  disrupt: ['cell'],
  double: ['cells'],
  pass: [],
} as const satisfies Record<ActionKind, readonly string[]>;

function isTriple(value: unknown): value is Line {
  return Array.isArray(value) && value.length === 3 && value.every((at) => typeof at === 'number');
}

function isPair(value: unknown): value is readonly [unknown, unknown] {
  return Array.isArray(value) && value.length === 2;
}

/**
 * Whether a value of unknown origin has the shape of an action. Any kind may carry a line choice
 * here: whether that line was formed is the last thing the rules ask.
 */
function checkShape(value: unknown): Result<EnchantedAction, 'unknown-action' | 'bad-cell'> {
  if (typeof value !== 'object' || value === null) return refuse('unknown-action');
  const fields = value as Readonly<Record<string, unknown>>;
  const kind = ACTION_KINDS.find((known) => known === fields['kind']);
  if (kind === undefined) return refuse('unknown-action');
  const known: readonly string[] = ['kind', 'line', ...FIELDS[kind]];
  if (Object.keys(fields).some((field) => !known.includes(field))) return refuse('unknown-action');
  if (fields['line'] !== undefined && !isTriple(fields['line'])) return refuse('unknown-action');
  const cells = FIELDS[kind].flatMap((field): readonly unknown[] => {
    if (field !== 'cells') return [fields[field]];
    const pair = fields[field];
    return isPair(pair) ? pair : [undefined];
  });
  return cells.every(isCell) ? accept(value as EnchantedAction) : refuse('bad-cell');
}

function emptyProblem(state: EnchantedState, cells: readonly Cell[]): EnchantedRefusal | null {
  if (cells.some((at) => state.board[at] !== null)) return 'not-empty';
  return cells.some((at) => at === state.sealed) ? 'sealed' : null;
}

/** What the board has against an action whose cells and cost are in order. */
export function targetProblem(state: EnchantedState, action: EnchantedAction): EnchantedRefusal | null {
  switch (action.kind) {
    case 'place':
    case 'seal':
      return emptyProblem(state, [action.cell]);
    case 'shift': {
      const taken = emptyProblem(state, [action.to]);
      if (taken !== null) return taken;
      if (state.board[action.from] !== state.current) return 'not-your-piece';
      return adjacent(action.from, action.to) ? null : 'not-adjacent';
    }
    case 'disrupt': {
      const owner = state.board[action.cell];
      if (owner === null || owner === state.current) return 'not-opponent-piece';
      return state.frozen.includes(action.cell) ? 'frozen' : null;
    }
    case 'double': {
      const [a, b] = action.cells;
      const taken = emptyProblem(state, action.cells);
      if (taken !== null) return taken;
      if (a === b) return 'same-cell';
      return adjacent(a, b) ? 'adjacent' : null;
    }
    case 'pass':
      return mustPass(state) ? null : 'pass-not-allowed';
    default:
      return unreachable(action);
  }
}

/**
 * Whether nothing but passing is left. A cell that can be entered always allows a placement, so it
 * is enough to look for one, and for a piece to disrupt: without an open cell there is no seal,
 * shift or double either.
 */
export function mustPass(state: EnchantedState): boolean {
  if (CELLS.some((at) => emptyProblem(state, [at]) === null)) return false;
  if (state.energies[state.current] < RULES.costs.disrupt) return true;
  return CELLS.every((cell) => targetProblem(state, { kind: 'disrupt', cell }) !== null);
}

function lineProblem(state: EnchantedState, action: EnchantedAction): EnchantedRefusal | null {
  const formed = formedLines(state, action);
  const choice = lineChoice(action);
  if (choice === undefined) return formed.length > 1 ? 'line-choice-required' : null;
  return formed.some((line) => sameLine(line, choice)) ? null : 'line-not-formed';
}

/** Whether a value of unknown origin is an action `state` allows; legality is decided before anything changes. */
export function checkAction(
  state: EnchantedState,
  value: unknown,
): Result<EnchantedAction, EnchantedRefusal> {
  if (state.result !== null) return refuse('game-over');
  const shape = checkShape(value);
  if (!shape.ok) return shape;
  const action = shape.value;
  if (state.energies[state.current] < RULES.costs[action.kind]) return refuse('no-energy');
  const problem = targetProblem(state, action) ?? lineProblem(state, action);
  return problem === null ? shape : refuse(problem);
}
