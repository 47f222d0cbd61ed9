import type { ComponentType } from 'react';

import type { GameId, Grade } from '@/engine';
import { ClassicReview } from '@/components/classic/ClassicReview';

/** What a game's own part of the review is given. */
export interface ReviewBoardProps {
  readonly state: unknown;
  readonly taken: number;
  /** How the move that led here was judged. */
  readonly grade: Grade | undefined;
  /** Best moves from here, to be pointed at. */
  readonly best: readonly string[];
}

export const reviewBoards: Partial<Record<GameId, ComponentType<ReviewBoardProps>>> = {
  classic: ClassicReview,
};
