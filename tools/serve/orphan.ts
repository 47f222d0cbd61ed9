import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** The parent of a process, where the system tells it through /proc. */
function parentOf(pid: number): number | undefined {
  try {
    // The name in parentheses may hold anything, so count fields from its end: state, then parent.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Our parent (the shell npm starts) and its parent (npm itself): a killed npm leaves the shell behind. */
function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** Leaves when npm, which started us, has gone without a word: nothing may stay behind. */
export function stopWhenOrphaned(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const family = ancestors();
  setInterval(() => ancestors() !== family && stop(), CHECK_MS).unref();
}
