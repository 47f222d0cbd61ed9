import type { SeatAction } from '@/engine/nearby';
import { watchNetwork } from '@/platform/address';
import { watchFront } from '@/platform/front';

import { host } from './host';
import { seat } from './seat';
import { nearbyNow } from './shown';

/** Does something at the table this device sits at. Its answer comes back as what is shown. */
export function actNearby(action: SeatAction): void {
  if (nearbyNow()?.role === 'host') host.tap(action);
  else seat.tap(action);
}

/** Keeps the line alive through sleep and changes of network, for as long as a nearby screen is open. */
export function watchLine(): () => void {
  const stopFront = watchFront(() => {
    seat.front();
    void host.front();
  });
  const stopNetwork = watchNetwork(() => {
    seat.front();
    host.network();
  });
  return () => {
    stopFront();
    stopNetwork();
  };
}
