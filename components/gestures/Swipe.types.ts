import type { ReactNode } from 'react';

export interface SwipeProps {
  readonly onLeft: () => void;
  readonly onRight: () => void;
  readonly children: ReactNode;
}

/** How far a finger must travel sideways, in points, to count as a swipe. */
export const SWIPE_DISTANCE = 40;
