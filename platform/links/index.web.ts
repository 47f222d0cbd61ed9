/** The link that opens a shared game, here where the app was opened. */
export function importLink(code: string): string {
  return `${window.location.origin}/import/${code}`;
}
