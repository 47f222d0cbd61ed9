import { offersSwap, readBoard, type Table } from '@/engine';
import { sittersFor } from '@/components/setup';
import { startTable, type ClassicSetup } from '@/stores';

/** Opens a table from a set-up. The first person is seat 0, whatever their mark. */
export function startClassic(setup: ClassicSetup): Table {
  const board = readBoard(setup.board);
  const { size, k } = board.ok ? board.value : { size: 3, k: 3 };
  const againstAi = setup.opponent !== 'phone';
  return startTable({
    game: 'classic',
    config: { size, k, first: 'X', swap: setup.swap && board.ok && offersSwap(board.value) },
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
