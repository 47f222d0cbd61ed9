import type { Browser, BrowserContextOptions } from 'playwright-core';

import type { App } from './app';
import { openPhone, withBrowser } from './browser';

const TIMEOUT = 90_000;

/** A group of scenarios that share one browser and one server; each has a phone of its own. */
export function inBrowser(name: string, define: (scenario: Scenario) => void): void {
  describe(name, () => {
    let release: () => void = () => undefined;
    let closed: Promise<void> = Promise.resolve();
    let place: { browser: Browser; origin: string };

    beforeAll(async () => {
      await new Promise<void>((opened, failed) => {
        closed = withBrowser(async (browser, origin) => {
          place = { browser, origin };
          opened();
          await new Promise<void>((done) => (release = done));
        }).catch(failed);
      });
    }, TIMEOUT);

    afterAll(async () => {
      release();
      await closed;
    }, TIMEOUT);

    define((does, play, options = {}) => {
      it(
        does,
        async () => {
          const app = await openPhone(place.browser, place.origin, options);
          try {
            await play(app);
            expect(app.uncaught()).toEqual([]);
          } catch (failure) {
            await app.keepEvidence(`${name} ${does}`);
            throw failure;
          } finally {
            await app.page.context().close();
          }
        },
        TIMEOUT,
      );
    });
  });
}

export type Scenario = (
  does: string,
  play: (app: App) => Promise<void>,
  options?: BrowserContextOptions,
) => void;
