import { Asset } from 'expo-asset';
import { File } from 'expo-file-system';

import { readPack, type Site } from '@/engine/nearby';

/** Made by `npm run pack:guest`: see docs/adr/0006-the-guest-pack.md. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an asset, which is how the bundler takes them
const PACK = require('@/assets/guest.pack') as number;

/** The web build that this phone serves to browser guests; null if it cannot be read. */
export async function guestSite(): Promise<Site | null> {
  try {
    const { localUri } = await Asset.fromModule(PACK).downloadAsync();
    if (localUri === null) return null;
    const pack = readPack(await new File(localUri).bytes());
    return pack.ok ? pack.value.site : null;
  } catch {
    return null;
  }
}
