import type { ReactNode } from 'react';

import type { DragGrid } from './dragStep';

/** Tiles on a grid, each of which follows the finger while its neighbour makes way. Taps pass through. */
export interface TileDragProps extends DragGrid {
  readonly enabled: boolean;
  /** A tile was let go over its neighbour; `travelled` is the share of the way it had come, 0 to 1. */
  readonly onSwap: (from: number, to: number, travelled: number) => void;
  readonly renderTile: (index: number) => ReactNode;
}

/** How far a finger may move, in points, and still be tapping. */
export const DRAG_SLOP = 7;
