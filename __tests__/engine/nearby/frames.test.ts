import fc from 'fast-check';

import {
  createFrameReader,
  encodeClose,
  encodeFrame,
  encodeText,
  OPCODES,
  type FrameEvent,
} from '@/engine/nearby/bytes';

import { Receiver, Sender } from '../../support/wsInternals';

const LIMITS = { message: 16_384, fragments: 16 };

interface Piece {
  readonly opcode: number;
  readonly payload: Uint8Array;
  readonly fin?: boolean;
  readonly rsv?: number;
  readonly masked?: boolean;
  /** Bytes of length that are used although fewer would do. */
  readonly wide?: 2 | 8;
}

/** A client's frame, built independently of the code under test. */
function clientFrame({ opcode, payload, fin = true, rsv = 0, masked = true, wide }: Piece): Buffer {
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

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

function readAll(stream: Uint8Array, cuts: readonly number[] = []): FrameEvent[] {
  const reader = createFrameReader(LIMITS);
  const edges = [0, ...cuts, stream.length];
  return edges.slice(1).flatMap((end, i) => [...reader.push(stream.subarray(edges[i], end))]);
}

/** What `ws` makes of the same stream, in our words. */
function wsReads(stream: Uint8Array, server = true): Promise<FrameEvent[]> {
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
const piece: fc.Arbitrary<Piece> = fc.oneof(
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

describe('reading frames', () => {
  it('reads any stream of frames, good and bad, exactly as ws does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const stream = Buffer.concat(pieces.map(clientFrame));
        expect(readAll(stream)).toEqual(await wsReads(stream));
      }),
      { numRuns: 1500 },
    );
  });

  it('reads a good stream with one byte changed exactly as ws does', async () => {
    const good = Buffer.concat([
      clientFrame({ opcode: 1, payload: text('{"t":"ping"}'), fin: false }),
      clientFrame({ opcode: 9, payload: text('hi') }),
      clientFrame({ opcode: 0, payload: text('ü€😀') }),
      clientFrame({ opcode: 1, payload: text('x'.repeat(200)) }),
      clientFrame({ opcode: 8, payload: Uint8Array.of(0x03, 0xe8, 98, 121, 101) }),
    ]);
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), async (at, value) => {
        const stream = Buffer.from(good);
        stream[at] = value;
        expect(readAll(stream)).toEqual(await wsReads(stream));
      }),
      { numRuns: 1500 },
    );
  });

  it('reads noise exactly as ws does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (noise) => {
        expect(readAll(noise)).toEqual(await wsReads(noise));
      }),
      { numRuns: 1000 },
    );
  });

  it('reads the same whatever pieces the bytes come in: every split, and byte by byte', () => {
    const stream = Buffer.concat([
      clientFrame({ opcode: 1, payload: text('first'), fin: false }),
      clientFrame({ opcode: 10, payload: new Uint8Array(0) }),
      clientFrame({ opcode: 0, payload: text(' and second €') }),
      clientFrame({ opcode: 2, payload: new Uint8Array(126) }),
      clientFrame({ opcode: 1, payload: new Uint8Array(0) }),
      clientFrame({ opcode: 1, payload: text('wide'), wide: 8 }),
      clientFrame({ opcode: 8, payload: new Uint8Array(0) }),
    ]);
    const whole = readAll(stream);
    expect(whole.map((event) => event.kind)).toEqual(['pong', 'text', 'binary', 'text', 'text', 'close']);
    for (let cut = 0; cut <= stream.length; cut++) expect(readAll(stream, [cut])).toEqual(whole);
    expect(readAll(stream, [...stream.keys()])).toEqual(whole);
  });

  it('holds a message to its size and its number of fragments, to the byte and the piece', () => {
    const fits = clientFrame({ opcode: 1, payload: new Uint8Array(16_384).fill(97) });
    expect(readAll(fits).map((event) => event.kind)).toEqual(['text']);
    const tooLong = clientFrame({ opcode: 1, payload: new Uint8Array(16_385) });
    expect(readAll(tooLong)).toEqual([{ kind: 'fault', code: 1009 }]);
    expect(readAll(tooLong.subarray(0, 4))).toEqual([{ kind: 'fault', code: 1009 }]);
    const pieces = (count: number) =>
      Buffer.concat(
        Array.from({ length: count }, (_, i) =>
          clientFrame({ opcode: i === 0 ? 1 : 0, payload: text('a'), fin: i === count - 1 }),
        ),
      );
    expect(readAll(pieces(16))).toEqual([{ kind: 'text', text: 'a'.repeat(16) }]);
    expect(readAll(pieces(17))).toEqual([{ kind: 'fault', code: 1008 }]);
  });

  it('reads nothing after a close or a fault', () => {
    const after = clientFrame({ opcode: 1, payload: text('late') });
    for (const end of [
      clientFrame({ opcode: 8, payload: new Uint8Array(0) }),
      clientFrame({ opcode: 1, payload: Uint8Array.of(0xff) }),
    ]) {
      const reader = createFrameReader(LIMITS);
      expect(reader.push(end)).toHaveLength(1);
      expect(reader.push(after)).toEqual([]);
      expect(readAll(Buffer.concat([end, after]))).toHaveLength(1);
    }
  });
});

describe('writing frames', () => {
  it('writes texts, pongs and closes that ws reads back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 400 }),
        fc.uint8Array({ maxLength: 125 }),
        async (words, data) => {
          const stream = Buffer.concat([
            encodeText(words),
            encodeFrame(OPCODES.pong, data),
            encodeClose(4401, 'code'),
          ]);
          expect(await wsReads(stream, false)).toEqual([
            { kind: 'text', text: words },
            { kind: 'pong', bytes: data },
            { kind: 'close', code: 4401, reason: 'code' },
          ]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('writes the same bytes as ws for every size class', () => {
    for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]) {
      const body = Buffer.alloc(length, 98);
      const theirs = Buffer.concat(
        Sender.frame(body, { opcode: 1, fin: true, mask: false, readOnly: true, rsv1: false }),
      );
      expect(Buffer.from(encodeFrame(OPCODES.text, body)).equals(theirs)).toBe(true);
    }
  });

  it('reads what ws sends as a client, at every size class', () => {
    for (const length of [0, 1, 125, 126, 127, 16_384]) {
      const body = Buffer.alloc(length, 99);
      const sent = Buffer.concat(
        Sender.frame(Buffer.from(body), {
          opcode: 1,
          fin: true,
          mask: true,
          readOnly: false,
          rsv1: false,
        }),
      );
      expect(readAll(sent)).toEqual([{ kind: 'text', text: body.toString() }]);
    }
  });

  it('cuts a close reason to what a control frame holds', () => {
    expect(encodeClose(1000, 'x'.repeat(500))).toHaveLength(127);
  });
});
