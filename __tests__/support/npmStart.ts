import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { until } from './realTable';

export const ROOT = join(__dirname, '..', '..');
const MARK = 'OXS_STARTED_BY_TEST';
const START_MS = 60_000;
const END_MS = 15_000;

/** npm where it really is, so that a PATH of a test's own cannot change which one is run. */
const NPM = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();

let started = 0;

/** The processes that carry a mark in their environment: whatever was started, by whomever in between. */
function marked(mark: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${MARK}=${mark}\0`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** `npm start`, with what it says and all the processes it is made of. */
export function npmStart(
  env: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  folder = ROOT,
) {
  const mark = `${process.pid}-${started++}`;
  const child = spawn(NPM, ['start', '--', ...words], {
    cwd: folder,
    env: { ...process.env, ...env, [MARK]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let code: number | null | undefined;
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  child.once('exit', (exit) => (code = exit));

  return {
    said: () => said,
    /** Waits for words, and gives what the pattern's group matched. */
    async says(pattern: RegExp): Promise<string> {
      await until(
        `npm start says ${pattern}\n${said}`,
        () => pattern.test(said) || code !== undefined,
        START_MS,
      );
      const found = pattern.exec(said);
      if (!found) throw new Error(`npm start ended with ${code} and said:\n${said}`);
      return found[1] ?? '';
    },
    async ends(): Promise<number | null> {
      await until('npm start ends', () => code !== undefined, START_MS);
      return code as number | null;
    },
    /** SIGINT as Ctrl-C sends it, to all that stand in the foreground; anything else to npm alone. */
    kill: (signal: NodeJS.Signals) =>
      void process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal),
    /** Waits until nothing of it is left. */
    gone: () => until(`nothing is left of npm start\n${said}`, () => marked(mark).length === 0, END_MS),
    processes: () => marked(mark),
    /** For a test that failed half-way. */
    sweep: () => marked(mark).forEach((pid) => process.kill(pid, 'SIGKILL')),
  };
}

export type NpmStart = ReturnType<typeof npmStart>;
