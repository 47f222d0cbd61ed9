import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { inNode } from '../support/inNode';

const ONE = { version: '1.0.0', integrity: 'sha512-one' };
const TWO = { version: '2.0.0', integrity: 'sha512-two' };
const LOCKED = { '': {}, 'node_modules/one': ONE, 'node_modules/@two/two': TWO };
const FOLDERS = ['node_modules/one', 'node_modules/@two/two'];

interface Project {
  readonly locked?: object;
  readonly installed?: object | undefined;
  readonly folders?: readonly string[];
}

describe('the packages', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'oxs-packages-'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, content: object): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }

  function isInstalled({ locked = LOCKED, installed, folders = FOLDERS }: Project): boolean {
    write('package-lock.json', { packages: locked });
    if (installed) write('node_modules/.package-lock.json', { packages: installed });
    for (const folder of folders) write(`${folder}/package.json`, {});
    return inNode('tools/lib/installed.mjs', 'isInstalled', root) === true;
  }

  const both = { 'node_modules/one': ONE, 'node_modules/@two/two': TWO };

  it('are there after a plain npm ci, which leaves no note but its own', () => {
    expect(isInstalled({ installed: both })).toBe(true);
  });

  it('are there without the optional ones of other machines', () => {
    const elsewhere = { version: '3.0.0', optional: true, os: ['aix'] };
    const locked = { ...LOCKED, 'node_modules/elsewhere': elsewhere };
    expect(isInstalled({ locked, installed: both })).toBe(true);
  });

  it.each<[string, Project]>([
    ['nothing was installed', { folders: [] }],
    ['an installation was broken off, and npm wrote no note', {}],
    ['a package is new in the lock', { installed: { 'node_modules/one': ONE } }],
    ['a version changed', { installed: { ...both, 'node_modules/one': { ...ONE, version: '1.0.1' } } }],
    ['a package left the lock', { installed: { ...both, 'node_modules/old': ONE } }],
    ['a folder was deleted', { installed: both, folders: ['node_modules/one'] }],
  ])('are not there when %s', (_, project) => {
    expect(isInstalled(project)).toBe(false);
  });
});
