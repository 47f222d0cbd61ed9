import type { ComponentType } from 'react';

import type { GameId, Grade } from '@/engine';
import { ClassicReview } from '@/components/classic/ClassicReview';
import { EnchantedReview } from '@/components/enchanted/EnchantedReview';

/** What a game's own part of the review is given. */
export interface ReviewBoardProps {
  readonly state: unknown;
  /** The move that led here and the position it was made in; null at the start. */
  readonly last: { readonly move: string; readonly before: unknown } | null;
  readonly taken: number;
  /** How the move that led here was judged. */
  readonly grade: Grade | undefined;
  /** What would have been best instead of the last move, if that was not; to be pointed at. */
  readonly best: readonly string[];
}

export const reviewBoards: Partial<Record<GameId, ComponentType<ReviewBoardProps>>> = {
  classic: ClassicReview,
  enchanted: EnchantedReview,
};
