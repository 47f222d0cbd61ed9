import { useEffect, useEffectEvent } from 'react';

import type { Keys } from './useKeys';

export type { Keys };

/** Whether a key press belongs to something else: a field being typed in, a dialog, a browser shortcut. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return ctrlKey || metaKey || altKey || element?.closest('input, textarea, [role="dialog"]') != null;
}

/** Keys that act wherever the focus is on the screen. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
