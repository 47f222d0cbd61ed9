import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';

import { createStaticServer } from '@/tools/serve/staticServer';

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

/** A browser and a server of the web build, for as long as `during` runs. */
export async function withBrowser<Value>(
  during: (browser: Browser, origin: string) => Promise<Value>,
): Promise<Value> {
  const server = createStaticServer(WEB_BUILD);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    return await during(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
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
