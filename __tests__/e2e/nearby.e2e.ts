import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';

import { cipher, solve, PROOF_NODES, type Config } from '@/engine/cipher';
import { complete, createRng, playText } from '@/engine/core';
import { enchanted, type EnchantedState } from '@/engine/enchanted';

import type { App } from './support/app';
import { FLAGS, openPhone } from './support/browser';
import { hostProcess, type HostProcess } from './support/hostProcess';

const TIMEOUT = 240_000;
const PUZZLE = 'PC1.M1#race';

/** `b2` as row and column, both counted from 1. */
function place(square: string): readonly [number, number] {
  return [Number(square[1]), square.charCodeAt(0) - 'a'.charCodeAt(0) + 1];
}

function after(state: EnchantedState, move: string): EnchantedState {
  const next = playText(enchanted, state, move);
  if (!next.ok) throw new Error(next.code);
  return next.value as EnchantedState;
}

/** The log a page has kept, entry by entry. */
async function keptLog(app: App): Promise<readonly string[]> {
  const text = await app.page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.endsWith('nearby-seat')),
  );
  const { d } = JSON.parse(text?.[1] ?? '{}') as {
    d?: { held: { record: { entries: readonly { h: string }[] } } | null };
  };
  return (d?.held?.record.entries ?? []).map(({ h }) => h);
}

