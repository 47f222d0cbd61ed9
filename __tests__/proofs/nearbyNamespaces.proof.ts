import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '../support/realTable';

jest.setTimeout(120_000);

const HOST_SPACE = `oxs-host-${process.pid}`;
const GUEST_SPACE = `oxs-guest-${process.pid}`;
const PLAY_SECONDS = 36;
const PORT = '8080';

/** Why this machine cannot run the test; null if it can. */
function obstacle(): string | null {
  if (process.platform !== 'linux') return 'network namespaces are a thing of Linux';
  if (process.getuid?.() !== 0) return 'making network namespaces needs root';
  if (!existsSync('/dev/net/tun')) return 'there is no /dev/net/tun';
  try {
    execFileSync('python3', ['--version']);
    execFileSync('ip', ['netns', 'add', HOST_SPACE]);
    execFileSync('ip', ['netns', 'del', HOST_SPACE]);
  } catch {
    return 'python3 or "ip netns" is missing or not allowed';
  }
  return null;
}

const why = obstacle();
if (why !== null) process.stderr.write(`Two namespaces: skipped, because ${why}.\n`);

interface Robot {
  readonly taps: number;
  readonly answers: number;
  readonly outages: number;
  readonly dials: number;
  readonly entries: readonly unknown[];
}

(why === null ? describe : describe.skip)(
  'a host and its guests in two networks with a bad link between them',
  () => {
    const data = mkdtempSync(join(tmpdir(), 'oxs-table-'));
    const children: ChildProcess[] = [];

    function run(space: string | null, ...words: string[]) {
      const command = space === null ? words : ['ip', 'netns', 'exec', space, ...words];
      const child = spawn(command[0] as string, command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      let out = '';
      child.stdout?.on('data', (chunk) => (out += String(chunk)));
      const exit = new Promise<void>((resolve) => child.on('exit', () => resolve()));
      return { child, exit, out: () => out };
    }

    async function openHost() {
      const words = ['--port', PORT, '--bind', '10.99.0.1', '--data', data, '--site', '/nowhere', '--json'];
      const host = run(HOST_SPACE, process.execPath, '--import', 'tsx', 'tools/host/main.ts', ...words);
      await until('the table is open', () => host.out().includes('\n'), 30_000);
      return { ...host, told: JSON.parse(host.out()) as { secret: string } };
    }

    beforeAll(async () => {
      for (const space of [HOST_SPACE, GUEST_SPACE]) execFileSync('ip', ['netns', 'add', space]);
      const link = run(null, 'python3', 'tools/simulate/badLink.py', HOST_SPACE, GUEST_SPACE, '7', '110');
      await until('the link is up', () => link.out().includes('up'), 15_000);
    });

    afterAll(() => {
      for (const child of children) child.kill('SIGKILL');
      for (const space of [HOST_SPACE, GUEST_SPACE]) execFileSync('ip', ['netns', 'del', space]);
      rmSync(data, { recursive: true, force: true });
    });

    it('end with equal logs and an answer to every tap, through outages and the death of the host', async () => {
      const first = await openHost();
      const place = `10.99.0.1:${PORT}`;
      const robotWords = [place, first.told.secret, '7', String(PLAY_SECONDS)];
      const robots = run(
        GUEST_SPACE,
        process.execPath,
        '--import',
        'tsx',
        'tools/simulate/robots.ts',
        ...robotWords,
      );
      const log = () => readFileSync(join(data, 'log.jsonl'), 'utf8');
      await until('some moves are played', () => log().split('\n').length > 8, 40_000);
      first.child.kill('SIGKILL');
      await first.exit;
      await openHost();
      await robots.exit;
      const [one, two] = JSON.parse(robots.out()) as [Robot, Robot];
      const written = log()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
      expect(written.length).toBeGreaterThan(15);
      expect(one.entries).toEqual(written);
      expect(two.entries).toEqual(written);
      for (const robot of [one, two]) {
        expect(robot.answers).toBe(robot.taps);
        expect(robot.dials).toBeGreaterThan(1);
        expect(robot.outages).toBeGreaterThan(0);
      }
    });
  },
);
