import type { TierId } from '@/engine/cipher';
import type { HostView } from '@/engine/nearby';
import type { TableServer } from '@/platform/sockets';

import { takeNext } from '../puzzleBox';
import { nearbyRecordId } from './shown';

let preparedFor = '';

/** Has another puzzle ready for the rematch, once a race: it would be no race over one that both have solved. */
export async function prepareRace(tier: TierId, view: HostView, table: TableServer): Promise<void> {
  const race = nearbyRecordId({ sid: view.sid, number: view.table.number });
  if (view.hasNext || race === preparedFor) return;
  preparedFor = race;
  const puzzle = await takeNext(tier, () => undefined);
  if (puzzle) table.next(puzzle.config);
}
