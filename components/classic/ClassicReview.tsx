import { classic, type ClassicState } from '@/engine';
import { Board, useBoardSide, type Tint } from '@/components/board';
import type { ReviewBoardProps } from '@/components/review/reviewBoards';

import { classicCells, winningLines } from './classicCells';

/** A position of a finished game: the last move coloured by what it lost, the best reply as a faint mark. */
export function ClassicReview({ state: anyState, taken, grade, best }: ReviewBoardProps) {
  const state = anyState as ClassicState;
  const { size } = state.config;
  const { side } = useBoardSide(size, size, taken);
  const tints = new Map<number, Tint>();
  if (grade && state.last !== null) tints.set(state.last, grade);
  const [first] = best;
  const reply = first === undefined ? undefined : classic.read(first);
  const hint = reply?.ok && reply.value.kind === 'place' ? reply.value.row * size + reply.value.column : null;
  return (
    <Board
      rows={size}
      columns={size}
      side={side}
      cells={classicCells(state, { outcome: classic.outcome(state), fresh: false, hint, tints })}
      lines={winningLines(state)}
      onPress={() => undefined}
    />
  );
}