async function eventually(holds: () => Promise<boolean>, ms = 15_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('never came about');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('Nearby', () => {
  let browser: Browser;
  let table: HostProcess;
  const phones: App[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: FLAGS,
    });
  }, TIMEOUT);
  afterAll(() => browser.close());

  async function phone(options: BrowserContextOptions = {}): Promise<App> {
    const app = await openPhone(browser, table.origin, options);
    phones.push(app);
    return app;
  }

  /** Somebody who scanned the QR code. */
  async function scan(): Promise<App> {
    const app = await phone();
    await app.open(`/#join=${table.line().secret}`);
    await app.tap('button', 'Play at this table');
    return app;
  }

  async function scene(name: string, game: readonly string[], play: () => Promise<void>): Promise<void> {
    table = await hostProcess(...game);
    try {
      await play();
      for (const app of phones) expect(app.uncaught()).toEqual([]);
    } catch (failure) {
      for (const [i, app] of phones.entries()) await app.keepEvidence(`Nearby ${name} ${i}`);
      throw failure;
    } finally {
      for (const app of phones.splice(0)) await app.page.context().close();
      await table.stop();
    }
  }

  /** Both pages and the disk hold the same log, to the last hash. */
  async function expectOneHistory(...apps: readonly App[]): Promise<void> {
    await eventually(async () => {
      const logs = [table.log().map(({ h }) => h), ...(await Promise.all(apps.map(keptLog)))];
      return logs.every((log) => log.join() === logs[0]?.join());
    });
    expect(new Set(table.log().map(({ h }) => h)).size).toBe(table.log().length);
  }

  it(
    'plays Classic through a reload, ten seconds without a network and the death of the host',
    () =>
      scene('classic', ['--game', 'classic', '--board', '3x3x3'], async () => {
        const anna = await scan();
        await anna.waitForStatus('Your turn (X)');
        await anna.shot('nearby-alone');
        const bert = await phone();
        await bert.open();
        await bert.shot('nearby-offer');
        await bert.tap('button', 'Play at this table');
        await bert.find('textbox', 'Code').fill(table.line().code);
        await bert.shot('nearby-join');
        await bert.tap('button', 'Join');
        await bert.waitForStatus('Your friend to move (X)');
        await bert.text('Connected').waitFor();

        await anna.tapCell(2, 2);
        await bert.waitForStatus('Your turn (O)');
        expect(await bert.labelOf(2, 2)).toBe('Row 2, column 2, X, last move');
        await anna.tapCell(1, 2);
        await anna.waitForStatus('It is your friend’s turn.');
        await bert.tapCell(2, 2);
        await bert.waitForStatus('That cell is taken. Choose an empty one.');

        await bert.page.reload();
        await bert.waitForStatus('Your turn (O)');
        await bert.tapCell(1, 1);
        await anna.waitForStatus('Your turn (X)');

        await anna.page.context().setOffline(true);
        await anna.tapCell(1, 3);
        await anna.waitForStatus('Sending c1…');
        await anna.text(/Your move is saved and will be sent/).waitFor({ timeout: 15_000 });
        await anna.shot('nearby-offline');
        await anna.page.waitForTimeout(10_000);
        await anna.page.context().setOffline(false);
        await bert.waitForStatus('Your turn (O)', 15_000);
        await anna.text('Connected').waitFor();

        await table.killAndRestart(async () => {
          await bert.tapCell(3, 1);
          await bert.waitForStatus('Sending a3…');
          await anna.text('Reconnecting…').waitFor();
        });
        await anna.waitForStatus('Your turn (X)', 15_000);
        expect(await anna.labelOf(3, 1)).toBe('Row 3, column 1, O, last move');
        await anna.tapCell(2, 1);
        await bert.waitForStatus('Your turn (O)');
        await bert.tapCell(2, 3);
        await anna.waitForStatus('Your turn (X)');
        await anna.tapCell(1, 2);
        await bert.waitForStatus('Your turn (O)');
        await bert.tapCell(3, 2);
        await anna.waitForStatus('Your turn (X)');
        await anna.tapCell(3, 3);
        await bert.waitForStatus('Draw');
        await anna.waitForStatus('Draw');
        await anna.shot('nearby-over');
        await expectOneHistory(anna, bert);

        await anna.tap('button', 'Rematch');
        await bert.text('Your friend wants a rematch.').waitFor();
        await bert.tap('button', 'Rematch');
        await bert.waitForStatus('Your turn (X)');
        await anna.waitForStatus('Your friend to move (X)');
        await anna.tap('button', 'Game menu');
        await anna.tap('button', 'Resign');
        await anna.tap('button', 'Resign');
        await bert.waitForStatus('Your friend gave up. You won!');
        await expectOneHistory(anna, bert);

        await bert.open('/history');
        await bert.text(/nearby/).waitFor();
        await bert.shot('nearby-history');
      }),
    TIMEOUT,
  );

  it(
    'plays a whole duel of Enchanted with a skill, through the same three misfortunes',
    () =>
      scene('enchanted', ['--game', 'enchanted'], async () => {
        const [anna, bert] = [await scan(), await scan()];
        await anna.waitForStatus('Your turn (X)');
        await anna.page.getByRole('button', { name: /^Seal, costs/ }).tap();
        await anna.tapCell(2, 2);
        await bert.waitForStatus('Your turn (O)');
        expect(await bert.labelOf(2, 2)).toBe('Row 2, column 2, empty, sealed, last move');

        const rng = createRng('nearby-enchanted');
        let state = after(enchanted.start(enchanted.defaults), 'seal b2');
        for (let turn = 1; enchanted.outcome(state).kind === 'playing'; turn++) {
          const [mover, other] = state.turn % 2 === 1 ? [anna, bert] : [bert, anna];
          await mover.waitForStatus(/Your turn/, 15_000);
          const places = enchanted.legal(state).filter((action) => action.kind === 'place');
          const plain = places.filter(({ line }) => line === undefined);
          const action = plain[rng.below(plain.length)];
          if (!action) throw new Error(`nothing simple to play in turn ${turn}`);
          const tap = () => mover.tapCell(...place(enchanted.write(action)));
          if (turn === 3) await mover.page.context().setOffline(true);
          if (turn === 7) await table.killAndRestart(tap);
          else await tap();
          if (turn === 3) {
            await mover.text(/Your move is saved and will be sent/).waitFor({ timeout: 15_000 });
            await mover.page.waitForTimeout(10_000);
            await mover.page.context().setOffline(false);
          }
          state = after(state, enchanted.write(action));
          if (turn === 5) await other.page.reload();
        }
        await anna.waitForStatus(/won|Draw/, 15_000);
        await bert.waitForStatus(/won|Draw/, 15_000);
        await bert.shot('nearby-enchanted');
        await expectOneHistory(anna, bert);
      }),
    TIMEOUT,
  );

  it(
    'races through a puzzle, and again from its start however often it was solved',
    () =>
      scene('race', ['--game', 'cipher', '--puzzle', PUZZLE], async () => {
        const [anna, bert] = [await scan(), await scan()];
        const solution = () => {
          const starts = table.log().flatMap(({ a }) => (a.t === 'start' ? [a.config as Config] : []));
          const config = starts.at(-1)!;
          const solved = complete(solve(config, config.start, PROOF_NODES));
          if (solved.kind !== 'solved') throw new Error(solved.kind);
          return solved.path.map(cipher.write);
        };
        const play = async (app: App, moves: readonly string[]) => {
          for (const move of moves) {
            const [one = '', other = ''] = move.split('-');
            await app.tapCell(...place(one));
            await app.tapCell(...place(other));
          }
        };
        const stepsOf = (app: App) => app.find('button', 'Undo');
        await anna.cell(1, 1).waitFor();
        await bert.cell(1, 1).waitFor();
        await anna.shot('nearby-race');
        const moves = solution();
        await play(bert, moves.slice(0, 1));
        await bert.page.reload();
        await stepsOf(bert).waitFor();
        expect(await stepsOf(bert).isEnabled()).toBe(true);
        await play(anna, moves);
        await anna.waitForStatus('You were first!');
        await bert.waitForStatus('Your friend was first. You can still finish.');
        await bert.shot('nearby-race-behind');
        await play(bert, moves.slice(1));
        await bert.waitForStatus('Your friend was first. You finished too.');
        await bert.find('button', 'Review').waitFor();
        await bert.shot('nearby-race-over');
        await expectOneHistory(anna, bert);

        // The puzzle that lay there solved was taken for this race, and won it without a move.
        await anna.tap('button', 'Rematch');
        await bert.tap('button', 'Rematch');
        for (const app of [anna, bert]) {
          await stepsOf(app).waitFor();
          expect(await stepsOf(app).isEnabled()).toBe(false);
        }
        await play(bert, solution());
        await bert.waitForStatus('You were first!');
        await anna.waitForStatus('Your friend was first. You can still finish.');

        await bert.tap('button', 'Rematch');
        await anna.text('Your friend wants a rematch.').waitFor();
        await anna.tap('button', 'Rematch');
        await anna.tap('button', 'Game menu');
        await anna.tap('button', 'Resign');
        await anna.tap('button', 'Resign');
        await anna.waitForStatus('You gave up.');
        await bert.waitForStatus('Your friend gave up. You won!');
        await expectOneHistory(anna, bert);
      }),
    TIMEOUT,
  );

  it(
    'keeps a seat for whoever leaves, and gives it to one screen at a time',
    () =>
      scene('seats', ['--game', 'classic'], async () => {
        const [anna, bert] = [await scan(), await scan()];
        await anna.waitForStatus('Your turn (X)');
        await bert.waitForStatus('Your friend to move (X)');
        await bert.tap('button', 'Game menu');
        await bert.shot('nearby-menu');
        await bert.tap('button', 'Leave the table');
        await anna.tapCell(2, 2);
        await anna.waitForStatus('Your friend to move (O)');
        await bert.tap('button', 'Play at this table');
        await bert.waitForStatus('Your turn (O)');

        // Another browser with the same seat: two tabs of one take turns by themselves.
        const second = await phone({ storageState: await bert.page.context().storageState() });
        await second.open();
        await second.tap('button', 'Play at this table');
        await second.waitForStatus('Your turn (O)');
        await bert.text('Your seat was opened on another screen.').waitFor();
        await bert.shot('nearby-superseded');
        await bert.tap('button', 'Try again');
        await bert.waitForStatus('Your turn (O)');
        await second.text('Your seat was opened on another screen.').waitFor();
        await bert.tapCell(1, 1);
        await anna.waitForStatus('Your turn (X)');
        await expectOneHistory(anna, bert);
      }),
    TIMEOUT,
  );

  it(
    'offers a phone with a scanned code the app',
    () =>
      scene('app', ['--game', 'classic'], async () => {
        const { secret, port } = table.line();
        const computer = await phone();
        await computer.open(`/#join=${secret}`);
        await computer.find('button', 'Play at this table').waitFor();
        expect(await computer.find('button', 'Open in the OXS app').count()).toBe(0);

        const android = await phone({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0' });
        await android.open(`/#join=${secret}`);
        await android.find('button', 'Open in the OXS app').waitFor();
        await android.shot('nearby-open-app');
        const frames = await android.page.context().newCDPSession(android.page);
        await frames.send('Page.enable');
        const asked = new Promise<string>((resolve) =>
          frames.once('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
        );
        await android.tap('button', 'Open in the OXS app');
        expect(await asked).toBe(`oxs://nearby/join?place=127.0.0.1%3A${port}&secret=${secret}`);
      }),
    TIMEOUT,
  );

  it(
    'says in a sentence why nobody can sit down',
    () =>
      scene('refused', ['--game', 'classic'], async () => {
        const anna = await phone();
        await anna.open('/nearby');
        await anna.text('A browser cannot hold a table').waitFor();
        await anna.shot('nearby-web');
        await anna.tap('button', 'Join a game');
        await anna.find('textbox', 'Address').fill('not an address');
        await anna.tap('button', 'Join');
        await anna.text('An address looks like').waitFor();
        await anna.text('The code has six digits').waitFor();
        await anna.find('textbox', 'Address').fill(`127.0.0.1:${table.line().port}`);
        const wrong = table.line().code === '000000' ? '111111' : '000000';
        await anna.find('textbox', 'Code').fill(wrong);
        await anna.tap('button', 'Join');
        await anna.text('That code does not open this table').waitFor();
        await anna.shot('nearby-refused');
        for (let tries = 1; tries < 5; tries++) {
          await anna.tap('button', 'Try again');
          await anna.find('textbox', 'Code').fill(wrong);
          await anna.tap('button', 'Join');
          await anna.text('That code does not open this table').waitFor();
        }
        await anna.tap('button', 'Try again');
        await anna.find('textbox', 'Code').fill(table.line().code);
        await anna.tap('button', 'Join');
        await anna.text('Connecting…').waitFor();
        // Whoever was locked out by a prankster still gets in by the QR code.
        await scan();
        await scan();
        const late = await scan();
        await late.text('Both seats at this table are taken.').waitFor();
      }),
    TIMEOUT,
  );
});
