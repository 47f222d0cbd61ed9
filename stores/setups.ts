import { create } from 'zustand';

import {
  BOARDS,
  LEVEL_CHOICES,
  PLAYERS,
  ROUND_COUNTS,
  STARTERS,
  type BoardName,
  type LevelChoice,
  type Player,
  type RoundCount,
  type Starter,
} from '@/engine';
import { storage, type Slice } from '@/platform/storage';

import { fields, flag, oneOf } from './lib/shape';

export const OPPONENTS = ['phone', ...LEVEL_CHOICES] as const;
export type Opponent = 'phone' | LevelChoice;

/** The last set-up of a game: the next one starts from it. */
export interface ClassicSetup {
  readonly opponent: Opponent;
  readonly board: BoardName;
  readonly rounds: RoundCount;
  readonly starter: Starter;
  /** The mark of the first person. */
  readonly mark: Player;
  /** Whether the first person starts the first round. */
  readonly youStart: boolean;
  readonly swap: boolean;
  readonly practice: boolean;
}

interface Setups {
  readonly classic: ClassicSetup;
}

export const setupsSlice: Slice<Setups> = {
  key: 'setups',
  version: 1,
  defaults: {
    classic: {
      opponent: 'medium',
      board: '3x3x3',
      rounds: 3,
      starter: 'loser',
      mark: 'X',
      youStart: true,
      swap: false,
      practice: false,
    },
  },
  check: fields<Setups>({
    classic: fields<ClassicSetup>({
      opponent: oneOf(OPPONENTS),
      board: oneOf(BOARDS),
      rounds: oneOf(ROUND_COUNTS),
      starter: oneOf(STARTERS),
      mark: oneOf(PLAYERS),
      youStart: flag,
      swap: flag,
      practice: flag,
    }),
  }),
};

export const useSetups = create<Setups>()(() => setupsSlice.defaults);

export function changeClassicSetup(change: Partial<ClassicSetup>): void {
  useSetups.setState(({ classic }) => ({ classic: { ...classic, ...change } }));
  storage.save(setupsSlice, useSetups.getState());
}

/** Makes a choice of who starts hold for every game's next set-up. */
export function startEverySetupWith(starter: Starter): void {
  useSetups.setState((setups) => {
    const changed = Object.entries(setups).map(([game, setup]) => [game, { ...setup, starter }]);
    return Object.fromEntries(changed) as Partial<Setups>;
  });
  storage.save(setupsSlice, useSetups.getState());
}

export async function openSetups(): Promise<void> {
  useSetups.setState(await storage.open(setupsSlice));
}
