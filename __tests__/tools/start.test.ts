import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { npmStart, ROOT, type NpmStart } from '../support/npmStart';

jest.setTimeout(90_000);

/** A fresh clone without packages, on a machine whose `npm ci` does what `script` says. */
function freshClone(script: string): { folder: string; env: Readonly<Record<string, string>> } {
  const folder = mkdtempSync(join(tmpdir(), 'oxs-clone-'));
  for (const name of ['package.json', 'package-lock.json', 'tools']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const commands = join(folder, 'commands');
  mkdirSync(commands);
  writeFileSync(join(commands, 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(commands, 'npm'), 0o755);
  return { folder, env: { PATH: `${commands}:${process.env.PATH}` } };
}

describe('npm start on a fresh clone', () => {
  let start: NpmStart | undefined;
  let folder = '';

  function begin(script: string): NpmStart {
    const clone = freshClone(script);
    folder = clone.folder;
    start = npmStart(clone.env, [], folder);
    return start;
  }

  afterEach(() => {
    start?.sweep();
    rmSync(folder, { recursive: true, force: true });
  });

  it('says that it installs packages, and why it could not', async () => {
    const run = begin('echo "$@: no network" >&2; exit 1');
    expect(await run.ends()).toBe(1);
    expect(run.said()).toContain('Installing packages');
    expect(run.said()).toContain('ci --no-audit --no-fund --loglevel=error: no network');
    expect(run.said()).toContain('OXS could not be prepared');
    expect(run.said()).not.toMatch(/^\s+at .+:\d+:\d+/m);
    await run.gone();
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'leaves no process behind when it is stopped by %s while it installs',
    async (signal) => {
      // One that does not listen, with a child of its own.
      const run = begin('trap "" TERM; sleep 600');
      await run.says(/(Installing packages)/);
      expect(run.processes().length).toBeGreaterThan(2);
      run.kill(signal);
      await run.gone();
    },
  );
});
