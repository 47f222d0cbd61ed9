import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';

import { nearbyGames } from '@/engine/nearbyGames';
import { createTableServer } from '@/tools/host/serve';

import { CLASSIC_START } from '../../support/nearbyTable';
import { App } from './app';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A common phone, held upright. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
  colorScheme: 'light',
};

const WEB_BUILD = join(__dirname, '..', '..', '..', 'dist');

const LOOPBACK = '127.0.0.1';

/** The server that `npm start` runs, with a table's folder of its own. */
async function serveBuild() {
  const data = await mkdtemp(join(tmpdir(), 'oxs-browser-'));
  const opened = await createTableServer({
    port: 0,
    bind: LOOPBACK,
    games: nearbyGames,
    opening: CLASSIC_START,
    data,
    site: WEB_BUILD,
  });
  if (!opened.ok) throw new Error(`the web build cannot be served: ${opened.code}`);
  return {
    origin: `http://${LOOPBACK}:${opened.value.port}`,
    async stop(): Promise<void> {
      await opened.value.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** A browser and a server of the web build, for as long as `during` runs. */
export async function withBrowser<Value>(
  during: (browser: Browser, origin: string) => Promise<Value>,
): Promise<Value> {
  const server = await serveBuild();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    return await during(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
}

export async function openPhone(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<App> {
  const context = await browser.newContext({ ...PHONE, ...options });
  return new App(await context.newPage(), origin);
}
