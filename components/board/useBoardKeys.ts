import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Phones move between cells by touch and by the screen reader: there is nothing to add. */
export function useBoardKeys(_board: RefObject<View | null>, _rows: number, _columns: number): void {}
