import type { Cell } from '@/engine/core';

import type { Line } from './board';

/** `line` names which formed line is cleared, when the action forms several. */
export type EnchantedAction =
  | { readonly kind: 'place'; readonly cell: Cell; readonly line?: Line }
  | { readonly kind: 'seal'; readonly cell: Cell }
  | { readonly kind: 'shift'; readonly from: Cell; readonly to: Cell; readonly line?: Line }
  | { readonly kind: 'disrupt'; readonly cell: Cell }
  | { readonly kind: 'double'; readonly cells: readonly [Cell, Cell]; readonly line?: Line }
  | { readonly kind: 'pass' };

/** The actions that can form lines. */
export type PlacingAction = Extract<EnchantedAction, { kind: 'place' | 'shift' | 'double' }>;

/** The cells that receive a piece of the mover. */
export function arrivals(action: EnchantedAction): readonly Cell[] {
  switch (action.kind) {
    case 'place':
      return [action.cell];
    case 'shift':
      return [action.to];
    case 'double':
      return action.cells;
    default:
      return [];
  }
}

/** The cell that loses its piece before anything is scored. */
export function departure(action: EnchantedAction): Cell | null {
  switch (action.kind) {
    case 'shift':
      return action.from;
    case 'disrupt':
      return action.cell;
    default:
      return null;
  }
}

/** The line the action names, if it names one. */
export function lineChoice(action: EnchantedAction): Line | undefined {
  return 'line' in action ? action.line : undefined;
}
