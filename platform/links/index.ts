/** The link that opens a shared game in the app. */
export function importLink(code: string): string {
  return `oxs://import/${code}`;
}
