import { createContext, useContext, useMemo } from 'react';

import { palettes, type Palette, type ThemeName } from './palette';

export interface Theme {
  readonly name: ThemeName;
  readonly colors: Palette;
}

export const themes = {
  light: { name: 'light', colors: palettes.light },
  dark: { name: 'dark', colors: palettes.dark },
  contrast: { name: 'contrast', colors: palettes.contrast },
} as const satisfies Record<ThemeName, Theme>;

export const ThemeContext = createContext<Theme>(themes.light);

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

/** Styles that depend on the theme, made once for each theme. */
export function useStyles<Styles>(make: (colors: Palette) => Styles): Styles {
  const { colors } = useTheme();
  return useMemo(() => make(colors), [make, colors]);
}
