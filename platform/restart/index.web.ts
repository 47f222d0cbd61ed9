/**
 * Loads the start page anew. The screen that failed may fail every time, so it is left; and a script that
 * could not be fetched is only asked for again by a new page.
 */
export function restart(): void {
  window.location.assign('/');
}

/** Loads this very page anew. */
export function reopen(): void {
  window.location.reload();
}
