import { offersSwap, readBoard, type Sitter, type Table } from '@/engine';
import { ladderOf, startTable, useSettings, type ClassicSetup } from '@/stores';

function opponentOf(setup: ClassicSetup, name: string): Sitter {
  const { opponent } = setup;
  if (opponent === 'phone') return { kind: 'person', name };
  const level = opponent === 'adaptive' ? ladderOf('classic').level : opponent;
  return { kind: 'ai', choice: opponent, level };
}

/** Opens a table from a set-up. The first person is seat 0, whatever their mark. */
export function startClassic(setup: ClassicSetup): Table {
  const { name1, name2 } = useSettings.getState();
  const board = readBoard(setup.board);
  const { size, k } = board.ok ? board.value : { size: 3, k: 3 };
  const againstAi = setup.opponent !== 'phone';
  return startTable({
    game: 'classic',
    config: { size, k, first: 'X', swap: setup.swap && board.ok && offersSwap(board.value) },
    sitters: [{ kind: 'person', name: name1 }, opponentOf(setup, name2)],
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
