import { create } from 'zustand';

import { storage, type Slice } from '@/platform/storage';

import { fields, oneOf, text } from './lib/shape';

export const THEME_CHOICES = ['system', 'light', 'dark', 'contrast'] as const;
export const MARK_STYLES = ['drawn', 'bold'] as const;
export const HAPTICS = ['off', 'light', 'strong'] as const;
export const MOTION_CHOICES = ['system', 'full', 'reduced'] as const;
export const PACES = ['quick', 'normal', 'slow'] as const;
export const LANGUAGE_CHOICES = ['system', 'en'] as const;
export const SWITCH = ['on', 'off'] as const;

/** What a person can choose for the whole app. */
export interface Settings {
  readonly theme: (typeof THEME_CHOICES)[number];
  readonly marks: (typeof MARK_STYLES)[number];
  readonly sound: (typeof SWITCH)[number];
  readonly haptics: (typeof HAPTICS)[number];
  readonly motion: (typeof MOTION_CHOICES)[number];
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  /** How long the AI appears to think. */
  readonly pace: (typeof PACES)[number];
  /** The two people at this phone; empty means "Player 1" and "Player 2" in the person's language. */
  readonly name1: string;
  readonly name2: string;
}

export const LONGEST_NAME = 20;

export const settingsSlice: Slice<Settings> = {
  key: 'settings',
  version: 1,
  defaults: {
    theme: 'system',
    marks: 'drawn',
    sound: 'on',
    haptics: 'light',
    motion: 'system',
    language: 'system',
    pace: 'normal',
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
    name1: text(LONGEST_NAME),
    name2: text(LONGEST_NAME),
  }),
};

export const useSettings = create<Settings>()(() => settingsSlice.defaults);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  storage.save(settingsSlice, useSettings.getState());
}

export async function openSettings(): Promise<void> {
  useSettings.setState(await storage.open(settingsSlice));
}
