import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK = 'table.lock';

/** When a process was born, as the system counts it; '' where that is not told, null if there is no such process. */
function bornAt(pid: number): string | null {
  try {
    // The name in parentheses may hold anything, so count fields from its end: state, and the birth 19 after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? '');
  } catch {
    return answersSignals(pid) ? '' : null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process that wrote a lock is still there. Its number alone may be another's by now. */
function isHeld(lock: string): boolean {
  const [pid = '', born = ''] = lock.split(' ');
  return /^\d+$/.test(pid) && bornAt(Number(pid)) === born;
}

/** Takes away a lock whose holder is gone, unless somebody else was quicker and holds it now. */
async function clear(path: string, stale: string, own: string): Promise<void> {
  const taken = `${own}.stale`;
  await rename(path, taken).catch(() => undefined);
  const text = await readFile(taken, 'utf8').catch(() => stale);
  if (text !== stale) await link(taken, path).catch(() => undefined);
  await rm(taken, { force: true });
}

async function tryLock(path: string, own: string): Promise<boolean> {
  try {
    // A link either is there with its content or is not there at all.
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const lock = await readFile(path, 'utf8').catch(() => '');
  if (isHeld(lock)) return false;
  await clear(path, lock, own);
  return tryLock(path, own);
}

let locks = 0;

/**
 * Makes a folder this process's own: two hosts writing one log would each tell their guests what the
 * other one then overwrites. Gives the way to release it, or null if another process holds it.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const path = join(folder, LOCK);
  const own = join(folder, `${LOCK}.${process.pid}-${++locks}`);
  await writeFile(own, `${process.pid} ${bornAt(process.pid)}`);
  try {
    return (await tryLock(path, own)) ? () => rm(path, { force: true }) : null;
  } finally {
    await rm(own, { force: true });
  }
}
