import type { GameId } from '@/engine';
import { ClassicView } from '@/components/classic/ClassicView';
import { EnchantedSeat, enchantedSeatWords } from '@/components/enchanted/EnchantedSeat';
import { EnchantedView } from '@/components/enchanted/EnchantedView';

import type { GameParts } from './GameView';

/** Each game's part of the play screen. */
export const gameViews: Partial<Record<GameId, GameParts>> = {
  classic: { View: ClassicView },
  enchanted: { View: EnchantedView, Seat: EnchantedSeat, seatWords: enchantedSeatWords },
};
