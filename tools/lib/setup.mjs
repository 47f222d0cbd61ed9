import { existsSync } from 'node:fs';

import { isInstalled } from './installed.mjs';
import { ROOT, bin, run } from './run.mjs';

/** Installs the locked packages unless exactly these are installed already. Returns an error's text, or nothing. */
export async function ensurePackages() {
  if (isInstalled(ROOT)) return undefined;
  console.log('Installing packages (a few minutes, once)…');
  const install = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    label: 'npm ci',
  });
  return install.code === 0 ? undefined : install.output;
}

/** Browsers a machine may already have: the one named by the caller first, the one Playwright would download last. */
async function chromiumCandidates() {
  const { chromium } = await import('playwright-core');
  return [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].filter((path) => path !== undefined && existsSync(path));
}

/** The path of a Chromium to test in; installs one if there is none. */
export async function ensureChromium() {
  const [found] = await chromiumCandidates();
  if (found) return found;
  console.log('Installing Chromium for the browser tests (once)…');
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await run('apt-get', ['update'], { label: 'apt-get update' });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
      label: 'apt-get install chromium',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if ((await chromiumCandidates()).length === 0) {
    await run(bin('playwright-core'), ['install', 'chromium'], { label: 'playwright install chromium' });
  }
  return (await chromiumCandidates())[0];
}
