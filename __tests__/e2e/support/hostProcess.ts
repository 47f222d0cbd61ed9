import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const START_MS = 30_000;

/** What `npm run host -- --json` prints. */
export interface HostLine {
  readonly url: string;
  readonly port: number;
  readonly code: string;
  readonly secret: string;
  readonly sid: string;
}

function start(words: readonly string[]): Promise<{ child: ChildProcess; line: HostLine }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/host/main.ts', '--json', ...words], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const late = setTimeout(() => reject(new Error('the host never answered')), START_MS);
    let heard = '';
    child.stdout.on('data', (chunk) => {
      heard += String(chunk);
      if (!heard.includes('\n')) return;
      clearTimeout(late);
      resolve({ child, line: JSON.parse(heard) as HostLine });
    });
    child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((gone) => {
    child.once('exit', () => gone());
    child.kill(signal);
  });
}

/** A host in a process of its own, so that it can be killed like one. */
export async function hostProcess(...game: readonly string[]) {
  const data = mkdtempSync(join(tmpdir(), 'oxs-host-'));
  const words = ['--bind', '127.0.0.1', '--data', data, ...game];
  let { child, line } = await start(['--port', '0', ...words]);
  return {
    line: () => line,
    origin: `http://127.0.0.1:${line.port}`,
    /** Pulls the plug, and starts again with what was on the disk. */
    async killAndRestart(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
      await end(child, 'SIGKILL');
      await meanwhile();
      ({ child, line } = await start(['--port', String(line.port), ...words]));
    },
    /** The log on the disk. */
    log: () =>
      readFileSync(join(data, 'log.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map(
          (text) =>
            JSON.parse(text) as {
              readonly h: string;
              readonly a: { readonly t: string; readonly config?: unknown };
            },
        ),
    async stop(): Promise<void> {
      await end(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type HostProcess = Awaited<ReturnType<typeof hostProcess>>;
