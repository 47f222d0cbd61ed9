import type { SeatAction } from '@/engine/nearby';
import { watchNetwork } from '@/platform/address';
import { watchFront } from '@/platform/front';

import { host, pauseTable } from './host';
import { returnToSeat, seat, takeSeat } from './seat';
import { nearbyNow, useNearby } from './shown';

/** Does something at the table this device sits at. Its answer comes back as what is shown. */
export function actNearby(action: SeatAction): void {
  if (nearbyNow()?.role === 'host') host.tap(action);
  else seat.tap(action);
}

/** Sits down at somebody's table. A table of one's own stops listening first, and is kept. */
export async function sitDown(place: string, code: string): Promise<void> {
  await pauseTable();
  takeSeat(place, code);
}

/** Goes back to the seat that was kept; a table of one's own stops listening first. */
export async function sitAgain(): Promise<void> {
  await pauseTable();
  returnToSeat();
}

function watchLine(): () => void {
  const stopFront = watchFront(() => {
    seat.front();
    void host.front();
  });
  const stopNetwork = watchNetwork(() => {
    seat.front();
    void host.network();
  });
  return () => {
    stopFront();
    stopNetwork();
  };
}

let stopWatching: (() => void) | null = null;

// The line is kept alive through sleep and changes of network for as long as there is a table to sit at,
// whichever screen is on: a table that only listens while it is looked at is not open.
useNearby.subscribe(({ now }) => {
  if (now !== null) stopWatching ??= watchLine();
  else {
    stopWatching?.();
    stopWatching = null;
  }
});
