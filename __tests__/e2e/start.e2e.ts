import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { npmStart, type NpmStart } from '../support/npmStart';

jest.setTimeout(120_000);

const READY = /^OXS is ready at http:\/\/localhost:(\d+)$/m;
const STACK_TRACE = /^\s+at .+:\d+:\d+/m;

function page(port: string, path = '/'): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, headers: { 'Accept-Encoding': 'identity' } }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    }).on('error', reject);
  });
}

describe('npm start', () => {
  let start: NpmStart | undefined;
  let data = '';

  function begin(port: string, ...words: readonly string[]): NpmStart {
    start = npmStart({ PORT: port }, ['--data', join(data, 'table'), ...words]);
    return start;
  }

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'oxs-start-'));
  });

  afterEach(() => {
    start?.sweep();
    rmSync(data, { recursive: true, force: true });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'serves the app, says where, and leaves nothing behind after %s',
    async (signal) => {
      const begun = performance.now();
      const run = begin('0');
      const port = await run.says(READY);
      const { status, text } = await page(port);
      process.stdout.write(
        `npm start with a current build answered after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
      );
      expect(status).toBe(200);
      expect(text).toContain('<title>OXS</title>');
      run.kill(signal);
      await run.gone();
      await expect(page(port)).rejects.toThrow('ECONNREFUSED');
    },
  );

  it('serves no notes of the build and no source maps', async () => {
    const run = begin('0');
    const port = await run.says(READY);
    const [, script] = /src="([^"]+\/entry-[^"]+\.js)"/.exec((await page(port)).text) ?? [];
    expect((await page(port, script)).status).toBe(200);
    expect((await page(port, `${script}.map`)).status).toBe(404);
    expect((await page(port, '/.sources')).text).not.toMatch(/^[0-9a-f]{64}$/);
  });

  describe('at a port that is taken', () => {
    let other: Server;
    let taken = '';

    beforeEach(async () => {
      other = createServer();
      await new Promise<void>((ready) => other.listen(0, ready));
      taken = String((other.address() as AddressInfo).port);
    });

    afterEach(() => void other.close());

    it('says so in a sentence', async () => {
      const run = begin(taken);
      expect(await run.ends()).toBe(1);
      expect(run.said()).toContain(
        `Port ${taken} is in use. Stop the other program, or choose another port: PORT=8082 npm start`,
      );
      expect(run.said()).not.toMatch(STACK_TRACE);
      await run.gone();
    });
  });

  it.each(['eighty', '70000', '-1', '80.5'])('refuses PORT=%s in a sentence', async (port) => {
    const run = begin(port);
    expect(await run.ends()).toBe(2);
    expect(run.said()).toContain(`PORT must be a whole number from 0 to 65535, not "${port}".`);
    expect(run.said()).not.toMatch(STACK_TRACE);
  });

  it('refuses an option it does not know in a sentence', async () => {
    const run = begin('0', '--bord', '5x5x4');
    expect(await run.ends()).toBe(2);
    expect(run.said()).toContain('There is no option --bord. Usage: npm start');
    expect(run.said()).not.toMatch(STACK_TRACE);
  });

  it('opens although the table it kept cannot be read, and keeps what was there', async () => {
    const folder = join(data, 'table');
    mkdirSync(folder);
    writeFileSync(join(folder, 'table.json'), '{"sid":');
    const run = begin('0');
    await run.says(/The table kept here could not be read/);
    expect(run.said()).toMatch(READY);
    expect(run.said()).not.toMatch(STACK_TRACE);
    const aside = readdirSync(folder).find((name) => name.startsWith('set-aside-'));
    expect(readdirSync(join(folder, aside ?? ''))).toContain('table.json');
  });
});
