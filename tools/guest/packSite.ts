import { writePack } from '@/engine/nearby';

import { loadAssets } from '../host/site';

/** Maps help those who debug on a computer; a guest's browser has no use for them. */
const LEFT_OUT = /\.map$/;

/** The web build in `folder` as one file, with a digest of what it was built from. */
export async function packSite(folder: string, sources: string): Promise<Uint8Array> {
  const assets = await loadAssets(folder);
  return writePack(new Map([...assets].filter(([path]) => !LEFT_OUT.test(path))), sources);
}
