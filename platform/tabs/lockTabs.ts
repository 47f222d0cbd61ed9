import type { Tabs } from './tabs';

/** A page that is just being left may have the lock a moment longer than the one that takes its place. */
const PATIENCE = 500;

/** Tabs that agree by a Web Lock: the browser gives it back when a tab is closed, left or dies. */
export function lockTabs(locks: Pick<LockManager, 'request'>, name: string): Tabs {
  function request(options: LockOptions, lost: () => void): Promise<boolean> {
    return new Promise((answer) => {
      let has = false;
      const held = locks.request(name, options, () => {
        has = true;
        answer(true);
        return new Promise<never>(() => undefined);
      });
      // It ends in one of two ways: the patience ran out, or another tab stole the lock.
      held.catch(() => (has ? lost() : answer(false)));
    });
  }

  return {
    async hold(lost) {
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), PATIENCE);
      const held = await request({ signal: waiting.signal }, lost);
      clearTimeout(timer);
      return held;
    },
    async take(lost) {
      await request({ steal: true }, lost);
    },
  };
}
