import { type PropsWithChildren } from 'react';
import { useColorScheme } from 'react-native';

import { useSettings } from '@/stores';

import type { ThemeName } from './palette';
import { ThemeContext, themes } from './ThemeContext';

/** The theme in force: the person's choice, or the system's while they have none. */
function useThemeName(): ThemeName {
  const choice = useSettings((settings) => settings.theme);
  const system = useColorScheme();
  if (choice !== 'system') return choice;
  return system === 'dark' ? 'dark' : 'light';
}

export function ThemeProvider({ children }: PropsWithChildren) {
  return <ThemeContext value={themes[useThemeName()]}>{children}</ThemeContext>;
}
