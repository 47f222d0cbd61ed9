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

/** Height of what Enchanted adds around the board, in points: two rows of facts, the skills, the turn line. */
const MORE_TAKEN = 2 * 30 + 76 + 48;

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
  const { side } = useBoardSide(SIDE, SIDE, taken + MORE_TAKEN);
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
        <TurnTools state={state} turn={turn} interactive={interactive} onPass={() => onMove('pass')} />
      </>
    ),
    prompt: turn.prompt,
  });
}
