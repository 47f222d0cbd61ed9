import { puzzleOf, shortestWay } from '../support/puzzles';

import { cipherPlayer } from './support/cipherPlayer';
import { inBrowser } from './support/scenario';

inBrowser('Cipher', (scenario) => {
  scenario('is two taps from the start screen to a puzzle, and hints lead to its solution', async (app) => {
    await app.open();
    await app.tap('button', 'Play Cipher');
    await app.shot('cipher-tiers');
    await app.page.getByRole('button', { name: /^Match 1 · Novice\./ }).tap();
    await app.waitForStatus('Swap neighbours until the board looks like the target.');
    expect(await app.labels()).toHaveLength(9);
    const player = cipherPlayer(app);
    const par = await player.fact('Par');
    for (let move = 0; move < par; move++) {
      await app.tap('button', 'Hint');
      await app.waitForStatus(/^Hint: swap/);
      if (move === 0) await app.shot('cipher-hint');
      const hint = /swap row (\d), column (\d) with the tile (below|on its right)/.exec(
        (await app.status().textContent()) ?? '',
      )!;
      const [row, column] = [Number(hint[1]), Number(hint[2])];
      await app.tapCell(row, column);
      await (hint[3] === 'below' ? app.tapCell(row + 1, column) : app.tapCell(row, column + 1));
    }
    await app.find('dialog', 'Solved').waitFor();
    await app.find('img', '1 star').waitFor();
    await app.text(`${par} hints used`).waitFor();
  });

  scenario(
    'follows the finger, swaps when let go near the neighbour, and earns three stars at par',
    async (app) => {
      const puzzle = puzzleOf('PC1.M1#fingers');
      const way = shortestWay(puzzle);
      const player = cipherPlayer(app);
      await player.open(puzzle.id);

      const [first = ''] = way;
      const [one = '', other = ''] = first.split('-');
      const before = [await player.symbolAt(one), await player.symbolAt(other)];
      await player.drag(first, 0.25);
      expect(await player.fact('Moves')).toBe(0);
      expect([await player.symbolAt(one), await player.symbolAt(other)]).toEqual(before);

      await player.drag(first, 0.8, async () => {
        const moved = await app.page
          .locator('[style*="translate"]')
          .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).style.transform));
        expect(moved).toHaveLength(2);
        await app.shot('cipher-drag');
      });
      expect([await player.symbolAt(other), await player.symbolAt(one)]).toEqual(before);
      expect(await player.fact('Moves')).toBe(1);

      for (const move of way.slice(1)) await player.drag(move);
      await app.find('dialog', 'Solved').waitFor();
      await app.find('img', '3 stars').waitFor();
      await app.text('250 points').waitFor();
      await app.shot('cipher-solved');

      await app.tap('button', 'Compare with a shortest way');
      await app.waitForStatus('The start');
      await app.tap('button', 'Next move');
      await app.waitForStatus(`Move 1 of ${way.length}: swap row ${one[1]}, column `);
      await app.tap('radio', 'A shortest way');
      await app.tap('button', 'Last position');
      await app.waitForStatus(`Move ${puzzle.par} of ${puzzle.par}`);
      await app.page.waitForTimeout(300);
      await app.shot('cipher-compare');

      await app.open('/history');
      await app.page.getByRole('button', { name: /^Review Cipher · 3 × 3, Puzzle M1, Solved, / }).waitFor();
      await app.open('/new/cipher');
      await app.page.getByRole('button', { name: /^Match 1 · Novice\..* 1 solved, best 3 stars$/ }).waitFor();
    },
  );

  scenario('turns tiles in a Cycle puzzle, and gives the next one of its tier', async (app) => {
    const puzzle = puzzleOf('PC1.C2#turns');
    const player = cipherPlayer(app);
    await player.open(puzzle.id);
    await app.shot('cipher-cycle');
    for (const move of shortestWay(puzzle)) await player.turn(move);
    await app.find('dialog', 'Solved').waitFor();
    await app.tap('button', 'Next puzzle');
    await app.waitForStatus('Tap tiles to turn them until the board looks like the target.');
    expect(await player.fact('Moves')).toBe(0);
    expect(decodeURIComponent(app.page.url())).toMatch(/PC1\.C2#[0-9a-z]+$/);
    expect(decodeURIComponent(app.page.url())).not.toContain(puzzle.id);
  });

  scenario('marks what breaks a rule until every rule holds', async (app) => {
    const puzzle = puzzleOf('PC1.R1#rules');
    const player = cipherPlayer(app);
    await player.open(puzzle.id);
    await app.find('listitem', 'No two neighbours alike: does not hold yet').waitFor();
    expect((await app.labels()).some((label) => label.includes('breaks a rule'))).toBe(true);
    await app.shot('cipher-rules');
    for (const move of shortestWay(puzzle)) await player.tapSwap(move);
    await app.find('dialog', 'Solved').waitFor();
    await app.tap('button', 'Look at the board');
    await app.find('listitem', 'No two neighbours alike: holds').waitFor();
    expect((await app.labels()).some((label) => label.includes('breaks a rule'))).toBe(false);
  });

  scenario('is played with the keyboard alone', async (app) => {
    const puzzle = puzzleOf('PC1.M1#keys');
    const player = cipherPlayer(app);
    await player.open(puzzle.id);
    const columns = puzzle.config.columns;
    const indexOf = (square: string) =>
      (Number(square[1]) - 1) * columns + square.charCodeAt(0) - 'a'.charCodeAt(0);
    await app.cell(1, 1).focus();
    let at = 0;
    const press = (key: string, times: number) =>
      Array.from({ length: times }).reduce<Promise<void>>(
        (before) => before.then(() => app.page.keyboard.press(key)),
        Promise.resolve(),
      );
    for (const move of shortestWay(puzzle)) {
      const [from = 0, to = 0] = move.split('-').map(indexOf);
      const down = Math.floor(from / columns) - Math.floor(at / columns);
      const across = (from % columns) - (at % columns);
      await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
      await press(across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across));
      await app.page.keyboard.press('Space');
      await app.waitForStatus('Choose a neighbour to swap with');
      await app.page.keyboard.press(to - from === 1 ? 'ArrowRight' : 'ArrowDown');
      await app.page.keyboard.press('Escape');
      at = to;
    }
    await app.find('dialog', 'Solved').waitFor();
    await app.find('img', '3 stars').waitFor();
  });

  scenario(
    'carries the tile in the hand by the arrows, and lays it down when a move is undone',
    async (app) => {
      const puzzle = puzzleOf('PC1.M1#keys');
      const player = cipherPlayer(app);
      await player.open(puzzle.id);
      const [move = ''] = shortestWay(puzzle);
      const [one = '', other = ''] = move.split('-');
      const before = [await player.symbolAt(one), await player.symbolAt(other)];
      const arrow = one[0] === other[0] ? 'ArrowDown' : 'ArrowRight';
      await player.turn(one);
      await app.waitForStatus('Choose a neighbour to swap with');
      // The focus is elsewhere: the arrow used to carry what lay under it.
      await (one === 'b2' ? app.cell(1, 1) : app.cell(2, 2)).focus();
      await app.page.keyboard.press(arrow);
      expect([await player.symbolAt(other), await player.symbolAt(one)]).toEqual(before);
      expect((await app.labels()).filter((label) => label.includes('picked up'))).toHaveLength(1);
      await app.tap('button', 'Undo');
      expect((await app.labels()).filter((label) => label.includes('picked up'))).toEqual([]);
      await app.waitForStatus(/out of place$/);
    },
  );

  scenario('keeps the position when the page is reloaded, and is on the start screen', async (app) => {
    const puzzle = puzzleOf('PC1.M3#reload');
    const player = cipherPlayer(app);
    await player.open(puzzle.id);
    const way = shortestWay(puzzle);
    for (const move of way.slice(0, 3)) await player.tapSwap(move);
    const labels = await app.labels();
    await app.page.reload();
    await app.cell(1, 1).waitFor();
    expect(await app.labels()).toEqual(labels);
    expect(await player.fact('Moves')).toBe(3);
    await app.open('/');
    await app.shot('cipher-home');
    await app.tap('button', 'Resume Match 3 · Medium');
    await app.cell(1, 1).waitFor();
    expect(await app.labels()).toEqual(labels);
  });

  scenario('undoes and redoes moves, and a restart as well', async (app) => {
    const puzzle = puzzleOf('PC1.M2#undo');
    const player = cipherPlayer(app);
    await player.open(puzzle.id);
    const start = await app.labels();
    for (const move of shortestWay(puzzle).slice(0, 3)) await player.tapSwap(move);
    const third = await app.labels();
    await app.tap('button', 'Undo');
    expect(await player.fact('Moves')).toBe(2);
    await app.tap('button', 'Redo');
    expect(await app.labels()).toEqual(third);
    await app.tap('button', 'Restart');
    expect(await app.labels()).toEqual(start);
    expect(await player.fact('Moves')).toBe(0);
    await app.tap('button', 'Undo');
    expect(await app.labels()).toEqual(third);
    expect(await player.fact('Moves')).toBe(3);
  });

  scenario('shows the solution only after asking, and then gives no stars', async (app) => {
    const puzzle = puzzleOf('PC1.M1#shown');
    const player = cipherPlayer(app);
    await player.open(puzzle.id);
    await app.tap('button', 'Puzzle menu');
    await app.tap('button', 'Show the solution');
    await app.find('dialog', 'Show the solution?').waitFor();
    await app.tap('button', 'Cancel');
    expect(await player.fact('Moves')).toBe(0);
    await app.tap('button', 'Puzzle menu');
    await app.tap('button', 'Show the solution');
    await app.tap('button', 'Show it');
    await app.find('dialog', 'Solved').waitFor();
    await app.find('img', 'Assisted: no stars').waitFor();
    await app.open('/history');
    await app.page.getByRole('button', { name: /^Review Cipher · .*, Solved, assisted, / }).waitFor();
  });

  scenario('says what is wrong with an id, pasted or in a link', async (app) => {
    await app.open('/new/cipher');
    const field = app.find('textbox', 'Puzzle id or link');
    await field.fill('hello');
    await app.tap('button', 'Open');
    await app.text('This is not a puzzle id. One starts with PC1, like PC1.M4#k3f9a.').waitFor();
    await field.fill('PC2.M1#a');
    await app.tap('button', 'Open');
    await app.text('This id was made by a newer version of OXS.').waitFor();

    await app.open(`/puzzle/${encodeURIComponent('PC1:2x2:2:ABAB:0:TABAB')}`);
    await app.text('This puzzle is already solved at its start.').waitFor();
    await app.shot('cipher-bad-id');

    await app.open('/puzzle/PC1.M1#bare');
    await app.waitForStatus('Swap neighbours until the board looks like the target.');

    await app.open('/new/cipher');
    await app.find('textbox', 'Puzzle id or link').fill('oxs://puzzle/PC1.M1%23pasted');
    await app.tap('button', 'Open');
    await app.waitForStatus('Swap neighbours until the board looks like the target.');
    expect(await app.labels()).toHaveLength(9);
  });

  scenario(
    'passes a puzzle on as a link to the page it was opened on',
    async (app) => {
      const player = cipherPlayer(app);
      await player.open('PC1.M1#shared');
      await app.tap('button', 'Puzzle menu');
      await app.tap('button', 'Share this puzzle');
      await app.find('button', 'Copied').waitFor();
      const link = (await app.page.evaluate(() => navigator.clipboard.readText())).split('\n')[1] ?? '';
      expect(link).toBe(`${new URL(app.page.url()).origin}/puzzle/PC1.M1%23shared`);
      await app.page.goto(link);
      await app.cell(1, 1).waitFor();
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );

  for (const [name, viewport] of [
    ['a small phone', { width: 320, height: 568 }],
    ['a small phone on its side', { width: 568, height: 320 }],
    ['a phone on its side', { width: 844, height: 390 }],
  ] as const) {
    scenario(
      `has the goal and the whole board in view on ${name}, with cells for a finger`,
      async (app) => {
        const player = cipherPlayer(app);
        for (const tier of ['M6', 'R4', 'C6']) {
          await player.open(`PC1.${tier}#look`);
          const goal = app.page
            .locator('[aria-label^="Target. "], [aria-label="Rules"]')
            .filter({ visible: true });
          const cells = app.page.getByRole('button', { name: /^Row / }).filter({ visible: true });
          for (const part of [goal.first(), cells.first(), cells.last()]) {
            const box = (await part.boundingBox())!;
            expect(box.x).toBeGreaterThanOrEqual(0);
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
            expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
          }
          const [first, second] = [(await cells.nth(0).boundingBox())!, (await cells.nth(1).boundingBox())!];
          expect(second.x - first.x).toBeGreaterThanOrEqual(48);
        }
      },
      { viewport },
    );
  }
});
