import type { GameId } from '@/engine';
import { ClassicView } from '@/components/classic/ClassicView';

import type { GameView } from './GameView';

/** Each game's part of the play screen. */
export const gameViews: Partial<Record<GameId, GameView>> = { classic: ClassicView };
