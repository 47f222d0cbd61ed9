import { SIDE, enchanted, stateOf, type EnchantedState } from '@/engine';
import { useBoardSide } from '@/components/board';
import type { GameViewProps } from '@/components/table/GameView';
import { positionKey } from '@/components/table/useHint';

import { EnchantedBoard } from './EnchantedBoard';
import { cellsOfMove } from './moveCells';
import { playedTurns } from './playedTurn';
import { TurnLine } from './TurnLine';
import { TurnTools } from './TurnTools';
import { useTurn } from './useTurn';

/** Height of what Enchanted adds around the board, in points: facts in both panels, the turn line, the skills. */
const MORE_TAKEN = 2 * 46 + 69 + 80;
/** Height of the row of controls that only practice has. */
const PRACTICE_ROW = 60;
/** A board smaller than this is no fun: short screens scroll instead. */
const LEAST_SIDE = 60;

/** Enchanted's board and what stands beside it: the turn, its skills, and what just happened. */
export function EnchantedView({
  table,
  interactive,
  onMove,
  onRefuse,
  hint,
  taken,
  children,
}: GameViewProps) {
  const state = stateOf(enchanted, table.session) as EnchantedState;
  const { config, moves, cursor } = table.session;
  const turns = playedTurns(config, moves.slice(0, cursor));
  const around = taken + MORE_TAKEN - (table.practice ? 0 : PRACTICE_ROW);
  const { side } = useBoardSide(SIDE, SIDE, around, LEAST_SIDE);
  const turn = useTurn({ at: positionKey(table), state, interactive, onMove, onRefuse });
  return children({
    board: (
      <EnchantedBoard
        state={state}
        side={side}
        last={turns.at(-1) ?? null}
        turn={turn}
        interactive={interactive}
        hint={cellsOfMove(hint)}
      />
    ),
    tools: (
      <>
        <TurnLine state={state} turns={turns} drafting={turn.drafting} onCancel={turn.cancel} />
        {state.result === null ? (
          <TurnTools state={state} turn={turn} interactive={interactive} onPass={() => onMove('pass')} />
        ) : null}
      </>
    ),
    prompt: turn.prompt,
  });
}
