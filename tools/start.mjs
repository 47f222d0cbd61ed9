import { ensurePackages } from './lib/setup.mjs';
import { ensureWebBuild } from './lib/webBuild.mjs';

/** `npm start`: installs what is missing, builds what is stale, then serves the app until stopped. */
async function start() {
  const failure = (await ensurePackages()) ?? (await ensureWebBuild());
  if (failure !== undefined) {
    console.error(failure.split('\n').slice(-40).join('\n'));
    console.error('OXS could not be prepared: see the lines above.');
    process.exit(1);
  }
  const { require } = await import('tsx/cjs/api');
  const { serveApp } = require('./serve/serveApp.ts', import.meta.url);
  await serveApp();
}

await start();
