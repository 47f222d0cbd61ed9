import type { Table } from '@/engine';
import { sittersFor } from '@/components/setup';
import { startTable, type ClassicSetup } from '@/stores';

import { classicConfig } from './classicConfig';

/** Opens a table from a set-up. The first person is seat 0, whatever their mark. */
export function startClassic(setup: ClassicSetup): Table {
  const againstAi = setup.opponent !== 'phone';
  return startTable({
    game: 'classic',
    config: classicConfig(setup.board, setup.swap),
    sitters: sittersFor('classic', setup.opponent),
    rules: {
      rounds: setup.rounds,
      starter: setup.starter,
      marks: 'keep',
      holdsX: setup.mark === 'X' ? 0 : 1,
      starts: setup.youStart ? 0 : 1,
    },
    practice: againstAi && setup.practice,
  });
}
