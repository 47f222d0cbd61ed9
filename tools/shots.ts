import { openPhone, withBrowser } from '@/__tests__/e2e/support/browser';
import type { App } from '@/__tests__/e2e/support/app';

/** Screens worth looking at after a change, and how to get to each. */
const SCREENS: readonly (readonly [string, (app: App) => Promise<void>])[] = [
  ['home', (app) => app.open('/')],
  ['setup', (app) => app.open('/new/classic')],
  ['settings', (app) => app.open('/settings')],
  ['learn', (app) => app.open('/learn/classic')],
  [
    'play',
    async (app) => {
      await app.open('/new/classic');
      await app.tap('radio', '5 × 5, 4 in a row');
      await app.tap('radio', 'Expert');
      await app.tap('switch', 'Practice');
      await app.tap('button', 'Start');
      await app.tapCell(3, 3);
      await app.waitForStatus('Your turn');
      await app.tap('button', 'Hint');
      await app.waitForStatus('Hint');
    },
  ],
];

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  small: { colorScheme: 'light', viewport: { width: 320, height: 568 } },
  wide: { colorScheme: 'dark', viewport: { width: 1024, height: 700 } },
} as const;

/** `npm run shots`: pictures of every screen, in every look, into artifacts/. */
async function main(): Promise<void> {
  await withBrowser(async (browser, origin) => {
    for (const [look, options] of Object.entries(LOOKS)) {
      for (const [name, visit] of SCREENS) {
        const app = await openPhone(browser, origin, options);
        await visit(app);
        await app.page.waitForTimeout(600);
        await app.shot(`shot-${name}-${look}`);
        await app.page.context().close();
      }
    }
  });
}

void main();
