import { siteResponse, type Asset, type HttpRequest, type Site } from '@/engine/nearby/bytes';

const facts = { type: 'text/javascript', tag: 'v1', immutable: true };
const PLAIN = Uint8Array.of(1, 2, 3, 4);
const ZIPPED = Uint8Array.of(5, 6);

/** The status and the body that a client with these encodings gets; none at all for `undefined`. */
function answer(asset: Asset, encodings?: string): readonly [status: number, body: readonly number[]] {
  const request: HttpRequest = {
    method: 'GET',
    path: '/',
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  };
  const bytes = Buffer.from(siteResponse(request, () => asset, '192.168.1.5:8080'));
  const end = bytes.indexOf('\r\n\r\n') + 4;
  return [Number(bytes.toString('latin1', 9, 12)), [...bytes.subarray(end)]];
}

describe('a file that is there plain and in gzip', () => {
  const both: Asset = { ...facts, body: PLAIN, gzip: ZIPPED };

  it.each(['gzip', 'br, gzip', 'GZIP;q=0.5', 'deflate, gzip ; q=1.000', '*'])(
    'goes out zipped to "%s"',
    (encodings) => {
      expect(answer(both, encodings)).toEqual([200, [...ZIPPED]]);
    },
  );

  it.each([undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.000', 'xgzip', 'gzip;x'])(
    'goes out plain to "%s"',
    (encodings) => {
      expect(answer(both, encodings)).toEqual([200, [...PLAIN]]);
    },
  );
});

describe('a file that is there in gzip only', () => {
  const zipped: Asset = { ...facts, gzip: ZIPPED };

  it('goes to whoever takes gzip, or says nothing about what it takes', () => {
    expect(answer(zipped, 'gzip, deflate')).toEqual([200, [...ZIPPED]]);
    expect(answer(zipped)).toEqual([200, [...ZIPPED]]);
  });

  it('goes to nobody who takes other encodings only', () => {
    expect(answer(zipped, 'br')[0]).toBe(406);
    expect(answer(zipped, 'identity')[0]).toBe(406);
  });
});

describe('what is not there', () => {
  const page: Asset = { ...facts, body: PLAIN };
  const ask = (site: Site) =>
    Buffer.from(siteResponse({ method: 'GET', path: '/x.js', headers: {} }, site, 'h')).toString('latin1');

  it('is not found; by a device that has no pages at all, with a sentence that says what to do', () => {
    expect(ask((path) => (path === '/' ? page : undefined))).toMatch(/^HTTP\/1.1 404 .*\r\n\r\nNot Found$/s);
    expect(ask(() => undefined)).toMatch(
      /^HTTP\/1.1 404 .*no pages to show in a browser. Join with the OXS app/s,
    );
  });
});

describe('a file that is there plain only', () => {
  it('goes to everybody as it is', () => {
    for (const encodings of [undefined, 'gzip', 'br']) {
      expect(answer({ ...facts, body: PLAIN }, encodings)).toEqual([200, [...PLAIN]]);
    }
  });
});
