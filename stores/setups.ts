import { create } from 'zustand';

import {
  BOARDS,
  LEVEL_CHOICES,
  PAIRED_COUNTS,
  PLAYERS,
  ROUND_COUNTS,
  STARTERS,
  STARTS,
  type BoardName,
  type EnchantedStart,
  type LevelChoice,
  type Player,
  type Starter,
} from '@/engine';
import { storage, type Slice } from '@/platform/storage';

import { fields, flag, oneOf, orElse } from './lib/shape';

export const OPPONENTS = ['phone', ...LEVEL_CHOICES] as const;
export type Opponent = 'phone' | LevelChoice;

/** The last set-up of Classic: the next one starts from it. */
export interface ClassicSetup {
  readonly opponent: Opponent;
  readonly board: BoardName;
  readonly rounds: (typeof ROUND_COUNTS)[number];
  readonly starter: Starter;
  /** The mark of the first person. */
  readonly mark: Player;
  /** Whether the first person starts the first round. */
  readonly youStart: boolean;
  readonly swap: boolean;
  readonly practice: boolean;
}

/** The last set-up of Enchanted. */
export interface EnchantedSetup {
  readonly opponent: Opponent;
  readonly start: EnchantedStart;
  readonly rounds: (typeof PAIRED_COUNTS)[number];
  /** The mark of the first person in the first game. */
  readonly mark: Player;
  readonly practice: boolean;
}

interface Setups {
  readonly classic: ClassicSetup;
  readonly enchanted: EnchantedSetup;
}

const ENCHANTED_DEFAULT: EnchantedSetup = {
  opponent: 'medium',
  start: 'fair',
  rounds: 2,
  mark: 'X',
  practice: false,
};

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
    enchanted: ENCHANTED_DEFAULT,
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
    enchanted: orElse(
      fields<EnchantedSetup>({
        opponent: oneOf(OPPONENTS),
        start: oneOf(STARTS),
        rounds: oneOf(PAIRED_COUNTS),
        mark: oneOf(PLAYERS),
        practice: flag,
      }),
      ENCHANTED_DEFAULT,
    ),
  }),
};

export const useSetups = create<Setups>()(() => setupsSlice.defaults);

export function changeClassicSetup(change: Partial<ClassicSetup>): void {
  useSetups.setState(({ classic }) => ({ classic: { ...classic, ...change } }));
  storage.save(setupsSlice, useSetups.getState());
}

export function changeEnchantedSetup(change: Partial<EnchantedSetup>): void {
  useSetups.setState(({ enchanted }) => ({ enchanted: { ...enchanted, ...change } }));
  storage.save(setupsSlice, useSetups.getState());
}

export async function openSetups(): Promise<void> {
  useSetups.setState(await storage.open(setupsSlice));
}
