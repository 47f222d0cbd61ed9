import { statSync } from 'node:fs';

import { GUEST_PACK } from '../lib/webBuild.mjs';
import { ensureGuestPack } from './pack.mjs';

const failure = await ensureGuestPack();
if (failure !== undefined) {
  console.error(failure.split('\n').slice(-40).join('\n'));
  console.error('The pages for guests could not be packed: see the lines above.');
  process.exit(1);
}
console.log(`assets/guest.pack is current: ${(statSync(GUEST_PACK).size / 1000).toFixed(0)} kB.`);
