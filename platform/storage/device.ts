import { clock } from '@/platform/clock';

import { deviceKeyValue } from './keyValue';
import { createStorage } from './storage';

/** The app's storage. Nothing is read or written before it is asked for. */
export const storage = createStorage(deviceKeyValue, clock.now);
