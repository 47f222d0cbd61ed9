import { classic, type ClassicState } from '@/engine';
import { Board, useBoardSide, type Tint } from '@/components/board';
import type { ReviewBoardProps } from '@/components/review/reviewBoards';

import { classicCells, winningLines } from './classicCells';

/** A position of a finished game: the last move coloured by what it lost, the better one as a faint mark. */
export function ClassicReview({ state: anyState, last, taken, grade, best }: ReviewBoardProps) {
  const state = anyState as ClassicState;
  const { size } = state.config;
  const { side } = useBoardSide(size, size, taken);
  const tints = new Map<number, Tint>();
  if (grade && state.last !== null) tints.set(state.last, grade);
  const [first] = best;
  const better = first === undefined ? undefined : classic.read(first);
  const hint =
    better?.ok && better.value.kind === 'place' ? better.value.row * size + better.value.column : null;
  const mover = last === null ? state.turn : (last.before as ClassicState).turn;
  return (
    <Board
      rows={size}
      columns={size}
      side={side}
      cells={classicCells(state, {
        outcome: classic.outcome(state),
        fresh: false,
        hint,
        ghost: mover,
        tints,
      })}
      lines={winningLines(state)}
    />
  );
}
