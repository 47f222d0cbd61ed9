import { chromium, type Browser } from 'playwright-core';

import { cipher, importPuzzle, solve, PROOF_NODES } from '@/engine/cipher';
import { complete, createRng } from '@/engine/core';
import { enchanted, type EnchantedState } from '@/engine/enchanted';

import { type App } from './support/app';
import { FLAGS, openPhone } from './support/browser';
import { hostProcess, type HostProcess } from './support/hostProcess';

const TIMEOUT = 240_000;
const PUZZLE = 'PC1.M1#race';

/** `b2` as row and column, both counted from 1. */
function place(square: string): readonly [number, number] {
  return [Number(square[1]), square.charCodeAt(0) - 'a'.charCodeAt(0) + 1];
}

/** The log a page has kept, entry by entry. */
async function keptLog(app: App): Promise<readonly string[]> {
  const text = await app.page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.endsWith('nearby-seat')),
  );
  const { d } = JSON.parse(text?.[1] ?? '{}') as { d?: { record: { entries: readonly { h: string }[] } } };
  return (d?.record.entries ?? []).map(({ h }) => h);
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

  async function phone(): Promise<App> {
    const app = await openPhone(browser, table.origin);
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
    'plays a whole duel of Enchanted, with a reload in the middle',
    () =>
      scene('enchanted', ['--game', 'enchanted'], async () => {
        const [anna, bert] = [await scan(), await scan()];
        await anna.waitForStatus('Your turn (X)');
        const rng = createRng('nearby-enchanted');
        let state: EnchantedState = enchanted.start(enchanted.defaults);
        for (let turn = 0; enchanted.outcome(state).kind === 'playing'; turn++) {
          const [mover, other] = state.turn % 2 === 1 ? [anna, bert] : [bert, anna];
          await mover.waitForStatus(/Your turn/);
          const places = enchanted.legal(state).filter((action) => action.kind === 'place');
          const plain = places.filter(({ line }) => line === undefined);
          const action = plain[rng.below(plain.length)];
          if (!action) throw new Error(`nothing simple to play in turn ${turn}`);
          await mover.tapCell(...place(enchanted.write(action)));
          const next = enchanted.play(state, action);
          if (!next.ok) throw new Error(next.code);
          state = next.value;
          if (turn === 5) await other.page.reload();
        }
        await anna.waitForStatus(/won|Draw/);
        await bert.waitForStatus(/won|Draw/);
        await bert.shot('nearby-enchanted');
        await expectOneHistory(anna, bert);
      }),
    TIMEOUT,
  );

  it(
    'races through one puzzle',
    () =>
      scene('race', ['--game', 'cipher', '--puzzle', PUZZLE], async () => {
        const [anna, bert] = [await scan(), await scan()];
        const puzzle = complete(importPuzzle(PUZZLE));
        if (!puzzle.ok) throw new Error(puzzle.code);
        const { config } = puzzle.value;
        const solution = complete(solve(config, config.start, PROOF_NODES));
        if (solution.kind !== 'solved') throw new Error(solution.kind);
        const solveOn = async (app: App) => {
          for (const move of solution.path.map(cipher.write)) {
            const [one = '', other = ''] = move.split('-');
            await app.tapCell(...place(one));
            await app.tapCell(...place(other));
          }
        };
        await anna.cell(1, 1).waitFor();
        await bert.cell(1, 1).waitFor();
        await anna.shot('nearby-race');
        await solveOn(anna);
        await anna.waitForStatus('You were first!');
        await bert.waitForStatus('Your friend was first. You can still finish.');
        await bert.shot('nearby-race-behind');
        await solveOn(bert);
        await bert.waitForStatus('Your friend was first. You finished too.');
        await expectOneHistory(anna, bert);
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
        await scan();
        await scan();
        const late = await scan();
        await late.text('Both seats at this table are taken.').waitFor();
      }),
    TIMEOUT,
  );
});
