import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { ROOT, bin, run } from './run.mjs';

const LOCK_STAMP = join(ROOT, 'node_modules', '.oxs-lock');

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Installs the locked packages unless exactly these are installed already. Returns an error's text, or nothing. */
export async function ensurePackages() {
  const wanted = lockDigest();
  if (existsSync(LOCK_STAMP) && readFileSync(LOCK_STAMP, 'utf8') === wanted) return undefined;
  console.log('Installing packages (a few minutes, once)…');
  const install = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    label: 'npm ci',
  });
  if (install.code !== 0) return install.output;
  writeFileSync(LOCK_STAMP, wanted);
  return undefined;
}

/** Browsers a machine may already have, the one named by the caller first. */
function chromiumCandidates() {
  const cache = join(homedir(), '.cache', 'ms-playwright');
  const downloaded = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .map((name) => join(cache, name, 'chrome-linux', 'chrome'))
    : [];
  return [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...downloaded,
  ].filter((path) => path !== undefined && existsSync(path));
}

/** The path of a Chromium to test in; installs one if there is none. */
export async function ensureChromium() {
  const [found] = chromiumCandidates();
  if (found) return found;
  console.log('Installing Chromium for the browser tests (once)…');
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await run('apt-get', ['update'], { label: 'apt-get update' });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
      label: 'apt-get install chromium',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (chromiumCandidates().length === 0) {
    await run(bin('playwright-core'), ['install', 'chromium'], { label: 'playwright install chromium' });
  }
  return chromiumCandidates()[0];
}
