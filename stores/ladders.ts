import { create } from 'zustand';

import { GAME_IDS, LADDER_START, checkLadder, type GameId, type Ladder } from '@/engine';
import { storage, type Slice } from '@/platform/storage';

/** Where each game's adaptive opponent stands; remembered between launches. */
type Ladders = Readonly<Partial<Record<GameId, Ladder>>>;

export const laddersSlice: Slice<Ladders> = {
  key: 'ladders',
  version: 1,
  defaults: {},
  check(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const ladders: Partial<Record<GameId, Ladder>> = {};
    for (const game of GAME_IDS) {
      const said = (value as Readonly<Record<string, unknown>>)[game];
      if (said === undefined) continue;
      const ladder = checkLadder(said);
      if (!ladder) return undefined;
      ladders[game] = ladder;
    }
    return ladders;
  },
};

export const useLadders = create<{ readonly ladders: Ladders }>()(() => ({ ladders: {} }));

export function ladderOf(game: GameId): Ladder {
  return useLadders.getState().ladders[game] ?? LADDER_START;
}

export function setLadder(game: GameId, ladder: Ladder): void {
  const ladders = { ...useLadders.getState().ladders, [game]: ladder };
  useLadders.setState({ ladders });
  storage.save(laddersSlice, ladders);
}

export async function openLadders(): Promise<void> {
  useLadders.setState({ ladders: await storage.open(laddersSlice) });
}
