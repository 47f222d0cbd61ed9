import { createRequire } from 'node:module';

import { onceOrphaned } from './lib/orphan.mjs';
import { ensurePackages } from './lib/setup.mjs';
import { ensureWebBuild } from './lib/webBuild.mjs';

/** `npm start`: installs what is missing, builds what is stale, then serves the app until stopped. */
async function start() {
  // Whoever is at work by then, the preparation or the server, knows how to stop.
  onceOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  const failure = (await ensurePackages()) ?? (await ensureWebBuild());
  if (failure !== undefined) {
    console.error(failure.split('\n').slice(-40).join('\n'));
    console.error('OXS could not be prepared: see the lines above.');
    process.exit(1);
  }
  const { register } = await import('tsx/cjs/api');
  register();
  const { serveApp } = createRequire(import.meta.url)('./serve/serveApp.ts');
  await serveApp();
}

await start();
