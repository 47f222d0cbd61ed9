import { dailyFor, writeSeedId } from '@/engine/cipher';

import { puzzleOf, shortestWay } from '../support/puzzles';

import type { App } from './support/app';
import { cipherPlayer } from './support/cipherPlayer';
import { inBrowser } from './support/scenario';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

function dailyOf(day: number): { readonly number: number; readonly id: string } {
  const daily = dailyFor({ year: 2026, month: 11, day });
  if (!daily.ok) throw new Error(daily.code);
  return { number: daily.value.number, id: writeSeedId(daily.value.tier, daily.value.seed) };
}

const setDay = (app: App, day: number) => app.page.clock.setFixedTime(new Date(2026, 10, day, 12));

inBrowser('The daily puzzle', (scenario) => {
  scenario(
    'is opened from the start screen, counts for the streak, and is shared without a spoiler',
    async (app) => {
      await setDay(app, 18);
      const { number, id } = dailyOf(18);
      const puzzle = puzzleOf(id);
      const player = cipherPlayer(app);
      await app.open();
      await app.tap('button', `Daily puzzle ${number}. A new puzzle every day`);
      await app.tap('button', 'Play today’s puzzle');
      await app.cell(1, 1).waitFor();
      for (const move of shortestWay(puzzle)) await player.tapSwap(move);
      await app.find('dialog', 'Solved').waitFor();
      await app.text('Streak: 1 day').waitFor();
      await app.tap('button', 'Share');
      await app.find('button', 'Copied').waitFor();
      const shared = await app.page.evaluate(() => navigator.clipboard.readText());
      const [title, moves, squares = ''] = shared.split('\n');
      expect(title).toBe(`OXS Daily ${number} ★★★`);
      expect(moves).toBe(`${puzzle.par}/${puzzle.par} moves, no hints`);
      expect([...squares]).toHaveLength(puzzle.par);
      expect(squares).toMatch(/^[🟩🟨🟥]+$/u);

      await app.open('/daily');
      await app.text('1 day in a row').waitFor();
      await app.find('img', 'November 18, 2026, 3 stars').waitFor();
      await app.find('button', 'Share the result').waitFor();
      await app.shot('cipher-daily');
    },
    CLIPBOARD,
  );

  scenario('goes on with the streak the next day, and loses it after a day without', async (app) => {
    const player = cipherPlayer(app);
    for (const day of [18, 19]) {
      await setDay(app, day);
      const puzzle = puzzleOf(dailyOf(day).id);
      await player.open(puzzle.id);
      for (const move of shortestWay(puzzle))
        await (move.length === 2 ? player.turn(move) : player.tapSwap(move));
      await app.find('dialog', 'Solved').waitFor();
    }
    await app.open('/daily');
    await app.text('2 days in a row').waitFor();
    await setDay(app, 20);
    await app.open('/daily');
    await app.text('2 days in a row').waitFor();
    await setDay(app, 21);
    await app.open('/daily');
    await app.text('Solve today’s puzzle to start one.').waitFor();
    await app.text('Longest: 2 days').waitFor();
  });

  scenario('of yesterday can be played and does not count', async (app) => {
    await setDay(app, 19);
    const puzzle = puzzleOf(dailyOf(18).id);
    const player = cipherPlayer(app);
    await app.open('/daily');
    await app.tap('button', 'Play yesterday’s puzzle');
    await app.cell(1, 1).waitFor();
    for (const move of shortestWay(puzzle)) await player.tapSwap(move);
    await app.find('dialog', 'Solved').waitFor();
    await app.open('/daily');
    await app.text('Solve today’s puzzle to start one.').waitFor();
  });

  scenario('no longer counts once its solution was shown, however often it is played again', async (app) => {
    await setDay(app, 18);
    const { number, id } = dailyOf(18);
    const puzzle = puzzleOf(id);
    const player = cipherPlayer(app);
    await player.open(id);
    await app.tap('button', 'Puzzle menu');
    await app.tap('button', 'Show the solution');
    await app.tap('button', 'Show it');
    await app.find('dialog', 'Solved').waitFor();
    await app.find('img', 'Assisted: no stars').waitFor();
    expect(await app.find('button', 'Share').count()).toBe(0);

    await app.tap('button', 'Play it again');
    await app.waitForStatus('Swap neighbours until the board looks like the target.');
    for (const move of shortestWay(puzzle)) await player.tapSwap(move);
    await app.find('dialog', 'Solved').waitFor();
    expect(await app.text(/^Streak:/).count()).toBe(0);

    await app.open('/daily');
    await app.text(`Daily ${number}`).waitFor();
    await app.text('Solve today’s puzzle to start one.').waitFor();
    await app.text('The solution was shown, so it does not count.').waitFor();
    await app.find('img', 'November 18, 2026, Assisted: no stars').waitFor();
    expect(await app.find('button', 'Share the result').count()).toBe(0);
  });

  scenario('that was begun yesterday is called yesterday’s, and still counts for it', async (app) => {
    await setDay(app, 18);
    const { id } = dailyOf(18);
    const way = shortestWay(puzzleOf(id));
    const player = cipherPlayer(app);
    await player.open(id);
    await player.tapSwap(way[0] ?? '');
    await setDay(app, 19);
    await app.open('/daily');
    expect(await app.text(/no longer counts/).count()).toBe(0);
    await app.tap('button', 'Go on with yesterday’s puzzle');
    await app.cell(1, 1).waitFor();
    for (const move of way.slice(1)) await player.tapSwap(move);
    await app.find('dialog', 'Solved').waitFor();
    await app.open('/daily');
    await app.text('1 day in a row').waitFor();
  });
});
