export const THEMES = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/** What a colour is for. Components name the purpose; only this file knows the colour. */
export interface Palette {
  readonly background: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Text and outlines in the accent's colour, on the background or a surface. */
  readonly accentText: string;
  readonly X: string;
  readonly O: string;
  readonly win: string;
  readonly onWin: string;
  readonly last: string;
  readonly danger: string;
  readonly good: string;
  readonly caution: string;
  /** Enchanted's energy, and its frozen pieces. */
  readonly energy: string;
  readonly frost: string;
  readonly scrim: string;
  /** The six symbols of a puzzle. */
  readonly star: string;
  readonly circle: string;
  readonly square: string;
  readonly triangle: string;
  readonly heart: string;
  readonly moon: string;
}

export const palettes = {
  light: {
    background: '#fafafa',
    surface: '#ffffff',
    sunken: '#eef0f4',
    line: '#7c8494',
    text: '#1a1a2e',
    muted: '#565d6d',
    accent: '#4f46e5',
    onAccent: '#ffffff',
    accentText: '#4338ca',
    X: '#dc2626',
    O: '#2563eb',
    win: '#fef08a',
    onWin: '#1a1a2e',
    last: '#e5e7fb',
    danger: '#b91c1c',
    good: '#15803d',
    caution: '#a16207',
    energy: '#c2660a',
    frost: '#0e7490',
    scrim: 'rgba(15, 23, 42, 0.5)',
    star: '#b45309',
    circle: '#1d4ed8',
    square: '#15803d',
    triangle: '#7e22ce',
    heart: '#e11d48',
    moon: '#0e7490',
  },
  dark: {
    background: '#0f172a',
    surface: '#1e293b',
    sunken: '#0b1120',
    line: '#8f9db3',
    text: '#f1f5f9',
    muted: '#a9b6c9',
    accent: '#6063f0',
    onAccent: '#ffffff',
    accentText: '#a5b4fc',
    X: '#f87171',
    O: '#60a5fa',
    win: '#713f12',
    onWin: '#fef9c3',
    last: '#312e81',
    danger: '#fca5a5',
    good: '#86efac',
    caution: '#fde047',
    energy: '#fbbf24',
    frost: '#67e8f9',
    scrim: 'rgba(2, 6, 23, 0.7)',
    star: '#fbbf24',
    circle: '#60a5fa',
    square: '#4ade80',
    triangle: '#c084fc',
    heart: '#fb7185',
    moon: '#22d3ee',
  },
  contrast: {
    background: '#000000',
    surface: '#000000',
    sunken: '#1a1a1a',
    line: '#ffffff',
    text: '#ffffff',
    muted: '#ffffff',
    accent: '#ffd400',
    onAccent: '#000000',
    accentText: '#ffd400',
    X: '#ff9d9d',
    O: '#7ec8ff',
    win: '#5c4a00',
    onWin: '#ffffff',
    last: '#3a3a3a',
    danger: '#ffb3b3',
    good: '#9dffb0',
    caution: '#ffe066',
    energy: '#ffd400',
    frost: '#a5f3fc',
    scrim: 'rgba(0, 0, 0, 0.85)',
    star: '#ffd400',
    circle: '#7ec8ff',
    square: '#9dffb0',
    triangle: '#e2b6ff',
    heart: '#ff9d9d',
    moon: '#7ffff0',
  },
} as const satisfies Record<ThemeName, Palette>;
