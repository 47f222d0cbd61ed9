import fc from 'fast-check';

import { createFrameReader, type FrameEvent } from '@/engine/nearby';

import { Receiver } from './wsInternals';

/** The limits both readers are given. */
export const LIMITS = { message: 16_384, fragments: 16 };

/** One frame of a client, good or bad. */
export interface Piece {
  readonly opcode: number;
  readonly payload: Uint8Array;
  readonly fin?: boolean;
  readonly rsv?: number;
  readonly masked?: boolean;
  /** Bytes of length that are used although fewer would do. */
  readonly wide?: 2 | 8;
}

/** A client's frame, built independently of the code under test. */
export function clientFrame({ opcode, payload, fin = true, rsv = 0, masked = true, wide }: Piece): Buffer {
  const mask = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
  const size = wide ?? (payload.length < 126 ? 0 : payload.length < 65_536 ? 2 : 8);
  const head = Buffer.alloc(2 + size);
  head[0] = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  head[1] = (masked ? 0x80 : 0) | (size === 0 ? payload.length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(payload.length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(payload.length), 2);
  const body = Buffer.from(payload);
  if (masked) for (let i = 0; i < body.length; i++) body[i]! ^= mask[i & 3]!;
  return Buffer.concat([head, masked ? mask : Buffer.alloc(0), body]);
}

/** A text's bytes, by the platform's own encoder. */
export function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

/** What our reader makes of a stream that arrives in the given pieces. */
export function readAll(stream: Uint8Array, cuts: readonly number[] = []): FrameEvent[] {
  const reader = createFrameReader(LIMITS);
  const edges = [0, ...cuts, stream.length];
  return edges.slice(1).flatMap((end, i) => [...reader.push(stream.subarray(edges[i], end))]);
}

/** What `ws` makes of the same stream, in our words. */
export function wsReads(stream: Uint8Array, server = true): Promise<FrameEvent[]> {
  const events: FrameEvent[] = [];
  const receiver = new Receiver({
    isServer: server,
    maxPayload: LIMITS.message,
    maxFragments: LIMITS.fragments,
  });
  receiver.on('message', (data: Buffer, binary: boolean) =>
    events.push(
      binary
        ? { kind: 'binary', bytes: Uint8Array.from(data) }
        : { kind: 'text', text: data.toString('utf8') },
    ),
  );
  receiver.on('ping', (data: Buffer) => events.push({ kind: 'ping', bytes: Uint8Array.from(data) }));
  receiver.on('pong', (data: Buffer) => events.push({ kind: 'pong', bytes: Uint8Array.from(data) }));
  receiver.on('conclude', (code: number, reason: Buffer) =>
    events.push({ kind: 'close', code, reason: reason.toString('utf8') }),
  );
  return new Promise((resolve) => {
    receiver.on('error', (error: Error) => {
      const code = Reflect.get(error, Object.getOwnPropertySymbols(error)[0] as symbol) as never;
      events.push({ kind: 'fault', code });
      resolve(events);
    });
    receiver.write(Buffer.from(stream), () => setImmediate(() => resolve(events)));
  });
}

const payload = fc.oneof(
  fc.uint8Array({ maxLength: 140 }),
  fc.string({ unit: 'binary', maxLength: 60 }).map(text),
  fc.constantFrom(125, 126, 127, 8191, 16_384, 16_385, 65_535, 65_536).map((n) => new Uint8Array(n).fill(65)),
);
const closePayload = fc
  .tuple(
    fc.oneof(fc.integer({ min: 990, max: 1020 }), fc.integer({ min: 0, max: 65_535 })),
    fc.uint8Array({ maxLength: 20 }),
  )
  .map(([code, words]) => Uint8Array.of(code >> 8, code & 255, ...words));
/** Any frame: mostly good ones. */
export const piece: fc.Arbitrary<Piece> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ opcode: fc.constantFrom(0, 1, 2, 9, 10), payload, fin: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ opcode: fc.constant(8), payload: closePayload }) },
  {
    weight: 1,
    arbitrary: fc.record({
      opcode: fc.nat(15),
      payload,
      fin: fc.boolean(),
      rsv: fc.nat(7),
      masked: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ opcode: fc.constant(1), payload, wide: fc.constant(8 as const) }),
  },
);
