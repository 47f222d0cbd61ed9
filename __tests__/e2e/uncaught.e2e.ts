import { openPhone, withBrowser } from './support/browser';

jest.setTimeout(90_000);

describe('a browser test', () => {
  it('hears of errors nobody caught and of rejections nobody handled', async () => {
    await withBrowser(async (browser, origin) => {
      const app = await openPhone(browser, origin);
      await app.open();
      expect(app.uncaught()).toEqual([]);
      await app.page.evaluate(() => {
        setTimeout(() => {
          throw new Error('planted error');
        });
        void Promise.reject(new Error('planted rejection'));
      });
      await app.page.waitForTimeout(500);
      expect(app.uncaught().map((stack) => stack.split('\n')[0])).toEqual(
        expect.arrayContaining(['Error: planted error', 'Error: planted rejection']),
      );
    });
  });
});
