import type { Tabs } from './tabs';

/** A browser for tests: every tab it opens shares one store with the others. */
export function fakeBrowser(): { openTab(): Tabs } {
  let loses: (() => void) | null = null;
  return {
    openTab: () => ({
      hold(lost) {
        const isFree = loses === null;
        if (isFree) loses = lost;
        return Promise.resolve(isFree);
      },
      take(lost) {
        loses?.();
        loses = lost;
        return Promise.resolve();
      },
    }),
  };
}
