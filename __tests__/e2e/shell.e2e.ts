import { gzipSync } from 'node:zlib';

import { BUDGETS } from '@/tools/lib/budgets';

import type { App } from './support/app';
import { inBrowser } from './support/scenario';

/** A first move on a board that breaks when its mark is drawn, until sessionStorage says it is mended. */
async function breakTheBoard(app: App): Promise<void> {
  await app.page.addInitScript(() => {
    if (sessionStorage.getItem('mended')) return;
    Element.prototype.animate = () => {
      throw new Error('planted fault');
    };
  });
  await app.open('/new/classic');
  await app.tap('radio', 'Same phone');
  await app.tap('button', 'Start');
  await app.tapCell(2, 2);
}

inBrowser('The shell', (scenario) => {
  scenario('says so when a link leads nowhere, and offers the way home', async (app) => {
    await app.open('/no/such/screen');
    await app.find('heading', 'Nothing here').waitFor();
    await app.tap('button', 'Go to the start');
    await app.find('button', 'Play Classic').waitFor();
  });

  scenario('shows nobody the list of its routes', async (app) => {
    await app.open('/_sitemap');
    await app.find('heading', 'Nothing here').waitFor();
  });

  scenario('says so when a game is no longer on the phone', async (app) => {
    await app.open('/play/gone');
    await app.text('This game is no longer on this phone.').waitFor();
    await app.open('/review/gone');
    await app.text('This game is no longer on this phone.').waitFor();
    await app.open('/new/chess');
    await app.text('This link leads to no screen of OXS.').waitFor();
  });

  scenario(
    'catches a screen that breaks, offers the details and a new start, and loses no game',
    async (app) => {
      await breakTheBoard(app);
      await app.find('heading', 'OXS stumbled').waitFor();
      await app.text('planted fault').waitFor();
      await app.tap('button', 'Copy the details');
      await app.find('button', 'Copied').waitFor();
      await app.shot('crash');
      await app.page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
      await app.tap('button', 'Start again');
      await app.tap('button', 'Resume Classic');
      await app.waitForStatus('Player 2 to move (O)');
      expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, X, last move');
    },
  );

  scenario('is not trapped by a screen that breaks every time', async (app) => {
    await breakTheBoard(app);
    await app.tap('button', 'Start again');
    await app.find('button', 'Play Classic').waitFor();
    expect(new URL(app.page.url()).pathname).toBe('/');
  });

  scenario('asks again for a screen whose script could not be fetched', async (app) => {
    const script = '**/settings-*.js';
    await app.open();
    await app.page.route(script, (route) => route.abort());
    await app.tap('button', 'Settings');
    await app.find('heading', 'OXS stumbled').waitFor();
    await app.page.unroute(script);
    await app.tap('button', 'Start again');
    await app.tap('button', 'Settings');
    await app.find('heading', 'Settings').waitFor();
  });

  scenario('fetches no more JavaScript before the start screen shows than its budget allows', async (app) => {
    const scripts: Promise<number>[] = [];
    app.page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) {
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      }
    });
    await app.open();
    await app.page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.web);
  });

  scenario('remembers settings, and wears them', async (app) => {
    await app.open('/settings');
    await app.tap('radio', 'High contrast');
    await app.tap('radio', 'Bold');
    await app.page.reload();
    expect(await app.find('radio', 'High contrast').getAttribute('aria-checked')).toBe('true');
    const background = await app.find('heading', 'Settings').evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });
    expect(background).toBe('rgb(0, 0, 0)');
    await app.shot('contrast');
  });

  scenario(
    'keeps every cell at 48 points or more on a small phone',
    async (app) => {
      await app.open('/new/classic');
      await app.tap('radio', '5 × 5, 5 in a row');
      await app.tap('radio', 'Same phone');
      await app.tap('button', 'Start');
      for (const box of await Promise.all([1, 5].map((at) => app.cell(at, at).boundingBox()))) {
        expect(box?.width).toBeGreaterThanOrEqual(48);
        expect(box?.height).toBeGreaterThanOrEqual(48);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
      await app.shot('small-phone');
    },
    { viewport: { width: 320, height: 568 } },
  );
});
