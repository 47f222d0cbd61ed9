import { decodeUtf8, encodeUtf8 } from './utf8';

/** What a WebSocket frame carries (RFC 6455, section 5.2). */
export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Why a peer's bytes are not a WebSocket stream we go on reading, as the close code that says so. */
export type FrameFault = 1002 | 1007 | 1008 | 1009;

/** What a stretch of bytes amounted to. After `close` or `fault` the reader reads nothing more. */
export type FrameEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'binary'; readonly bytes: Uint8Array }
  | { readonly kind: 'ping' | 'pong'; readonly bytes: Uint8Array }
  | { readonly kind: 'close'; readonly code: number; readonly reason: string }
  | { readonly kind: 'fault'; readonly code: FrameFault };

export interface FrameLimits {
  /** Bytes of a whole message, however many frames it came in. */
  readonly message: number;
  readonly fragments: number;
}

/** The close code of a close frame without one. It is never sent. */
export const NO_CLOSE_CODE = 1005;

const LONGEST_CONTROL = 125;
const LONGEST_HEADER = 14;
const MASK_LENGTH = 4;

/** One unmasked frame, as a server sends it: a text, or a control frame of at most 125 bytes. */
export function encodeFrame(opcode: number, payload: Uint8Array): Uint8Array {
  const length = payload.length;
  const extended = length < 126 ? 0 : length < 0x10000 ? 2 : 8;
  const frame = new Uint8Array(2 + extended + length);
  frame[0] = 0x80 | opcode;
  frame[1] = extended === 0 ? length : extended === 2 ? 126 : 127;
  for (let i = 0, left = length; i < extended; i++, left = Math.floor(left / 256)) {
    frame[1 + extended - i] = left % 256;
  }
  frame.set(payload, 2 + extended);
  return frame;
}

export function encodeText(text: string): Uint8Array {
  return encodeFrame(OPCODES.text, encodeUtf8(text));
}

export function encodeClose(code: number, reason = ''): Uint8Array {
  const words = encodeUtf8(reason).slice(0, LONGEST_CONTROL - 2);
  const payload = new Uint8Array(2 + words.length);
  payload[0] = code >> 8;
  payload[1] = code & 0xff;
  payload.set(words, 2);
  return encodeFrame(OPCODES.close, payload);
}

/** Codes a peer may put on the wire: the registered ones, and those left to libraries and programs. */
function isSendableCode(code: number): boolean {
  if (code >= 3000) return code < 5000;
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014);
}

function readClose(payload: Uint8Array): FrameEvent {
  if (payload.length === 0) return { kind: 'close', code: NO_CLOSE_CODE, reason: '' };
  if (payload.length === 1) return { kind: 'fault', code: 1002 };
  const code = ((payload[0] as number) << 8) | (payload[1] as number);
  if (!isSendableCode(code)) return { kind: 'fault', code: 1002 };
  const reason = decodeUtf8(payload.subarray(2));
  return reason.ok ? { kind: 'close', code, reason: reason.value } : { kind: 'fault', code: 1007 };
}

interface Header {
  readonly fin: boolean;
  readonly opcode: number;
  readonly length: number;
  readonly mask: Uint8Array;
}

