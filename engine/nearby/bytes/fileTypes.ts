/** The kinds of file that a web build may hold, by the ending of their names, and what a browser calls them. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  m4a: 'audio/mp4',
  map: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  otf: 'font/otf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const ENDING = /\.([^./]+)$/;

/** What a browser should take a file for, by its name; undefined for endings that no file of ours has. */
export function fileTypeOf(path: string): string | undefined {
  const ending = ENDING.exec(path)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending] : undefined;
}
