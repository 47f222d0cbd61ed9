import type { Asset, Site } from './site';

/** The name of the `<meta>` by which the app knows that its page came from a table. */
export const TABLE_META = 'oxs-table';

const MARK = `<meta name="${TABLE_META}" content="1">`;

/** A page as a table serves it: marked, once, at the end of its head. */
export function markPage(html: string): string {
  // A function, because a replacement text would have its own dollar signs read.
  return html.includes(MARK) ? html : html.replace('</head>', () => `${MARK}</head>`);
}

/** The last part of the path has a name and an extension. */
const NAMES_A_FILE = /[^/]\.[^/]*$/;

/**
 * A site of exactly these files. A path without an extension is a route of the app, which its one
 * page handles.
 */
export function siteOf(assets: ReadonlyMap<string, Asset>): Site {
  return (path) =>
    assets.get(path) ??
    assets.get(`${path}.html`) ??
    (NAMES_A_FILE.test(path) ? undefined : assets.get('/index.html'));
}
