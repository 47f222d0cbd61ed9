import type { Table } from '@/engine';

import type { Launched } from './launch';

/** A match of Classic on three by three between two people at one phone. */
export function startHotseat({ startTable }: Pick<Launched, 'startTable'>): Table {
  return startTable({
    game: 'classic',
    config: { size: 3, k: 3, first: 'X', swap: false },
    sitters: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bo' },
    ],
    rules: { rounds: 3, starter: 'loser', marks: 'keep', holdsX: 0, starts: 0 },
    practice: false,
  });
}
