import {
  accept,
  assert,
  cellAt,
  readSquare,
  refuse,
  unreachable,
  writeCell,
  type Cell,
  type Result,
} from '@/engine/core';

import { lineChoice, type EnchantedAction } from './action';
import { SIDE, type Line } from './board';

const SQUARE = '[a-d][1-4]';
const TEXT = new RegExp(
  `^(?:(?<place>${SQUARE})|shift (?<from>${SQUARE})-(?<to>${SQUARE})|double (?<first>${SQUARE})\\+(?<second>${SQUARE}))` +
    `(?: clear (?<line>${SQUARE}-${SQUARE}-${SQUARE}))?$|` +
    `^(?:seal (?<seal>${SQUARE})|disrupt (?<disrupt>${SQUARE})|pass)$`,
);

function written(at: Cell): string {
  return writeCell(at, SIDE);
}

function writeDeed(action: EnchantedAction): string {
  switch (action.kind) {
    case 'place':
      return written(action.cell);
    case 'seal':
    case 'disrupt':
      return `${action.kind} ${written(action.cell)}`;
    case 'shift':
      return `shift ${written(action.from)}-${written(action.to)}`;
    case 'double': {
      const [a, b] = action.cells;
      return `double ${written(a < b ? a : b)}+${written(a < b ? b : a)}`;
    }
    case 'pass':
      return 'pass';
    default:
      return unreachable(action);
  }
}

/** `b2`, `seal c1`, `shift a1-a2`, `double a1+c3 clear a1-b2-c3`: a double names its lower cell first. */
export function writeAction(action: EnchantedAction): string {
  const line = lineChoice(action);
  const deed = writeDeed(action);
  return line === undefined ? deed : `${deed} clear ${line.map(written).join('-')}`;
}

function squareAt(text: string): Cell {
  const square = readSquare(text);
  assert(square.ok, 'the expression only lets squares through');
  return cellAt(square.value, SIDE);
}

function readLine(text: string | undefined): { line?: Line } {
  if (text === undefined) return {};
  const [a, b, c] = text.split('-').map(squareAt);
  return { line: [a as Cell, b as Cell, c as Cell] };
}

function parse(text: string): EnchantedAction | null {
  const groups = TEXT.exec(text)?.groups;
  if (groups === undefined) return null;
  const { place, from, to, first, second, line, seal, disrupt } = groups;
  if (place !== undefined) return { kind: 'place', cell: squareAt(place), ...readLine(line) };
  if (seal !== undefined) return { kind: 'seal', cell: squareAt(seal) };
  if (disrupt !== undefined) return { kind: 'disrupt', cell: squareAt(disrupt) };
  if (from !== undefined && to !== undefined) {
    return { kind: 'shift', from: squareAt(from), to: squareAt(to), ...readLine(line) };
  }
  if (first !== undefined && second !== undefined) {
    return { kind: 'double', cells: [squareAt(first), squareAt(second)], ...readLine(line) };
  }
  return { kind: 'pass' };
}

/** Inverse of `writeAction`; a double with its higher cell first is nobody's text. */
export function readAction(text: string): Result<EnchantedAction, 'unreadable'> {
  const action = parse(text);
  return action !== null && writeAction(action) === text ? accept(action) : refuse('unreadable');
}
