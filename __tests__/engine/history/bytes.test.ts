import fc from 'fast-check';

import { readBase64url, writeBase64url } from '@/engine/history/base64url';
import { createReader, createWriter } from '@/engine/history/bytes';
import { checksum } from '@/engine/history/checksum';
import { readMoves, writeMoves } from '@/engine/history/moves';
import { readValue, writeValue } from '@/engine/history/value';

function bytesOf(write: (out: ReturnType<typeof createWriter>) => void): Uint8Array {
  const out = createWriter();
  write(out);
  return out.bytes();
}

describe('base64url', () => {
  it('agrees with another implementation on any bytes, and reads itself', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = writeBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(readBase64url(text)).toEqual({ ok: true, value: bytes });
      }),
    );
  });

  it.each(['A', 'AAAAA', 'AA=', 'A+', 'AB', 'AAB', 'A A', 'é'])('refuses %p', (text) => {
    expect(readBase64url(text)).toEqual({ ok: false, code: 'unreadable' });
  });
});

describe('the checksum', () => {
  it('is the CRC-24 of OpenPGP', () => {
    expect([...checksum(Buffer.from('123456789'))]).toEqual([0x21, 0xcf, 0x02]);
  });
});

describe('counts', () => {
  it('take one byte below 128 and come back the same up to the largest safe number', () => {
    expect(bytesOf((out) => out.count(127))).toHaveLength(1);
    expect(bytesOf((out) => out.count(128))).toHaveLength(2);
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        const from = createReader(bytesOf((out) => out.count(value)));
        expect(from.count()).toBe(value);
        expect(from.isComplete()).toBe(true);
      }),
    );
  });

  it.each([
    ['nothing', []],
    ['an open end', [128]],
    ['a longer form than needed', [129, 0]],
    ['more than a number holds', [255, 255, 255, 255, 255, 255, 255, 127]],
    ['no end at all', [255, 255, 255, 255, 255, 255, 255, 255, 255]],
  ])('are refused for %s', (_, bytes) => {
    const from = createReader(Uint8Array.from(bytes));
    expect(from.count()).toBe(0);
    expect(from.isBroken()).toBe(true);
    expect(from.isComplete()).toBe(false);
  });

  it('that are no counts are a bug', () => {
    expect(() => bytesOf((out) => out.count(-1))).toThrow('counts');
    expect(() => bytesOf((out) => out.count(0.5))).toThrow('counts');
  });
});

describe('values', () => {
  const readBack = (bytes: readonly number[]) => {
    const from = createReader(Uint8Array.from(bytes));
    readValue(from);
    return from.isComplete();
  };

  it('come back as JSON would bring them', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const from = createReader(bytesOf((out) => writeValue(out, value)));
        expect(readValue(from)).toEqual(plain);
        expect(from.isComplete()).toBe(true);
      }),
    );
  });

  it('keep a field called __proto__ as a field', () => {
    const value: unknown = JSON.parse('{"__proto__":{"smuggled":true}}');
    const back = readValue(createReader(bytesOf((out) => writeValue(out, value))));
    expect(Object.keys(back as object)).toEqual(['__proto__']);
    expect((back as { smuggled?: boolean }).smuggled).toBeUndefined();
  });

  it('leave out a field that is undefined', () => {
    const from = createReader(bytesOf((out) => writeValue(out, { size: 3, k: undefined })));
    expect(readValue(from)).toEqual({ size: 3 });
  });

  it('that JSON cannot hold are a bug', () => {
    for (const value of [undefined, Number.NaN, () => 0, 10n]) {
      expect(() => bytesOf((out) => writeValue(out, value))).toThrow('Broken invariant');
    }
    let deep: unknown = 'bottom';
    for (let i = 0; i < 20; i++) deep = [deep];
    expect(() => bytesOf((out) => writeValue(out, deep))).toThrow('shallow');
  });

  it.each([
    ['an unknown kind', [9]],
    ['a word that is not in the table', [127]],
    ['a list longer than the data', [5, 100, 0]],
    ['digits longer than the data', [7, 100, 0]],
    ['a half byte that holds something beyond the digits', [7, 1, 0x11]],
    ['a number in another spelling', [4, 3, 0x30, 0x78, 0x31]],
    ['an infinite number', [4, 8, ...Buffer.from('Infinity')]],
    ['a field without a name', [6, 1, 0, 0]],
    ['a field whose name is a list', [6, 1, 5, 1, 0, 0]],
    ['text past the end', [3, 9, 65]],
    ['text that is no text', [3, 1, 128, 128, 4]],
    ['lists within lists without end', [...Array.from({ length: 40 }, () => [5, 1]).flat(), 0]],
  ])('are refused for %s', (_, bytes) => {
    expect(readBack(bytes)).toBe(false);
  });
});

describe('moves', () => {
  it.each([
    ['b2', 1],
    ['swap', 1],
    ['a1-a2', 2],
    ['seal c1', 2],
    ['shift a1-a2', 3],
    ['double a1+c3', 4],
    ['b2 clear a2-b2-c2', 5],
  ])('%p take few bytes: %i', (move, bytes) => {
    expect(bytesOf((out) => writeMoves(out, [move]))).toHaveLength(1 + bytes);
  });

  it('are refused when they break off or mix spelled and coded parts', () => {
    for (const bytes of [
      [2, 0],
      [1, 81],
      [1, 246],
      [1, 81, 243, 1, 65],
      [1, 252],
      [1, 255],
    ]) {
      const from = createReader(Uint8Array.from(bytes));
      readMoves(from);
      expect({ bytes, complete: from.isComplete() }).toEqual({ bytes, complete: false });
    }
  });
});
