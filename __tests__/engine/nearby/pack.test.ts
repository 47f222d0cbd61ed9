import fc from 'fast-check';

import { encodeUtf8, readPack, writePack, type Asset, type Site } from '@/engine/nearby/bytes';

const bytes = fc.uint8Array({ maxLength: 200 });
const headerText = fc.stringMatching(/^[\x20-\x7e]{1,40}$/);
const facts = { type: headerText, tag: headerText, immutable: fc.boolean() };
const asset: fc.Arbitrary<Asset> = fc.oneof(
  fc.record({ ...facts, body: bytes }),
  fc.record({ ...facts, gzip: bytes }),
  fc.record({ ...facts, body: bytes, gzip: bytes }),
);
const path = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `/${text}`);
const files = fc
  .array(fc.tuple(path, asset), { maxLength: 6 })
  .map((entries) => new Map<string, Asset>(entries));

function packed(contents: unknown, bodies: readonly number[] = []): Uint8Array {
  const text = encodeUtf8(JSON.stringify(contents));
  return Uint8Array.of(
    ...encodeUtf8('OXSPACK1'),
    0,
    0,
    text.length >> 8,
    text.length & 255,
    ...text,
    ...bodies,
  );
}

const ROW = ['/a.js', 'text/javascript', 'tag', true, false, 2];

describe('a pack', () => {
  it('gives back every file it was made of, each body once and zipped where it can be', () => {
    fc.assert(
      fc.property(files, fc.string(), (written, sources) => {
        const read = readPack(writePack(written, sources));
        if (!read.ok) throw new Error(read.code);
        expect(read.value.sources).toBe(sources);
        for (const [name, { type, tag, immutable, gzip, body }] of written) {
          expect(read.value.site(name)).toEqual({ type, tag, immutable, ...(gzip ? { gzip } : { body }) });
        }
      }),
    );
  });

  it('can lie anywhere in a larger buffer', () => {
    const pack = packed({ sources: 'abc', files: [ROW] }, [7, 8]);
    const buffer = new Uint8Array(pack.length + 9);
    buffer.set(pack, 5);
    const read = readPack(buffer.subarray(5, 5 + pack.length));
    expect(read.ok && read.value.site('/a.js')?.body).toEqual(Uint8Array.of(7, 8));
  });

  it('is refused when it is cut short anywhere', () => {
    fc.assert(
      fc.property(files, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (written, share) => {
        const whole = writePack(written, 'abc');
        const cut = readPack(whole.subarray(0, Math.floor(whole.length * share)));
        expect(cut.ok).toBe(false);
      }),
    );
  });

  it('is refused when something follows it', () => {
    expect(readPack(packed({ sources: '', files: [ROW] }, [7, 8, 9]))).toEqual({
      ok: false,
      code: 'wrong-length',
    });
  });

  it('never throws, whatever the bytes are, and serves no more than there is', () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(files, damage, (written, changes) => {
        const pack = writePack(written, 'abc');
        for (const [at, byte] of changes) pack[at % pack.length] = byte;
        const read = readPack(pack);
        if (!read.ok) expect(['not-a-pack', 'wrong-length', 'garbled']).toContain(read.code);
        else visitAll(read.value.site, written);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(bytes, (noise) => expect(readPack(noise).ok).toBe(false)));
  });

  function visitAll(site: Site, written: ReadonlyMap<string, Asset>): void {
    for (const name of written.keys()) expect(() => site(name)).not.toThrow();
  }

  it.each([
    ['no object', 5],
    ['nothing', null],
    ['no sources', { files: [] }],
    ['no files', { sources: '' }],
    ['a file that is no row', { sources: '', files: ['/a.js'] }],
    ['a row that is too long', { sources: '', files: [[...ROW, 1]] }],
    ['a path from nowhere', { sources: '', files: [['a.js', ...ROW.slice(1)]] }],
    [
      'a type that would start a header',
      { sources: '', files: [['/a.js', 'x\r\nSet-Cookie: y', 'tag', true, false, 2]] },
    ],
    ['a tag that is no text', { sources: '', files: [['/a.js', 'x', 5, true, false, 2]] }],
    ['a flag that is none', { sources: '', files: [['/a.js', 'x', 'tag', 1, false, 2]] }],
    ['a negative length', { sources: '', files: [['/a.js', 'x', 'tag', true, false, -2]] }],
    ['a broken length', { sources: '', files: [['/a.js', 'x', 'tag', true, false, 0.5]] }],
    [
      'the same path twice',
      {
        sources: '',
        files: [
          [...ROW.slice(0, 5), 1],
          [...ROW.slice(0, 5), 1],
        ],
      },
    ],
  ])('is refused with %s in its contents', (_, contents) => {
    expect(readPack(packed(contents, [7, 8]))).toEqual({ ok: false, code: 'garbled' });
  });

  it('is refused when its contents are no JSON, or no UTF-8', () => {
    const start = [...encodeUtf8('OXSPACK1'), 0, 0, 0, 1];
    expect(readPack(Uint8Array.of(...start, 0x7b))).toEqual({ ok: false, code: 'garbled' });
    expect(readPack(Uint8Array.of(...start, 0xff))).toEqual({ ok: false, code: 'garbled' });
  });

  it('says what is wrong with it', () => {
    expect(readPack(encodeUtf8('<html>'))).toEqual({ ok: false, code: 'not-a-pack' });
    expect(readPack(encodeUtf8('OXSPACK1'))).toEqual({ ok: false, code: 'wrong-length' });
    expect(readPack(packed({ sources: '', files: [ROW] }, [7]))).toEqual({ ok: false, code: 'wrong-length' });
  });
});
