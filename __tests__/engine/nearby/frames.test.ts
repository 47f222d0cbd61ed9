import fc from 'fast-check';

import { createFrameReader, encodeClose, encodeFrame, encodeText, OPCODES } from '@/engine/nearby';

import { clientFrame, LIMITS, piece, readAll, text, wsReads } from '../../support/frames';
import { Sender } from '../../support/wsInternals';

const RUNS = 400;

// Hundreds of streams through somebody else's parser take their time on a busy machine.
jest.setTimeout(30_000);

describe('reading frames', () => {
  it('reads any stream of frames, good and bad, exactly as ws does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const stream = Buffer.concat(pieces.map(clientFrame));
        expect(readAll(stream)).toEqual(await wsReads(stream));
      }),
      { numRuns: RUNS },
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
      { numRuns: RUNS },
    );
  });

  it('reads noise exactly as ws does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (noise) => {
        expect(readAll(noise)).toEqual(await wsReads(noise));
      }),
      { numRuns: RUNS },
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
      { numRuns: RUNS },
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
