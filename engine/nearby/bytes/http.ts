import { accept, refuse, type Result } from '@/engine/core';
import { encodeUtf8 } from './utf8';

/** A request without a body, the only kind that is read. Header names are in lower case. */
export interface HttpRequest {
  readonly method: 'GET' | 'HEAD';
  /** Decoded, without the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Statuses that may be answered, with the words that go on the wire. */
export const STATUS_TEXT = {
  101: 'Switching Protocols',
  200: 'OK',
  304: 'Not Modified',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  413: 'Content Too Large',
  426: 'Upgrade Required',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
  505: 'HTTP Version Not Supported',
} as const;
export type Status = keyof typeof STATUS_TEXT;

/** Why a request is not answered with what it asks for. */
export type HttpProblem = 'bad-request' | 'bad-method' | 'has-body' | 'bad-version';

export const PROBLEM_STATUS = {
  'bad-request': 400,
  'bad-method': 405,
  'has-body': 413,
  'bad-version': 505,
} as const satisfies Record<HttpProblem, Status>;

const LONGEST_TARGET = 2048;
const MOST_HEADERS = 64;
const REQUEST_LINE = /^([A-Z]{1,16}) (\/[\x21-\x7e]*) HTTP\/(\d\.\d)$/;
const HEADER_LINE = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\x20-\x7e\t]*)$/;

/** Where the request's head ends, past its empty line; -1 if it has not come yet. Looks from `from` on. */
export function headEnd(bytes: Uint8Array, filled: number, from: number): number {
  for (let i = Math.max(0, from - 3); i + 3 < filled; i++) {
    if (bytes[i] === 13 && bytes[i + 1] === 10 && bytes[i + 2] === 13 && bytes[i + 3] === 10) return i + 4;
  }
  return -1;
}

function readTarget(target: string): Result<string, HttpProblem> {
  if (target.length > LONGEST_TARGET) return refuse('bad-request');
  try {
    return accept(decodeURIComponent(target.split('?')[0] as string));
  } catch {
    return refuse('bad-request');
  }
}

/** A repeated header would let two readers disagree about which one counts, so none may be repeated. */
function readHeaders(lines: readonly string[]): Result<Record<string, string>, HttpProblem> {
  if (lines.length > MOST_HEADERS) return refuse('bad-request');
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of lines) {
    const [, name, value] = HEADER_LINE.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key === undefined || value === undefined || key in headers) return refuse('bad-request');
    headers[key] = value.trim();
  }
  return accept(headers);
}

/** Reads a whole head, up to and including its empty line. */
export function readRequest(head: Uint8Array): Result<HttpRequest, HttpProblem> {
  let text = '';
  for (let i = 0; i < head.length - 4; i++) text += String.fromCharCode(head[i] as number);
  const [first, ...lines] = text.split('\r\n');
  const [, method, target, version] = REQUEST_LINE.exec(first as string) ?? [];
  if (method === undefined || target === undefined) return refuse('bad-request');
  if (version !== '1.1') return refuse('bad-version');
  if (method !== 'GET' && method !== 'HEAD') return refuse('bad-method');
  const path = readTarget(target);
  if (!path.ok) return path;
  const headers = readHeaders(lines);
  if (!headers.ok) return headers;
  const { 'transfer-encoding': chunked, 'content-length': length } = headers.value;
  if (chunked !== undefined || (length !== undefined && length !== '0')) return refuse('has-body');
  return accept({ method, path: path.value, headers: headers.value });
}

/** The head of a response. The caller gives only values it made itself, never a peer's text. */
export function responseHead(status: Status, headers: Readonly<Record<string, string>>): Uint8Array {
  let text = `HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\n`;
  for (const name of Object.keys(headers)) text += `${name}: ${headers[name] as string}\r\n`;
  return encodeUtf8(`${text}\r\n`);
}
