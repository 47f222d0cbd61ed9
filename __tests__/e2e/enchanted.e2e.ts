import { inBrowser } from './support/scenario';

inBrowser('Enchanted', (scenario) => {
  scenario('opens from the start screen on its fair start', async (app) => {
    await app.open();
    await app.tap('button', 'Play Enchanted');
    await app.shot('enchanted-setup');
    await app.tap('radio', 'Same phone');
    await app.tap('button', 'Start');
    await app.waitForStatus('Player 1 to move (X)');
    expect(await app.labels()).toHaveLength(16);
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, X');
    expect(await app.labelOf(4, 4)).toBe('Row 4, column 4, O');
    await app.shot('enchanted-start');
    await app.tap('button', 'Seal, costs 2 energy');
    await app.shot('enchanted-seal');
    await app.tapCell(2, 2);
    await app.shot('enchanted-sealed');
  });
});
