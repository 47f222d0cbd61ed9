import { useWindowDimensions } from 'react-native';

import { TOUCH, space } from '@/components/theme';

/** From this width on, and when it is wider than high, panels stand beside the board. */
const WIDE = 640;
/** Below this height there is no room for panels above and below the board: a small phone on its side. */
const LOW = 400;
const LARGEST_CELL = 150;

export interface BoardSpace {
  /** The side of one cell, in points. */
  readonly side: number;
  readonly wide: boolean;
}

/** The largest cell that fits, given how much height the panels around the board need, but never below `least`. */
export function useBoardSide(rows: number, columns: number, taken: number, least = TOUCH): BoardSpace {
  const { width, height } = useWindowDimensions();
  const wide = width > height && (width >= WIDE || height < LOW);
  const roomAcross = wide ? width * 0.6 : width - 2 * space.l;
  const roomDown = wide ? height - 2 * space.xxl - 56 : height - taken;
  const side = Math.min(roomAcross / columns, roomDown / rows, LARGEST_CELL);
  // Small phones scroll rather than shrink below what a finger can hit.
  return { side: Math.floor(Math.max(least, side)), wide };
}
