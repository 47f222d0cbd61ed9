import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { loadStaticFiles, type StaticFile } from './staticFiles';

const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; media-src 'self' data:; connect-src 'self' ws: wss:; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * No file ending is longer; the dot in a shared game's code (`/import/OXS1.…`) is followed by more, and
 * the one in a puzzle's id (`/puzzle/PC1.M4`, its # left to the browser) by a capital letter.
 */
const FILE = /\.[a-z0-9]{1,11}$/;

/** A path without a file ending is a screen of the app, which the one page draws. */
function fileFor(files: ReadonlyMap<string, StaticFile>, path: string): StaticFile | undefined {
  return files.get(path) ?? (FILE.test(path) ? undefined : files.get('/index.html'));
}

function answer(
  files: ReadonlyMap<string, StaticFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const headers = { ...SECURITY_HEADERS };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/'] = (request.url ?? '/').split('?');
  const file = fileFor(files, path);
  if (!file) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const cache = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const common = { ...headers, ETag: file.etag, 'Cache-Control': cache, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, common).end();
    return;
  }
  const zipped = file.gzipped && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = zipped ? file.gzipped : file.plain;
  response.writeHead(200, {
    ...common,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves a web build from memory; the caller listens and closes. */
export function createStaticServer(folder: string): Server {
  const files = loadStaticFiles(folder);
  return createServer((request, response) => answer(files, request, response));
}
