import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { readPack, TABLE_META } from '@/engine/nearby';
import { packSite } from '@/tools/guest/packSite';

jest.setTimeout(60_000);

const ROOT = join(__dirname, '..', '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oxs-pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the pack of pages for guests', () => {
  it('holds the files of a web build, each once, without the maps and the build’s own notes', async () => {
    const script = 'const a = 1;\n'.repeat(200);
    writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>');
    writeFileSync(join(folder, 'app.js'), script);
    writeFileSync(join(folder, 'app.js.map'), '{}');
    writeFileSync(join(folder, '.sources'), 'note');
    const pack = readPack(await packSite(folder, 'digest of the sources'));
    if (!pack.ok) throw new Error(pack.code);
    expect(pack.value.sources).toBe('digest of the sources');
    const { site } = pack.value;
    expect(Buffer.from(site('/')?.body ?? []).toString()).toContain(`<meta name="${TABLE_META}"`);
    const zipped = site('/app.js');
    expect(zipped?.body).toBeUndefined();
    expect(gunzipSync(zipped?.gzip ?? Buffer.alloc(0)).toString()).toBe(script);
    expect(site('/app.js.map')).toBeUndefined();
    expect(site('/.sources')).toBeUndefined();
  });
});

describe('the bundler', () => {
  const load = () =>
    execFileSync(process.execPath, ['-e', "require('./metro.config.js')"], { cwd: folder, stdio: 'pipe' });

  it('puts an empty pack where a fresh clone has none, and leaves one alone that is there', () => {
    for (const file of ['metro.config.js', 'package.json', 'app.json']) {
      cpSync(join(ROOT, file), join(folder, file));
    }
    mkdirSync(join(folder, 'assets'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const pack = join(folder, 'assets', 'guest.pack');
    expect(existsSync(pack)).toBe(false);
    load();
    expect(readFileSync(pack)).toHaveLength(0);
    expect(readPack(readFileSync(pack))).toEqual({ ok: false, code: 'not-a-pack' });
    writeFileSync(pack, 'a real one');
    load();
    expect(readFileSync(pack, 'utf8')).toBe('a real one');
  });
});
