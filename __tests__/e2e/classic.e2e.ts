import { inBrowser } from './support/scenario';

inBrowser('Classic', (scenario) => {
  scenario('is two taps from the start screen to the board', async (app) => {
    await app.open();
    await app.shot('home');
    await app.tap('button', 'Play Classic');
    await app.shot('setup');
    await app.tap('button', 'Start');
    expect(await app.labels()).toHaveLength(9);
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, empty');
  });

  scenario('is played by two people on one phone to a win, then another round', async (app) => {
    await app.open('/new/classic');
    await app.tap('radio', 'Same phone');
    await app.tap('button', 'Start');
    await app.waitForStatus('Player 1 to move (X)');
    for (const [row, column] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const)
      await app.tapCell(row, column);
    await app.shot('hotseat');
    await app.tapCell(1, 2);
    await app.waitForStatus('That cell is taken');
    await app.tapCell(1, 3);
    await app.find('dialog', 'Player 1 won (X)').waitFor();
    await app.shot('result');
    await app.tap('button', 'Look at the board');
    expect(await app.labelOf(1, 3)).toBe('Row 1, column 3, X, last move, winning line');
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, X, winning line');
    await app.shot('won');
    await app.tap('button', 'Show the result');
    await app.tap('button', 'Next round');
    await app.waitForStatus('Player 2 to move (O)');
  });

  scenario('answers as the AI, is kept when the page is reloaded, and can be reviewed', async (app) => {
    await app.open('/new/classic');
    await app.tap('radio', 'Expert');
    await app.tap('button', 'Start');
    await app.tapCell(1, 1);
    await app.waitForStatus('Your turn (X)');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, O, last move');
    await app.page.reload();
    await app.waitForStatus('Your turn (X)');
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, X');
    await app.shot('ai');
  });
});
