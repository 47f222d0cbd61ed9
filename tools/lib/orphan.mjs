import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** The parent of a process, where the system tells it through /proc. */
function parentOf(pid) {
  try {
    // The name in parentheses may hold anything, so count fields from its end: state, then parent.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Calls `stop` once the process that started us has gone without a word. */
export function onceOrphaned(stop) {
  // npm starts a shell that starts us: a killed npm leaves that shell behind, so its parent counts too.
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  const family = () => `${process.ppid} ${byNpm ? parentOf(process.ppid) : ''}`;
  const atFirst = family();
  const timer = setInterval(() => {
    if (family() === atFirst) return;
    clearInterval(timer);
    stop();
  }, CHECK_MS);
  timer.unref();
}
