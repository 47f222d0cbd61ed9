import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

import type { BoardKeys } from './useBoardKeys';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Arrows move the focus over the board, which is one stop for the Tab key; Enter and Space play. */
export function useBoardKeys(
  board: RefObject<View | null>,
  rows: number,
  columns: number,
  { onStep, onEscape }: BoardKeys = {},
): void {
  useEffect(() => {
    // On the web a View's ref is its element.
    const element = board.current as unknown as HTMLElement | null;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape?.();
      const step = STEPS[event.key];
      const name = (event.target as HTMLElement).dataset.testid ?? '';
      if (!step || !name.startsWith('cell-')) return;
      const index = Number(name.slice('cell-'.length));
      const row = Math.floor(index / columns) + step[0];
      const column = (index % columns) + step[1];
      if (row < 0 || row >= rows || column < 0 || column >= columns) return;
      event.preventDefault();
      const to = row * columns + column;
      if (onStep && !onStep(index, to)) return;
      element.querySelector<HTMLElement>(`[data-testid="cell-${to}"]`)?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [board, rows, columns, onStep, onEscape]);
}
