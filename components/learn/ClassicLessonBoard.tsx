import { cell, classic, writeCell, type ClassicState } from '@/engine';
import { Board, useBoardSide } from '@/components/board';
import { classicCells, winningLines } from '@/components/classic/classicCells';
import { Button } from '@/components/controls';
import { t } from '@/components/i18n';

import type { LessonBoardProps } from './Lesson';
import { LESSON_TAKEN } from './lessonSpace';

/** Classic's board in a lesson. */
export function ClassicLessonBoard({ state: anyState, interactive, onMove, children }: LessonBoardProps) {
  const state = anyState as ClassicState;
  const { size } = state.config;
  const { side } = useBoardSide(size, size, LESSON_TAKEN);
  const maySwap = interactive && classic.legal(state).some((action) => action.kind === 'swap');
  return children({
    board: (
      <Board
        rows={size}
        columns={size}
        side={side}
        cells={classicCells(state, { outcome: classic.outcome(state), fresh: true })}
        lines={winningLines(state)}
        linesFresh
        onPress={(index) => onMove(writeCell(cell(index), size))}
      />
    ),
    tools: maySwap ? <Button label={t('play.swap')} onPress={() => onMove('swap')} /> : null,
  });
}
