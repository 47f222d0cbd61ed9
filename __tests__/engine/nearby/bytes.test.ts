import { createHash } from 'node:crypto';

import fc from 'fast-check';

import {
  admit,
  decodeUtf8,
  encodeBase64,
  encodeUtf8,
  fullBucket,
  hex,
  PHONE_DOOR,
  sha1,
  sha256,
  take,
} from '@/engine/nearby/bytes';

import { expectSame } from '../../support/expectSame';

const bytes = fc.uint8Array({ maxLength: 300 });

describe('digests', () => {
  it('agree with the platform for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha1(data))).toBe(createHash('sha1').update(data).digest('hex'));
      expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    }
  });

  it('agree with the platform for any bytes', () => {
    fc.assert(
      fc.property(bytes, (data) => {
        expect(hex(sha1(data))).toBe(createHash('sha1').update(data).digest('hex'));
        expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      }),
    );
  });
});

describe('base64', () => {
  it('agrees with the platform for any bytes', () => {
    fc.assert(
      fc.property(bytes, (data) => expect(encodeBase64(data)).toBe(Buffer.from(data).toString('base64'))),
    );
  });
});

describe('UTF-8', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  function expected(data: Uint8Array) {
    try {
      return { ok: true, value: strict.decode(data) };
    } catch {
      return { ok: false, code: 'not-utf8' };
    }
  }

  it('encodes any text as the platform does, half surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
    for (const text of ['\ud800', 'a\udc00b', '\ud83d\ude00', '\ud83d\ud83d\ude00', '\u07ff\u0800\uffff']) {
      expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    }
  });

  it('decodes any bytes as a strict decoder does', () => {
    fc.assert(fc.property(bytes, (data) => expect(decodeUtf8(data)).toEqual(expected(data))));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(255), (text, at, value) => {
        const data = encodeUtf8(text);
        if (data.length > 0) data[at % data.length] = value;
        expect(decodeUtf8(data)).toEqual(expected(data));
      }),
      { numRuns: 2000 },
    );
  });

  it('decodes every sequence of two bytes, and every three that start with a critical lead', () => {
    for (let a = 0; a < 256; a++) {
      for (let b = 0; b < 256; b++) {
        const pair = Uint8Array.of(a, b);
        expectSame({ a, b, decoded: decodeUtf8(pair) }, { a, b, decoded: expected(pair) });
      }
    }
    for (const lead of [0xe0, 0xed, 0xef, 0xf0, 0xf4]) {
      for (let b = 0; b < 256; b += 3) {
        const tail = lead >= 0xf0 ? [0x80, 0x80] : [0x80];
        const sequence = Uint8Array.of(lead, b, ...tail);
        expect(decodeUtf8(sequence)).toEqual(expected(sequence));
      }
    }
  });

  it('decodes texts longer than an argument list', () => {
    const text = 'ö😀x'.repeat(5000);
    expect(decodeUtf8(encodeUtf8(text))).toEqual({ ok: true, value: text });
  });
});

describe('the token bucket', () => {
  const rate = { perSecond: 20, burst: 40 };

  it('lets a burst through, then the rate', () => {
    let bucket = fullBucket(rate, 0);
    let taken = 0;
    for (let next = take(bucket, rate, 0); next !== null; next = take(bucket, rate, 0)) {
      bucket = next;
      taken++;
    }
    expect(taken).toBe(40);
    expect(take(bucket, rate, 49)).toBeNull();
    expect(take(bucket, rate, 50)).not.toBeNull();
  });

  it('never holds more than a burst, and a clock that steps back adds nothing', () => {
    expect(take(fullBucket(rate, 0), rate, 1_000_000)?.tokens).toBe(39);
    expect(take(fullBucket(rate, 1000), rate, 0)?.tokens).toBe(39);
  });
});

describe('the door', () => {
  const visitor = (id: number, address: string, idle = false) => ({ id, address, idle });

  it('lets visitors in up to the limits', () => {
    expect(admit([], 'a', PHONE_DOOR)).toEqual({ admitted: true, evict: null });
    const six = [1, 2, 3, 4, 5, 6].map((id) => visitor(id, 'a'));
    expect(admit(six, 'a', PHONE_DOOR)).toEqual({ admitted: false });
    expect(admit(six, 'b', PHONE_DOOR)).toEqual({ admitted: true, evict: null });
    const twelve = [...six, ...[7, 8, 9, 10, 11, 12].map((id) => visitor(id, 'b'))];
    expect(admit(twelve, 'c', PHONE_DOOR)).toEqual({ admitted: false });
  });

  it('turns out the oldest idle visitor, first among those of the same address', () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => visitor(id, 'a', id === 3 || id === 4));
    expect(admit([visitor(0, 'b', true), ...six], 'a', PHONE_DOOR)).toEqual({ admitted: true, evict: 3 });
  });
});
