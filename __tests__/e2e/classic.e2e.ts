import type { App } from './support/app';
import { inBrowser } from './support/scenario';

type Square = readonly [number, number];

async function start(app: App, ...choices: readonly string[]): Promise<void> {
  await app.open('/new/classic');
  for (const choice of choices) await app.tap('radio', choice);
  await app.tap('button', 'Start');
}

async function play(app: App, squares: readonly Square[]): Promise<void> {
  for (const [row, column] of squares) await app.tapCell(row, column);
}

const FIRST_WINS: readonly Square[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [1, 3],
];

inBrowser('Classic', (scenario) => {
  scenario('is two taps from the start screen to the board', async (app) => {
    await app.open();
    await app.shot('home');
    await app.tap('button', 'Play Classic');
    await app.shot('setup');
    await app.tap('button', 'Start');
    await app.page.getByRole('group', { name: 'Board' }).waitFor();
    expect(await app.labels()).toHaveLength(9);
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, empty');
  });

  scenario('is played by two people on one phone to a win, then another round', async (app) => {
    await start(app, 'Same phone');
    await app.waitForStatus('Player 1 to move (X)');
    await play(app, FIRST_WINS.slice(0, 4));
    await app.shot('hotseat');
    await app.tapCell(1, 2);
    await app.waitForStatus('That cell is taken. Choose an empty one.');
    await app.tapCell(1, 3);
    await app.find('dialog', 'Player 1 won (X)').waitFor();
    await app.text('In a row: a1, b1, c1.').waitFor();
    await app.text('This board is a draw with best play.').waitFor();
    await app.shot('result');
    await app.tap('button', 'Look at the board');
    expect(await app.labelOf(1, 3)).toBe('Row 1, column 3, X, last move, winning line');
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, X, winning line');
    await app.shot('won');
    await app.tap('button', 'Show the result');
    await app.tap('button', 'Next round');
    await app.waitForStatus('Player 2 to move (O)');
  });

  scenario('is won as a match, played again, and left with nothing to resume', async (app) => {
    await start(app, 'Same phone', '1');
    await play(app, FIRST_WINS);
    await app.tap('button', 'Rematch');
    await app.waitForStatus('Player 2 to move (O)');
    await play(app, FIRST_WINS);
    await app.find('dialog', 'Player 2 won (O)').waitFor();
    await app.tap('button', 'Home');
    await app.find('button', 'Play Classic').waitFor();
    await app.page.waitForTimeout(300);
    expect(await app.find('button', 'Resume Classic').count()).toBe(0);
  });

  scenario('answers as the AI and is kept when the page is reloaded', async (app) => {
    await start(app, 'Expert');
    await app.tapCell(1, 1);
    await app.waitForStatus('Expert AI is thinking');
    await app.waitForStatus('Your turn (X)');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, O, last move');
    await app.page.reload();
    await app.waitForStatus('Your turn (X)');
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, X');
  });

  scenario('takes up the AI’s turn again when the page is reloaded while it thinks', async (app) => {
    await start(app, 'Hard');
    await app.tapCell(2, 2);
    await app.waitForStatus('Hard AI is thinking');
    await app.page.reload();
    await app.waitForStatus('Your turn (X)');
    expect((await app.labels()).filter((label) => label.includes(', O'))).toHaveLength(1);
  });

  scenario('lets the AI start when it is asked to', async (app) => {
    await app.open('/new/classic');
    await app.tap('radio', 'Medium');
    await app.tap('radio', 'O');
    await app.tap('button', 'More choices');
    await app.tap('radio', 'The AI');
    await app.tap('button', 'Start');
    await app.waitForStatus('Your turn (O)');
    expect((await app.labels()).filter((label) => label.includes(', X'))).toHaveLength(1);
  });

  scenario('gives hints and takes moves back in practice, and says that it counts apart', async (app) => {
    await app.open('/new/classic');
    await app.tap('radio', 'Expert');
    await app.tap('switch', 'Practice');
    await app.tap('button', 'Start');
    await app.tapCell(1, 1);
    await app.waitForStatus('Your turn');
    await app.tap('button', 'Hint');
    await app.waitForStatus(/^Hint: [abc][123]\. It keeps the draw\.$/);
    expect((await app.labels()).filter((label) => label.endsWith(', hint'))).toHaveLength(1);
    await app.shot('hint');
    await app.tap('button', 'Undo');
    await app.waitForStatus('Your turn');
    expect((await app.labels()).filter((label) => label.endsWith('empty'))).toHaveLength(9);
    await app.tap('button', 'Redo');
    expect((await app.labels()).filter((label) => label.includes('empty'))).toHaveLength(7);
  });

  scenario('offers the swap after the first move, and exchanges the players', async (app) => {
    await app.open('/new/classic');
    await app.tap('radio', 'Same phone');
    await app.tap('radio', '4 × 4, 3 in a row');
    await app.tap('switch', 'Swap rule');
    await app.tap('button', 'Start');
    await app.tapCell(2, 2);
    await app.text('Player 2 may take over the first move instead of replying.').waitFor();
    await app.tap('button', 'Swap');
    await app.waitForStatus('Player 1 to move (O)');
    await app.shot('swapped');
  });

  scenario('offers a draw on a dead board', async (app) => {
    await start(app, 'Same phone');
    await play(app, [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 3],
      [2, 2],
      [3, 2],
      [3, 3],
    ]);
    await app.text('No line can be completed any more.').waitFor();
    await app.tap('button', 'Agree to a draw');
    await app.find('dialog', 'A draw').waitFor();
  });

  scenario('is reviewed move by move, with the mistake named and the best move shown', async (app) => {
    await start(app, 'Same phone', '1');
    await play(app, FIRST_WINS);
    await app.tap('button', 'Review');
    await app.find('heading', 'Review').waitFor();
    await app.find('button', '2. O a2, Mistake').waitFor();
    await app.tap('button', '2. O a2, Mistake');
    await app.waitForStatus('2. O a2: Mistake');
    await app.text('This move turned a draw into a loss.').waitFor();
    await app.text(/^Best: .*b2/).waitFor();
    await app.shot('review');
    await app.tap('button', 'Last position');
    await app.waitForStatus('5. X c1');
    await app.tap('button', 'First position');
    await app.waitForStatus('Start of the game');
  });

  scenario('is played with the keyboard alone', async (app) => {
    await start(app, 'Same phone');
    await app.cell(1, 1).focus();
    await app.page.keyboard.press('ArrowRight');
    await app.page.keyboard.press('ArrowDown');
    await app.page.keyboard.press('Enter');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, X, last move');
    await app.page.keyboard.press('ArrowUp');
    await app.page.keyboard.press('Space');
    await app.waitForStatus('Player 1 to move (X)');
    expect(await app.labelOf(1, 2)).toBe('Row 1, column 2, O, last move');
  });

  scenario('can be restarted, left and resumed from the start screen', async (app) => {
    await start(app, 'Same phone', '5 × 5, 4 in a row');
    await play(app, [
      [3, 3],
      [1, 1],
    ]);
    await app.tap('button', 'Game menu');
    await app.tap('button', 'Restart round');
    await app.waitForStatus('Player 1 to move (X)');
    expect((await app.labels()).every((label) => label.endsWith('empty'))).toBe(true);
    await app.tapCell(3, 3);
    await app.tap('button', 'Game menu');
    await app.tap('button', 'Leave');
    await app.tap('button', 'Resume Classic');
    expect(await app.labelOf(3, 3)).toBe('Row 3, column 3, X, last move');
    await app.tap('button', 'Back');
    await app.tap('button', 'Discard this game');
    await app.tap('button', 'Delete');
    await app.page.waitForTimeout(200);
    expect(await app.find('button', 'Resume Classic').count()).toBe(0);
  });

  scenario(
    'loses no information without motion',
    async (app) => {
      await start(app, 'Same phone');
      await play(app, FIRST_WINS);
      await app.find('dialog', 'Player 1 won (X)').waitFor();
      expect(
        await app.page.evaluate(
          () => document.getAnimations().filter((one) => one.playState === 'running').length,
        ),
      ).toBe(0);
    },
    { reducedMotion: 'reduce' },
  );
});
