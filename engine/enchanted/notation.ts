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

const TEXT =
  /^(?:(seal|shift|disrupt|double) )?([a-d][1-4])(?:[-+]([a-d][1-4]))?(?: clear ([a-d][1-4])-([a-d][1-4])-([a-d][1-4]))?$/;

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

/** The action a text most resembles; `readAction` asks whether it is the text of that action. */
function parse(text: string): EnchantedAction | null {
  if (text === 'pass') return { kind: 'pass' };
  const [, word = 'place', a, b, ...named] = TEXT.exec(text) ?? [];
  if (a === undefined) return null;
  const first = squareAt(a);
  const [l, m, n] = named;
  const choice: { line?: Line } =
    l === undefined || m === undefined || n === undefined
      ? {}
      : { line: [squareAt(l), squareAt(m), squareAt(n)] };
  if (word === 'seal' || word === 'disrupt') return { kind: word, cell: first };
  if (word === 'place') return { kind: 'place', cell: first, ...choice };
  if (b === undefined) return null;
  const second = squareAt(b);
  return word === 'shift'
    ? { kind: 'shift', from: first, to: second, ...choice }
    : { kind: 'double', cells: [first, second], ...choice };
}

/** Inverse of `writeAction`; a double with its higher cell first is nobody's text. */
export function readAction(text: string): Result<EnchantedAction, 'unreadable'> {
  const action = parse(text);
  return action !== null && writeAction(action) === text ? accept(action) : refuse('unreadable');
}
