import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { GUEST_PACK, WEB_BUILD, ensureWebBuild, sourcesDigest } from '../lib/webBuild.mjs';

/** Packs the web build for phones, building it first if it is stale. Returns an error's text, or nothing. */
export async function ensureGuestPack() {
  const failure = await ensureWebBuild();
  if (failure !== undefined) return failure;
  const { require } = await import('tsx/cjs/api');
  const { packSite } = require('./packSite.ts', import.meta.url);
  const pack = await packSite(WEB_BUILD, sourcesDigest());
  // A file written again would be bundled again, even with the same bytes.
  if (existsSync(GUEST_PACK) && readFileSync(GUEST_PACK).equals(pack)) return undefined;
  writeFileSync(GUEST_PACK, pack);
  return undefined;
}
