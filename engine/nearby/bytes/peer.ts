import { fullBucket, take } from './bucket';
import { createFrameReader, encodeClose, encodeFrame, encodeText, NO_CLOSE_CODE, OPCODES } from './frames';
import { isMeantForUs, type Gate } from './gate';
import { answerUpgrade, TABLE_PATH, wantsUpgrade } from './handshake';
import { headEnd, readRequest, responseHead, type HttpRequest } from './http';
import { BYTE_LIMITS } from './limits';
import { plainResponse, problemResponse, siteResponse, type Site } from './site';

/** What the bytes of a connection ask of the world around it. */
export type PeerEffect =
  | { readonly kind: 'write'; readonly bytes: Uint8Array }
  /** Send what is written, then close the socket. */
  | { readonly kind: 'end' }
  /** Close the socket now: whoever is there had time enough. */
  | { readonly kind: 'abort' }
  /** The connection became a WebSocket. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'message'; readonly text: string }
  /** The WebSocket is over; told once, and only after `opened`. */
  | { readonly kind: 'closed' };

/** Where a connection stands: it sends its head, takes a file, talks, says goodbye, is done. */
export type PeerPhase = 'head' | 'file' | 'open' | 'closing' | 'done';

/** What a closed connection is told when it talks too fast. */
const FLOOD = { code: 4029, reason: 'flood' };
const TEXT_ONLY = 1003;

/**
 * The server's side of one TCP connection: HTTP, and a WebSocket if that is asked for. Bytes and the
 * time go in, effects come out; whatever the bytes are, it keeps within `BYTE_LIMITS` and never throws.
 */
export function createPeer(gate: Gate, site: Site, openedAt: number) {
  const head = new Uint8Array(BYTE_LIMITS.head);
  const reader = createFrameReader(BYTE_LIMITS);
  let filled = 0;
  let phase: PeerPhase = 'head';
  let since = openedAt;
  let bucket = fullBucket(BYTE_LIMITS.rate, openedAt);

  function enter(next: PeerPhase, at: number): void {
    phase = next;
    since = at;
  }

  function answer(bytes: Uint8Array, at: number): PeerEffect[] {
    enter('file', at);
    return [{ kind: 'write', bytes }, { kind: 'end' }];
  }

  /** Says goodbye, then waits for the peer to say so too, so that our words are not lost in a reset. */
  function sayClose(code: number, reason: string, at: number): PeerEffect[] {
    if (phase !== 'open') return [];
    enter('closing', at);
    return [{ kind: 'write', bytes: encodeClose(code, reason) }, { kind: 'closed' }];
  }

  function finish(at: number): PeerEffect[] {
    enter('done', at);
    return [{ kind: 'end' }];
  }

  function upgrade(request: HttpRequest, at: number): PeerEffect[] {
    const accepted = answerUpgrade(request);
    if (!accepted.ok) {
      return accepted.code === 'bad-version'
        ? answer(plainResponse(426, { 'Sec-WebSocket-Version': '13' }), at)
        : answer(plainResponse(400), at);
    }
    enter('open', at);
    bucket = fullBucket(BYTE_LIMITS.rate, at);
    const headers = { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Accept': accepted.value };
    return [{ kind: 'write', bytes: responseHead(101, headers) }, { kind: 'opened' }];
  }

  function handle(request: HttpRequest, at: number): PeerEffect[] {
    if (!isMeantForUs(request, gate)) return answer(plainResponse(403), at);
    if (wantsUpgrade(request)) return upgrade(request, at);
    if (request.path === TABLE_PATH) return answer(plainResponse(426, { Upgrade: 'websocket' }), at);
    return answer(siteResponse(request, site, request.headers.host as string), at);
  }

  function receiveHead(bytes: Uint8Array, at: number): PeerEffect[] {
    const before = filled;
    const room = Math.min(bytes.length, head.length - filled);
    head.set(bytes.subarray(0, room), filled);
    filled += room;
    const end = headEnd(head, filled, before);
    if (end < 0) return filled === head.length ? answer(plainResponse(431), at) : [];
    const request = readRequest(head.subarray(0, end));
    if (!request.ok) return answer(problemResponse(request.code), at);
    const effects = handle(request.value, at);
    return [...effects, ...receive(bytes.subarray(end - before), at)];
  }

  function receiveFrames(bytes: Uint8Array, at: number): PeerEffect[] {
    const effects: PeerEffect[] = [];
    for (const event of reader.push(bytes)) {
      if (event.kind === 'close') {
        const code = event.code === NO_CLOSE_CODE ? 1000 : event.code;
        return [...effects, ...sayClose(code, '', at), ...finish(at)];
      }
      if (phase !== 'open') continue;
      if (event.kind === 'fault') return [...effects, ...sayClose(event.code, '', at), ...finish(at)];
      const left = take(bucket, BYTE_LIMITS.rate, at);
      if (left === null) return [...effects, ...sayClose(FLOOD.code, FLOOD.reason, at)];
      bucket = left;
      if (event.kind === 'text') effects.push({ kind: 'message', text: event.text });
      if (event.kind === 'binary') effects.push(...sayClose(TEXT_ONLY, '', at));
      if (event.kind === 'ping') {
        effects.push({ kind: 'write', bytes: encodeFrame(OPCODES.pong, event.bytes) });
      }
    }
    return effects;
  }

  function receive(bytes: Uint8Array, at: number): PeerEffect[] {
    if (phase === 'head') return receiveHead(bytes, at);
    if (phase === 'open' || phase === 'closing') return receiveFrames(bytes, at);
    return [];
  }

  function patience(unsent: number): number {
    if (phase === 'file') return unsent > 0 ? BYTE_LIMITS.fileMs : BYTE_LIMITS.hangUpMs;
    return phase === 'open' ? Infinity : BYTE_LIMITS.closingMs;
  }

  /** `unsent` is how much of what was written still waits here. A peer that never hangs up is hung up on. */
  function tick(at: number, unsent: number): PeerEffect[] {
    const waited = at - since;
    if (phase === 'head') return waited > BYTE_LIMITS.headMs ? answer(plainResponse(408), at) : [];
    return waited > patience(unsent) ? [{ kind: 'abort' }] : [];
  }

  /** The socket closed under us. */
  function lost(): PeerEffect[] {
    const told = phase !== 'open';
    phase = 'done';
    return told ? [] : [{ kind: 'closed' }];
  }

  return {
    receive,
    tick,
    lost,
    close: sayClose,
    send: (text: string): PeerEffect[] =>
      phase === 'open' ? [{ kind: 'write', bytes: encodeText(text) }] : [],
    phase: (): PeerPhase => phase,
    /** Nothing was asked for some time: the connection may be closed without loss. */
    idle: (at: number): boolean => phase === 'head' && filled === 0 && at - since >= BYTE_LIMITS.idleMs,
  };
}

export type Peer = ReturnType<typeof createPeer>;
