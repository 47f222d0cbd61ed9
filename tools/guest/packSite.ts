import { writePack } from '@/engine/nearby';

import { loadAssets } from '../host/site';

/** The web build in `folder` as one file, with a digest of what it was built from. */
export async function packSite(folder: string, sources: string): Promise<Uint8Array> {
  return writePack(await loadAssets(folder), sources);
}
