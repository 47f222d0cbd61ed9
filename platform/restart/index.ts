import { reloadAppAsync } from 'expo';

/** Starts the app anew: whatever went wrong in memory is gone, and what was saved is read again. */
export function restart(): void {
  void reloadAppAsync();
}

/** Starts the app anew where it is. */
export const reopen = restart;
