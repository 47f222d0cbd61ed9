import type { RefObject } from 'react';
import type { View } from 'react-native';

/** What else the keys do on a board. */
export interface BoardKeys {
  /** An arrow points from one cell to its neighbour. False keeps the focus where it is. */
  readonly onStep?: (from: number, to: number) => boolean;
  readonly onEscape?: () => void;
}

/** Phones move between cells by touch and by the screen reader: there is nothing to add. */
export function useBoardKeys(
  _board: RefObject<View | null>,
  _rows: number,
  _columns: number,
  _keys?: BoardKeys,
): void {}
