import { encodeUtf8, markPage, siteOf, TABLE_META, type Asset } from '@/engine/nearby/bytes';

function asset(text: string): Asset {
  return { type: 'text/plain', body: encodeUtf8(text), tag: text, immutable: false };
}

describe('the pages of a table', () => {
  it('are marked, once, at the end of their head', () => {
    const marked = markPage('<html><head><title>$1</title></head><body></head></body></html>');
    expect(marked).toBe(
      `<html><head><title>$1</title><meta name="${TABLE_META}" content="1"></head><body></head></body></html>`,
    );
    expect(markPage(marked)).toBe(marked);
    expect(markPage('<p>no head</p>')).toBe('<p>no head</p>');
  });

  const index = asset('index');
  const about = asset('about');
  const site = siteOf(
    new Map([
      ['/index.html', index],
      ['/about.html', about],
      ['/app.js', asset('script')],
    ]),
  );

  it('answer every route of the app with its one page', () => {
    for (const path of ['/', '/play/classic', '/nearby', '/v1.2/route', '/review/a.b.c', '/a.']) {
      expect(site(path)).toBe(index);
    }
    expect(site('/about')).toBe(about);
  });

  it('answer a link to a game or a puzzle with that page, although its text has dots in it', () => {
    const code = `OXS1.${'aZ09-_'.repeat(40)}`;
    for (const path of [`/import/${code}`, '/puzzle/PC1.M2#friends', '/puzzle/PC1.M2#notes.txt']) {
      expect(site(path)).toBe(index);
    }
  });

  it('answer what names a file with that file or nothing', () => {
    expect(site('/app.js')?.tag).toBe('script');
    for (const path of [
      '/app.mjs',
      '/play/app.js',
      '/secrets.JSON',
      '/_expo/static/x',
      '/assets/x.unknown',
    ]) {
      expect(site(path)).toBeUndefined();
    }
  });

  it('answer nothing outside the site, and nothing hidden', () => {
    for (const path of ['/../etc/passwd', '/import/../../etc/passwd', '/.env', '/.git/config', '/..']) {
      expect(site(path)).toBeUndefined();
    }
  });

  it('are none when there is no page', () => {
    expect(siteOf(new Map())('/')).toBeUndefined();
  });
});
