import {
  PROBLEM_STATUS,
  responseHead,
  STATUS_TEXT,
  type HttpProblem,
  type HttpRequest,
  type Status,
} from './http';

/** What is known about a file of the web build besides its bytes. */
interface AssetFacts {
  readonly type: string;
  /** Changes whenever the body does. */
  readonly tag: string;
  /** The path itself changes with the content, so it may be kept for ever. */
  readonly immutable: boolean;
}

/** A file of the web build, ready to be sent: plain, in gzip where that is shorter, or both. */
export type Asset = AssetFacts &
  (
    | { readonly body: Uint8Array; readonly gzip?: Uint8Array }
    | { readonly body?: never; readonly gzip: Uint8Array }
  );

/** The files a table serves, by exact path. */
export type Site = (path: string) => Asset | undefined;

const A_YEAR = 31_536_000;

/**
 * The page may load its own files and talk to its own host, nothing else. React Native for Web
 * writes styles into the document, hence inline styles; scripts are files only.
 */
function contentPolicy(host: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    `connect-src 'self' ws://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const GUARDS = {
  Connection: 'close',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function join(head: Uint8Array, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

/** What a browser is told by a device whose app was made without the pages, or cannot read them. ASCII. */
const NO_PAGES =
  'This device has no pages to show in a browser. Join with the OXS app: choose Play nearby, then Join a game.';

/** A short plain-text answer for anything that is not a file. */
export function plainResponse(
  status: Status,
  extra: Readonly<Record<string, string>> = {},
  words: string = STATUS_TEXT[status],
): Uint8Array {
  const body = new Uint8Array(words.length);
  for (let i = 0; i < words.length; i++) body[i] = words.charCodeAt(i);
  const headers = {
    ...GUARDS,
    ...extra,
    'Content-Type': 'text/plain',
    'Content-Length': String(body.length),
  };
  return join(responseHead(status, headers), body);
}

export function problemResponse(problem: HttpProblem): Uint8Array {
  return plainResponse(PROBLEM_STATUS[problem], problem === 'bad-method' ? { Allow: 'GET, HEAD' } : {});
}

/** Whether gzip is among the encodings that a client names, and not with the weight 0, which means never. */
function takesGzip(encodings: string): boolean {
  return encodings
    .split(',')
    .some((part) => /^\s*(gzip|\*)\s*(;\s*q=(1|0?\.\d*[1-9])[.0-9]*\s*)?$/i.test(part));
}

/**
 * The bytes to send and whether they are zipped. A phone has most files in gzip only, because it
 * would carry much more with plain copies. A client that names no encodings takes any (RFC 9110); one
 * that names others and not gzip gets nothing.
 */
function choose({ body, gzip }: Asset, encodings: string | undefined) {
  if (gzip && (encodings === undefined ? body === undefined : takesGzip(encodings))) {
    return { bytes: gzip, zipped: true };
  }
  return body && { bytes: body, zipped: false };
}

/** Answers a request for a file. `host` is the request's own, already known to be ours. */
export function siteResponse(request: HttpRequest, site: Site, host: string): Uint8Array {
  const asset = site(request.path);
  if (asset === undefined) return plainResponse(404, {}, site('/') === undefined ? NO_PAGES : undefined);
  const chosen = choose(asset, request.headers['accept-encoding']);
  if (chosen === undefined) return plainResponse(406, { Vary: 'Accept-Encoding' });
  const { bytes, zipped } = chosen;
  const tag = `"${asset.tag}${zipped ? '-gz' : ''}"`;
  const headers: Record<string, string> = {
    ...GUARDS,
    'Content-Type': asset.type,
    'Content-Security-Policy': contentPolicy(host),
    'Cache-Control': asset.immutable ? `public, max-age=${A_YEAR}, immutable` : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === tag) return responseHead(304, headers);
  if (zipped) headers['Content-Encoding'] = 'gzip';
  headers['Content-Length'] = String(bytes.length);
  const head = responseHead(200, headers);
  return request.method === 'HEAD' ? head : join(head, bytes);
}
