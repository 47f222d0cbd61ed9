import { fileTypeOf } from './fileTypes';
import type { Asset, Site } from './site';

/** The name of the `<meta>` by which the app knows that its page came from a table. */
export const TABLE_META = 'oxs-table';

const MARK = `<meta name="${TABLE_META}" content="1">`;

/** A page as a table serves it: marked, once, at the end of its head. */
export function markPage(html: string): string {
  // A function, because a replacement text would have its own dollar signs read.
  return html.includes(MARK) ? html : html.replace('</head>', () => `${MARK}</head>`);
}

/** Folders of the build: whatever is named in them is a file. */
const FOLDERS = /^\/(?:_expo|assets)\//;
/** Routes that end in what somebody else wrote, dots and all: a shared game's code, a puzzle's id. */
const FREE_TEXT = /^\/(?:import|puzzle)\//;
/** `..` and hidden names: part of no route. */
const DOTTED = /\/\./;

/** Whether a path that names no file is one of the app's routes, as far as can be told from outside the app. */
function isRoute(path: string): boolean {
  if (FOLDERS.test(path) || DOTTED.test(path)) return false;
  return FREE_TEXT.test(path) || fileTypeOf(path) === undefined;
}

/** A site of exactly these files. The routes of the app are handled by its one page. */
export function siteOf(assets: ReadonlyMap<string, Asset>): Site {
  return (path) =>
    assets.get(path) ?? assets.get(`${path}.html`) ?? (isRoute(path) ? assets.get('/index.html') : undefined);
}
