import { cipherPlayer } from './support/cipherPlayer';
import { inBrowser } from './support/scenario';

inBrowser('Cipher', (scenario) => {
  scenario('is two taps from the start screen to a puzzle, and hints lead to its solution', async (app) => {
    await app.open();
    await app.tap('button', 'Play Cipher');
    await app.page.getByRole('button', { name: /^Match 1 · Novice\./ }).tap();
    await app.waitForStatus('Swap neighbours until the board looks like the target.');
    expect(await app.labels()).toHaveLength(9);
    await app.shot('cipher-m1');
    const player = cipherPlayer(app);
    for (let move = 0; move < 12 && (await app.find('button', 'Hint').count()) > 0; move++) {
      await app.tap('button', 'Hint');
      await app.waitForStatus(/^Hint: swap/);
      if (move === 0) await app.shot('cipher-hint');
      const hint = /swap (\w\d) and (\w\d)/.exec((await app.status().textContent()) ?? '')!;
      await player.tapSwap(hint[1]!, hint[2]!);
    }
    await app.find('dialog', 'Solved').waitFor();
    await app.page.waitForTimeout(400);
    await app.shot('cipher-solved');
  });
});
