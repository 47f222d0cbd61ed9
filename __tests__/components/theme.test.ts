import { palettes, THEMES, type Palette } from '@/components/theme';

/** Relative luminance and contrast ratio as WCAG 2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const ON_PAPER = ['background', 'surface'] as const;

/** Text needs 4.5 to 1, marks and lines 3 to 1, on everything they stand on. */
const PAIRS: readonly (readonly [keyof Palette, readonly (keyof Palette)[], number])[] = [
  ['text', [...ON_PAPER, 'sunken', 'last', 'win'], 4.5],
  ['muted', [...ON_PAPER, 'sunken', 'last'], 4.5],
  ['accentText', [...ON_PAPER, 'last'], 4.5],
  ['onAccent', ['accent'], 4.5],
  ['onWin', ['win'], 4.5],
  ['danger', ON_PAPER, 4.5],
  ['good', ON_PAPER, 4.5],
  ['caution', ON_PAPER, 4.5],
  ['X', [...ON_PAPER, 'last', 'win'], 3],
  ['O', [...ON_PAPER, 'last', 'win'], 3],
  ['accent', ON_PAPER, 3],
  ['energy', [...ON_PAPER, 'sunken'], 3],
  ['frost', [...ON_PAPER, 'last', 'win'], 3],
  ['line', [...ON_PAPER, 'sunken', 'last', 'win'], 3],
  ...(['star', 'circle', 'square', 'triangle', 'heart', 'moon'] as const).map(
    (symbol) => [symbol, [...ON_PAPER, 'sunken', 'last'], 3] as const,
  ),
];

describe.each(THEMES)('the %s theme', (name) => {
  const palette: Palette = palettes[name];
  for (const [ink, papers, least] of PAIRS) {
    for (const paper of papers) {
      it(`shows ${ink} on ${paper} at ${least} to 1 or better`, () => {
        expect(contrast(palette[ink], palette[paper])).toBeGreaterThanOrEqual(least);
      });
    }
  }
});

it('measures contrast as the standard does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
