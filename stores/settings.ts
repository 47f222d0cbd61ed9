import { create } from 'zustand';

import { STARTERS, type Starter } from '@/engine';
import { HAPTICS, setFeedback, type Haptics } from '@/platform/feedback';
import { storage, type Slice } from '@/platform/storage';

import { fields, oneOf, text } from './lib/shape';

export const THEME_CHOICES = ['system', 'light', 'dark', 'contrast'] as const;
export const MARK_STYLES = ['drawn', 'bold'] as const;

export const MOTION_CHOICES = ['system', 'full', 'reduced'] as const;
export const PACES = ['quick', 'normal', 'slow'] as const;
export const LANGUAGE_CHOICES = ['system', 'en'] as const;
export const SWITCH = ['on', 'off'] as const;

/** What a person can choose for the whole app. */
export interface Settings {
  readonly theme: (typeof THEME_CHOICES)[number];
  readonly marks: (typeof MARK_STYLES)[number];
  readonly sound: (typeof SWITCH)[number];
  readonly haptics: Haptics;
  readonly motion: (typeof MOTION_CHOICES)[number];
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  /** How long the AI appears to think. */
  readonly pace: (typeof PACES)[number];
  /** Who starts the next round, until a set-up says otherwise. */
  readonly starter: Starter;
  /** The two people at this phone; empty means "Player 1" and "Player 2" in the person's language. */
  readonly name1: string;
  readonly name2: string;
}

export const LONGEST_NAME = 20;

export const settingsSlice: Slice<Settings> = {
  key: 'settings',
  version: 2,
  defaults: {
    theme: 'system',
    marks: 'drawn',
    sound: 'on',
    haptics: 'light',
    motion: 'system',
    language: 'system',
    pace: 'normal',
    starter: 'loser',
    name1: '',
    name2: '',
  },
  check: fields<Settings>({
    theme: oneOf(THEME_CHOICES),
    marks: oneOf(MARK_STYLES),
    sound: oneOf(SWITCH),
    haptics: oneOf(HAPTICS),
    motion: oneOf(MOTION_CHOICES),
    language: oneOf(LANGUAGE_CHOICES),
    pace: oneOf(PACES),
    starter: oneOf(STARTERS),
    name1: text(LONGEST_NAME),
    name2: text(LONGEST_NAME),
  }),
  migrations: { 1: (old) => ({ ...(old as object), starter: 'loser' }) },
};

export const useSettings = create<Settings>()(() => settingsSlice.defaults);

function tellFeedback({ sound, haptics }: Settings): void {
  setFeedback({ sound: sound === 'on', haptics });
}

useSettings.subscribe(tellFeedback);

/** Changes some of the settings, on screen and on disk. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  storage.save(settingsSlice, useSettings.getState());
}

/** Reads the settings. */
export async function openSettings(): Promise<void> {
  useSettings.setState(await storage.open(settingsSlice));
  // A first launch changes nothing in the store, and must be told all the same.
  tellFeedback(useSettings.getState());
}
