import type { App } from './support/app';
import { inBrowser } from './support/scenario';

async function skill(app: App, name: string): Promise<void> {
  await app.page
    .getByRole('button', { name: new RegExp(`^${name}, costs`) })
    .filter({ visible: true })
    .tap();
}

/** Cells as row and column, tapped one after another. */
async function tap(app: App, ...cells: readonly (readonly [number, number])[]): Promise<void> {
  for (const [row, column] of cells) await app.tapCell(row, column);
}

async function done(app: App): Promise<void> {
  await app.waitForStatus('Done');
  await app.tap('button', 'Next step');
}

inBrowser('Learning', (scenario) => {
  scenario('Enchanted is done step by step, left in the middle and taken up again', async (app) => {
    await app.open('/learn/enchanted');
    await app.text('Step 1 of 11').waitFor();
    await app.shot('learn-enchanted');
    await tap(app, [2, 2]);
    await done(app);

    await tap(app, [4, 4]);
    await app.waitForStatus('That is a legal move, but not this step’s');
    await app.tap('button', 'Try again');
    await tap(app, [2, 3]);
    await app.shot('learn-scored');
    await done(app);

    await tap(app, [2, 2]);
    await app.waitForStatus('Several lines: tap the one to clear');
    await app.shot('learn-lines');
    await tap(app, [3, 2]);
    await done(app);

    await app.page.reload();
    await app.text('Step 4 of 11').waitFor();
    await skill(app, 'Shift');
    await tap(app, [2, 3], [1, 3]);
    await done(app);

    await skill(app, 'Seal');
    await tap(app, [4, 3]);
    await done(app);

    await skill(app, 'Disrupt');
    await tap(app, [4, 1]);
    await done(app);

    await skill(app, 'Disrupt');
    await tap(app, [2, 1]);
    await app.waitForStatus('That piece is frozen');
    await app.shot('learn-frozen');
    await tap(app, [2, 2]);
    await done(app);

    await tap(app, [4, 4]);
    await done(app);

    await skill(app, 'Double');
    await tap(app, [2, 1], [2, 3]);
    await done(app);

    await app.shot('learn-overheat');
    await skill(app, 'Seal');
    await tap(app, [2, 2]);
    await done(app);

    await tap(app, [3, 3]);
    await done(app);
    await app.text('You have done every step of Enchanted.').waitFor();
    await app.page.reload();
    await app.text('You have done every step of Enchanted.').waitFor();
    await app.tap('button', 'Do the steps again');
    await app.text('Step 1 of 11').waitFor();
  });

  scenario(
    'Classic is done step by step, in the dark',
    async (app) => {
      await app.open('/learn/classic');
      await tap(app, [1, 3]);
      await app.shot('learn-classic-dark');
      await done(app);
      await tap(app, [3, 1]);
      await done(app);
      await tap(app, [3, 3]);
      await done(app);
      await tap(app, [5, 5]);
      await done(app);
      await app.tap('button', 'Swap');
      await done(app);
      await app.text('You have done every step of Classic.').waitFor();
      await app.tap('radio', 'Enchanted');
      await app.text('Step 1 of 11').waitFor();
      await app.shot('learn-dark');
    },
    { colorScheme: 'dark' },
  );
});
