import { cell } from '@/engine/core';

import type { EnchantedAction, PlacingAction } from '../action';
import { LINES } from '../board';
import { formedLines } from '../formedLines';
import { writeAction } from '../notation';
import type { EnchantedState } from '../state';

/**
 * An action in 16 bits: kind (3), first cell (4), second cell (4), and the line it clears plus one (5),
 * 0 when it does not score. Unlike an action's text, a move names its line even when there is no choice.
 */
export type Move = number;

/** The kinds in a move. */
export const KINDS = { PLACE: 0, SEAL: 1, SHIFT: 2, DISRUPT: 3, DOUBLE: 4, PASS: 5 } as const;

/** Where things are in a move. A deed is kind and cells without the line: what ordering remembers. */
export const MOVE = {
  KIND: 0b111,
  FIRST_SHIFT: 3,
  SECOND_SHIFT: 7,
  LINE_SHIFT: 11,
  CELL: 0b1111,
  DEED: (1 << 11) - 1,
} as const;

const { KIND, FIRST_SHIFT, SECOND_SHIFT, LINE_SHIFT, CELL } = MOVE;

function deedOf(move: Move): EnchantedAction {
  const first = cell((move >> FIRST_SHIFT) & CELL);
  const second = cell((move >> SECOND_SHIFT) & CELL);
  switch (move & KIND) {
    case KINDS.PLACE:
      return { kind: 'place', cell: first };
    case KINDS.SEAL:
      return { kind: 'seal', cell: first };
    case KINDS.SHIFT:
      return { kind: 'shift', from: first, to: second };
    case KINDS.DISRUPT:
      return { kind: 'disrupt', cell: first };
    case KINDS.DOUBLE:
      return { kind: 'double', cells: [first, second] };
    default:
      return { kind: 'pass' };
  }
}

/** The action a move stands for in `state`, fully specified as the rules list it. */
export function actionOf(state: EnchantedState, move: Move): EnchantedAction {
  const action = deedOf(move);
  const line = LINES[(move >> LINE_SHIFT) - 1];
  if (line === undefined || formedLines(state, action).length < 2) return action;
  // Only placing actions form lines.
  return { ...(action as PlacingAction), line };
}

/** The text of the action a move stands for. */
export function textOf(state: EnchantedState, move: Move): string {
  return writeAction(actionOf(state, move));
}
