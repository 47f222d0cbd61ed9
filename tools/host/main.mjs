import { onceOrphaned } from '../lib/orphan.mjs';
import { ensurePackages } from '../lib/setup.mjs';
import { ensureWebBuild } from '../lib/webBuild.mjs';

// What is told on the way goes beside the one line that other programs read.
console.log = console.error;

const LAST_LINES = 40;

/** `npm run host`: installs what is missing, builds what is stale, then holds a table until stopped. */
onceOrphaned(() => process.kill(process.pid, 'SIGTERM'));
const failure = await ensurePackages();
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}
const { createRequire } = await import('node:module');
const { register } = await import('tsx/cjs/api');
register();
const { runHost } = createRequire(import.meta.url)('./main.ts');
await runHost(async () => (await ensureWebBuild())?.split('\n').slice(-LAST_LINES).join('\n'));
