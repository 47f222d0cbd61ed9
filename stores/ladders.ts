import { create } from 'zustand';

import { LADDER_START, checkLadder, type GameId, type Ladder } from '@/engine';
import { storage, type Slice } from '@/platform/storage';

import { byGame, type Check } from './lib/shape';

/** Where each game's adaptive opponent stands; remembered between launches. */
export type Ladders = Readonly<Partial<Record<GameId, Ladder>>>;

export const checkLadders: Check<Ladders> = byGame(checkLadder);

export const laddersSlice: Slice<Ladders> = {
  key: 'ladders',
  version: 1,
  defaults: {},
  check: checkLadders,
};

export const useLadders = create<{ readonly ladders: Ladders }>()(() => ({ ladders: {} }));

export function ladderOf(game: GameId): Ladder {
  return useLadders.getState().ladders[game] ?? LADDER_START;
}

/** True once it is on the disk. */
export function setLadder(game: GameId, ladder: Ladder): Promise<boolean> {
  const ladders = { ...useLadders.getState().ladders, [game]: ladder };
  useLadders.setState({ ladders });
  return storage.saveDurably(laddersSlice, ladders);
}

export async function openLadders(): Promise<void> {
  useLadders.setState({ ladders: await storage.open(laddersSlice) });
}
