import type { App } from './support/app';
import { inBrowser } from './support/scenario';

/** Squares as moves are written: columns are letters, rows are numbers from the top. */
function at(square: string): readonly [row: number, column: number] {
  return [Number(square[1]), square.charCodeAt(0) - 'a'.charCodeAt(0) + 1];
}

async function tapAll(app: App, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) await app.tapCell(...at(square));
}

/** A skill's button begins with its name, whatever else it says. */
async function choose(app: App, skill: string, answer: string | RegExp): Promise<void> {
  await app.page
    .getByRole('button', { name: new RegExp(`^${skill}, costs`) })
    .filter({ visible: true })
    .tap();
  await app.waitForStatus(answer);
}

/** Where a cell's middle is on the page. */
async function middleOf(app: App, square: string): Promise<{ x: number; y: number }> {
  const box = await app.cell(...at(square)).boundingBox();
  if (!box) throw new Error(`${square} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function startHotseat(app: App): Promise<void> {
  await app.open('/new/enchanted');
  await app.tap('radio', 'Same phone');
  await app.tap('button', 'Start');
  await app.waitForStatus('Player 1 to move (X)');
}

/** After a flick, Chromium takes the next tap for one that stops the page from gliding: let the finger rest. */
const REST_MS = 200;
const LONG_PRESS_MS = 700;

/** Drags a finger from one cell to another through the browser's own touch input. */
async function drag(app: App, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(app, from), await middleOf(app, to)];
  const finger = await app.page.context().newCDPSession(app.page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    if (share === 0.6) await app.shot('enchanted-drag');
  }
  await app.page.waitForTimeout(REST_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** Presses a cell and keeps the finger there for a while. */
async function hold(app: App, square: string): Promise<void> {
  const point = await middleOf(app, square);
  const finger = await app.page.context().newCDPSession(app.page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await app.page.waitForTimeout(LONG_PRESS_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

async function seat(app: App, name: string): Promise<string> {
  const panel = app.page.getByRole('group', { name: new RegExp(`^${name} plays`) }).filter({ visible: true });
  return (await panel.getAttribute('aria-label')) ?? '';
}

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
    expect(await seat(app, 'Player 1')).toBe(
      'Player 1 plays X. Score: 0. 0 points of 3. Energy 3 of 5. next turn +1',
    );
  });

  scenario('is played by two people with every skill, and survives a reload', async (app) => {
    await startHotseat(app);

    await choose(app, 'Seal', 'Seal: tap an empty cell');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, empty, can be chosen');
    await app.shot('enchanted-seal');
    await tapAll(app, 'b2');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, empty, sealed, last move');
    await tapAll(app, 'b2');
    await app.waitForStatus('That cell is sealed this turn');
    await app.shot('enchanted-sealed');

    await tapAll(app, 'c4');
    await app.waitForStatus('Player 1 to move (X)');
    await choose(app, 'Disrupt', 'You do not have enough energy for that.');
    await drag(app, 'a1', 'b1');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(1, 2)).toBe('Row 1, column 2, X, last move');
    expect(await app.labelOf(1, 1)).toBe('Row 1, column 1, empty, last move');

    await choose(app, 'Double', 'Double Place: tap the first cell');
    await tapAll(app, 'b3');
    await app.waitForStatus('Double Place: tap the second cell');
    await app.tap('button', 'Cancel');
    await app.waitForStatus('Player 2 to move (O)');
    await app.page.reload();
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(1, 2)).toBe('Row 1, column 2, X, last move');

    await choose(app, 'Disrupt', 'Disrupt: tap a piece to remove');
    await tapAll(app, 'b1');
    await app.waitForStatus('Player 1 to move (X)');
    expect(await app.labelOf(1, 2)).toBe('Row 1, column 2, empty, last move');
    expect(await seat(app, 'Player 2')).toContain('next turn 0, penalty');

    await tapAll(app, 'b2');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(4, 4)).toBe('Row 4, column 4, O, about to freeze');
    await tapAll(app, 'a4');
    await app.waitForStatus('Player 1 to move (X)');
    expect(await app.labelOf(4, 4)).toBe('Row 4, column 4, O, frozen');
    await tapAll(app, 'a1');
    await app.waitForStatus('Player 2 to move (O)');
    await tapAll(app, 'a3');
    await app.waitForStatus('Player 1 to move (X)');
    await hold(app, 'c3');
    await app.waitForStatus('Preview: X placed c3. X completed a1, b2, c3: 1 point, line cleared.');
    expect(await app.labelOf(3, 3)).toBe('Row 3, column 3, empty');
    await app.shot('enchanted-middle');
    await tapAll(app, 'c3');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, empty, cleared');
    expect(await seat(app, 'Player 1')).toContain('1 point of 3');
    await app.shot('enchanted-scored');
    expect(await seat(app, 'Player 2')).toMatch(/Energy \d of 5/);

    await tapAll(app, 'a2');
    await app.waitForStatus('Player 1 to move (X)');
    expect(await seat(app, 'Player 2')).toContain('1 point of 3');
    await choose(app, 'Double', 'Double Place: tap the first cell');
    await tapAll(app, 'b2');
    await app.waitForStatus('Double Place: tap the second cell');
    await tapAll(app, 'c1');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, X, last move');
    expect(await app.labelOf(1, 3)).toBe('Row 1, column 3, X, last move');
    await app.shot('enchanted-double');

    await app.tap('button', 'Turn log');
    await app.find('dialog', 'Turn log').waitFor();
    await app.text(/X lost b1\./).waitFor();
    await app.text(/X completed a1, b2, c3: 1 point, line cleared\./).waitFor();
    await app.shot('enchanted-log');
  });

  scenario('asks which of two lines to clear, and takes no for an answer', async (app) => {
    await startHotseat(app);
    for (const [ply, square] of ['a2', 'd1', 'c2', 'a4', 'b1', 'c4', 'b3', 'd2'].entries()) {
      await tapAll(app, square);
      await app.waitForStatus(ply % 2 === 0 ? 'Player 2 to move (O)' : 'Player 1 to move (X)');
    }
    await tapAll(app, 'b2');
    await app.waitForStatus('Several lines: tap the one to clear');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, empty, chosen, can be chosen');
    await app.shot('enchanted-lines');
    await tapAll(app, 'd3');
    await app.waitForStatus('That is not one of the lines you completed.');
    await app.tap('button', 'Cancel');
    await app.waitForStatus('Player 1 to move (X)');
    expect(await app.labelOf(2, 2)).toBe('Row 2, column 2, empty');
    await tapAll(app, 'b2');
    await app.waitForStatus('Several lines: tap the one to clear');
    await tapAll(app, 'b1');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(1, 2)).toBe('Row 1, column 2, empty, cleared');
    expect(await app.labelOf(2, 1)).toBe('Row 2, column 1, X');
    expect(await seat(app, 'Player 1')).toContain('1 point of 3');
  });

  scenario('goes on after a reload in the middle of a turn, yours or the AI’s', async (app) => {
    await app.open('/new/enchanted');
    await app.tap('radio', 'Easy');
    await app.tap('button', 'Start');
    await app.waitForStatus('Your turn (X)');
    await choose(app, 'Seal', 'Seal: tap an empty cell');
    await app.page.reload();
    await app.waitForStatus('Your turn (X)');
    await app.text('Turn 3 of 24').waitFor();
    await tapAll(app, 'b2');
    await app.text('Turn 4 of 24').waitFor();
    await app.page.reload();
    await app.text('Turn 5 of 24').waitFor();
    await app.waitForStatus('Your turn (X)');
  });

  scenario('is played against the AI to the end, and reviewed', async (app) => {
    await app.open('/new/enchanted');
    await app.tap('radio', 'Easy');
    await app.tap('button', 'Start');
    await playToTheEnd(app);
    await app.shot('enchanted-result');
    await app.tap('button', 'Review');
    // The review opens on the last position, from which there is nothing more to play.
    await app.tap('button', 'Previous move');
    await app.text(/^Best: /).waitFor({ timeout: 60_000 });
    await app.shot('enchanted-review');
    await app.tap('button', 'First position');
    await app.waitForStatus('Start of the game');
    expect(await app.labelOf(1, 1)).toMatch(/^Row 1, column 1, X/);
  });

  scenario(
    'gives hints and takes moves back in practice, in the dark',
    async (app) => {
      await app.open('/new/enchanted');
      await app.tap('radio', 'Hard');
      await app.tap('switch', 'Practice');
      await app.tap('button', 'Start');
      await app.waitForStatus('Your turn (X)');
      await app.tap('button', 'Hint');
      await app.waitForStatus(/^Hint: /);
      await app.shot('enchanted-hint-dark');
      await app.tapCell(2, 2);
      await app.waitForStatus('Your turn (X)');
      await app.shot('enchanted-dark');
      await app.tap('button', 'Undo');
      expect(await app.labelOf(2, 2)).toMatch(/^Row 2, column 2, empty/);
    },
    { colorScheme: 'dark' },
  );

  scenario('is played by keys alone', async (app) => {
    await startHotseat(app);
    const { keyboard } = app.page;
    await app.cell(1, 1).focus();
    await keyboard.press('s');
    await app.waitForStatus('Seal: tap an empty cell');
    await keyboard.press('Escape');
    await app.waitForStatus('Player 1 to move (X)');
    await keyboard.press('o');
    await app.waitForStatus('You do not have enough energy');
    await keyboard.press('h');
    await keyboard.press('Enter');
    await app.waitForStatus('Shift: tap an open cell beside it');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await app.waitForStatus('Player 2 to move (O)');
    expect(await app.labelOf(1, 2)).toBe('Row 1, column 2, X, last move');
    await keyboard.press('d');
    await keyboard.press('Enter');
    await app.waitForStatus('Player 1 to move (X)');
    expect(await app.labelOf(1, 2)).toBe('Row 1, column 2, empty, last move');
  });

  scenario(
    'fits a small phone and a phone on its side',
    async (app) => {
      await startHotseat(app);
      await app.shot('enchanted-small');
      await app.page.setViewportSize({ width: 740, height: 360 });
      await app.shot('enchanted-wide');
      await tapAll(app, 'b2');
      await app.waitForStatus('Player 2 to move (O)');
    },
    { viewport: { width: 320, height: 568 } },
  );
});

/**
 * Places on the first open cell, turn after turn, until the result is on show; on a full board it
 * disrupts or passes. After each move it waits for its own next turn by the clock, however quick the AI is.
 */
async function playToTheEnd(app: App): Promise<void> {
  const result = app.page.getByRole('dialog', { name: /won|draw/i }).filter({ visible: true });
  const choice = app.page.getByRole('button', { name: /^Clear / }).filter({ visible: true });
  for (let turn = 3; ; turn += 2) {
    const clock = (shown: number) =>
      app.page.getByText(new RegExp(`turn ${shown} of`, 'i')).filter({ visible: true });
    await clock(turn).or(result).first().waitFor({ timeout: 20_000 });
    if ((await result.count()) > 0) return;
    await app.waitForStatus('Your turn');
    const open = (await app.labels()).findIndex((label) => /empty(?!.*sealed)/.test(label));
    if (open >= 0) {
      await tapIndex(app, open);
    } else if ((await app.find('button', 'Pass').count()) > 0) {
      await app.tap('button', 'Pass');
    } else {
      await choose(app, 'Disrupt', 'Disrupt: tap a piece to remove');
      await tapIndex(
        app,
        (await app.labels()).findIndex((label) => label.endsWith('can be chosen')),
      );
    }
    await clock(turn + 1)
      .or(clock(turn + 2))
      .or(result)
      .or(choice)
      .first()
      .waitFor({ timeout: 20_000 });
    if ((await choice.count()) > 0) await choice.first().tap();
  }
}

async function tapIndex(app: App, index: number): Promise<void> {
  await app.tapCell(Math.floor(index / 4) + 1, (index % 4) + 1);
}