/** Reads the masked frames a client sends, whatever pieces they arrive in. Memory stays within the limits. */
export function createFrameReader(limits: FrameLimits) {
  const head = new Uint8Array(LONGEST_HEADER);
  let headFilled = 0;
  let header: Header | null = null;
  let payload = new Uint8Array(0);
  let payloadFilled = 0;
  let message = new Uint8Array(0);
  let messageOpcode = 0;
  let fragments = 0;
  let over = false;

  function headLength(): number {
    if (headFilled < 2) return 2;
    const short = (head[1] as number) & 0x7f;
    return 2 + MASK_LENGTH + (short === 126 ? 2 : short === 127 ? 8 : 0);
  }

  /** Everything that two bytes can tell is judged before the rest of the header is waited for. */
  function openingFault(): FrameFault | null {
    const first = head[0] as number;
    const second = head[1] as number;
    const opcode = first & 0x0f;
    const control = opcode >= 8;
    if ((first & 0x70) !== 0) return 1002;
    if (control ? opcode > OPCODES.pong : opcode > OPCODES.binary) return 1002;
    if (control && ((first & 0x80) === 0 || (second & 0x7f) > LONGEST_CONTROL)) return 1002;
    if (!control && (opcode === OPCODES.continuation) !== fragments > 0) return 1002;
    if ((second & 0x80) === 0) return 1002;
    return null;
  }

  function payloadLength(): number {
    const short = (head[1] as number) & 0x7f;
    if (short < 126) return short;
    let length = 0;
    for (let i = 2; i < headLength() - MASK_LENGTH; i++) length = length * 256 + (head[i] as number);
    return length;
  }

  /** Judges what the header says so far, as early as it says it. */
  function headerFault(): FrameFault | null {
    const fault = headFilled === 2 ? openingFault() : null;
    if (fault !== null || headFilled !== headLength() - MASK_LENGTH) return fault;
    const data = ((head[0] as number) & 0x0f) < 8;
    return data && message.length + payloadLength() > limits.message ? 1009 : null;
  }

  function readHeader(): Header {
    const first = head[0] as number;
    const mask = head.slice(headLength() - MASK_LENGTH, headLength());
    return { fin: (first & 0x80) !== 0, opcode: first & 0x0f, length: payloadLength(), mask };
  }

  /** A data frame is whole: keep it, or hand over the message it ends. */
  function endData({ fin, opcode }: Header): FrameEvent | null {
    if (++fragments > limits.fragments) return { kind: 'fault', code: 1008 };
    if (opcode !== OPCODES.continuation) messageOpcode = opcode;
    const joined = new Uint8Array(message.length + payload.length);
    joined.set(message);
    joined.set(payload, message.length);
    message = joined;
    if (!fin) return null;
    message = new Uint8Array(0);
    fragments = 0;
    if (messageOpcode === OPCODES.binary) return { kind: 'binary', bytes: joined };
    const text = decodeUtf8(joined);
    return text.ok ? { kind: 'text', text: text.value } : { kind: 'fault', code: 1007 };
  }

  function endFrame(ended: Header): FrameEvent | null {
    for (let i = 0; i < payload.length; i++) payload[i]! ^= ended.mask[i & 3] as number;
    if (ended.opcode === OPCODES.close) return readClose(payload);
    if (ended.opcode === OPCODES.ping) return { kind: 'ping', bytes: payload };
    if (ended.opcode === OPCODES.pong) return { kind: 'pong', bytes: payload };
    return endData(ended);
  }

  /** Reads the next stretch of the stream. */
  function push(chunk: Uint8Array): readonly FrameEvent[] {
    const events: FrameEvent[] = [];
    const stop = (event: FrameEvent) => {
      over = true;
      events.push(event);
      return events;
    };
    let at = 0;
    while (!over) {
      if (header === null) {
        while (headFilled < headLength() && at < chunk.length) {
          head[headFilled++] = chunk[at++] as number;
          const fault = headFilled < 2 ? null : headerFault();
          if (fault !== null) return stop({ kind: 'fault', code: fault });
        }
        if (headFilled < headLength()) return events;
        header = readHeader();
        payload = new Uint8Array(header.length);
        payloadFilled = 0;
      }
      const take = Math.min(header.length - payloadFilled, chunk.length - at);
      payload.set(chunk.subarray(at, at + take), payloadFilled);
      payloadFilled += take;
      at += take;
      if (payloadFilled < header.length) return events;
      const event = endFrame(header);
      header = null;
      headFilled = 0;
      if (event?.kind === 'close' || event?.kind === 'fault') return stop(event);
      if (event !== null) events.push(event);
    }
    return events;
  }

  return { push };
}

export type FrameReader = ReturnType<typeof createFrameReader>;
