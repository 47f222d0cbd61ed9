/** Counts wrong typed codes. Six digits can be guessed; a lock that doubles keeps the odds small. */
export interface CodeGuard {
  readonly failures: number;
  readonly lockedUntil: number;
}

const FREE_TRIES = 5;
const FIRST_LOCK = 30_000;
const LONGEST_LOCK = 3_600_000;

export const NO_FAILURES: CodeGuard = { failures: 0, lockedUntil: 0 };

export function isLocked(guard: CodeGuard, at: number): boolean {
  return at < guard.lockedUntil;
}

/** After one more wrong code: from the fifth on, each locks for twice as long. */
export function afterFailure({ failures }: CodeGuard, at: number): CodeGuard {
  const count = failures + 1;
  if (count < FREE_TRIES) return { failures: count, lockedUntil: 0 };
  const lock = Math.min(LONGEST_LOCK, FIRST_LOCK * 2 ** Math.min(20, count - FREE_TRIES));
  return { failures: count, lockedUntil: at + lock };
}
