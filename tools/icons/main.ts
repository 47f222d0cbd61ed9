import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { MARK_STROKES } from '@/components/board/marks';
import { palettes } from '@/components/theme/palette';

const ASSETS = join(__dirname, '..', '..', 'assets');

interface Picture {
  readonly file: string;
  readonly size: number;
  /** Share of the side that the drawing fills. Android crops a foreground to its middle two thirds. */
  readonly fill: number;
  readonly background: string | null;
}

const PICTURES: readonly Picture[] = [
  { file: 'icon.png', size: 1024, fill: 0.72, background: palettes.dark.background },
  { file: 'icon-foreground.png', size: 1024, fill: 0.5, background: null },
  { file: 'splash.png', size: 512, fill: 0.9, background: null },
  { file: 'favicon.png', size: 48, fill: 0.94, background: null },
];

const { X, O } = palettes.dark;

/** The box's lid: an X leaning on an O, with the pen and the strokes of the board. */
function drawing({ size, fill, background }: Picture): string {
  const strokes = (mark: keyof typeof MARK_STROKES, color: string) =>
    MARK_STROKES[mark].map(({ d }) => `<path d="${d}" stroke="${color}"/>`).join('');
  const side = size * fill;
  const offset = (size - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    ${background ? `<rect width="100%" height="100%" fill="${background}"/>` : ''}
    <g transform="translate(${offset} ${offset}) scale(${side / 130})" fill="none" stroke-width="12" stroke-linecap="round">
      <g transform="translate(-8 -8)">${strokes('O', O)}</g>
      <g transform="translate(38 38)">${strokes('X', X)}</g>
    </g></svg>`;
}

/** Draws the icons of the app into assets/. */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const picture of PICTURES) {
    await page.setViewportSize({ width: picture.size, height: picture.size });
    await page.setContent(`<style>*{margin:0}svg{display:block}</style>${drawing(picture)}`);
    writeFileSync(join(ASSETS, picture.file), await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
}

void main();
