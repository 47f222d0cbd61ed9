import { SIDE, type EnchantedState } from '@/engine';
import { useBoardSide } from '@/components/board';
import { Button } from '@/components/controls';
import { EnchantedBoard } from '@/components/enchanted/EnchantedBoard';
import { SeatFacts } from '@/components/enchanted/EnchantedSeat';
import { playedTurn } from '@/components/enchanted/playedTurn';
import { TurnTools } from '@/components/enchanted/TurnTools';
import { useTurn } from '@/components/enchanted/useTurn';
import { t } from '@/components/i18n';

import { LEARNER, type LessonBoardProps } from './Lesson';
import { LESSON_TAKEN } from './lessonSpace';

/** Height of the learner's energy and skills, in points. */
const MORE_TAKEN = 120;
const LEAST_SIDE = 60;

/** Enchanted's board in a lesson: the same board, skills and energy as in a game. */
export function EnchantedLessonBoard(props: LessonBoardProps) {
  const { at, last, interactive, onMove, onRefuse, children } = props;
  const state = props.state as EnchantedState;
  const { side } = useBoardSide(SIDE, SIDE, LESSON_TAKEN + MORE_TAKEN, LEAST_SIDE);
  const turn = useTurn({ at, state, interactive, onMove, onRefuse });
  return children({
    board: (
      <EnchantedBoard
        state={state}
        side={side}
        last={last === null ? null : playedTurn(last.before as EnchantedState, last.move)}
        turn={turn}
        interactive={interactive}
        hint={[]}
      />
    ),
    tools: (
      <>
        <SeatFacts state={state} mark={LEARNER} />
        <TurnTools state={state} turn={turn} interactive={interactive} onPass={() => onMove('pass')} />
        {turn.drafting ? (
          <Button kind="quiet" icon="close" label={t('enchanted.cancel')} onPress={turn.cancel} />
        ) : null}
      </>
    ),
    prompt: turn.prompt,
  });
}
