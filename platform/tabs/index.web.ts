import { channelTabs } from './channelTabs';
import { lockTabs } from './lockTabs';

const NAME = 'oxs-data';

/** Pages from a plain address on the Wi-Fi have no locks. */
export const tabs =
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? lockTabs(navigator.locks, NAME)
    : channelTabs(() => new BroadcastChannel(NAME));
