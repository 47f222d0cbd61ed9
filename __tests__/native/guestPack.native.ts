import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expectGuestPack, packGuest } from './guestPack';
import { ROOT } from './support';

const PACK = join(ROOT, 'assets', 'guest.pack');
const MINUTES = 60_000;

describe('npm run pack:guest', () => {
  it(
    'packs the web build of these very sources, and leaves a pack alone that is current',
    () => {
      expect(packGuest()).toMatch(/assets\/guest\.pack is current: \d+ kB\.\n$/);
      expectGuestPack([readFileSync(PACK)]);
      const { mtimeMs } = statSync(PACK);
      packGuest();
      expect(statSync(PACK).mtimeMs).toBe(mtimeMs);
    },
    5 * MINUTES,
  );
});
