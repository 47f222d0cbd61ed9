import { StyleSheet, View } from 'react-native';

import { PLAYERS, SIDE, type EnchantedState } from '@/engine';
import { Board, Mark, useBoardSide, type Tint } from '@/components/board';
import { Words } from '@/components/controls';
import type { ReviewBoardProps } from '@/components/review/reviewBoards';
import { space } from '@/components/theme';

import { SeatFacts } from './EnchantedSeat';
import { enchantedCells } from './enchantedCells';
import { clockWords, seatWords } from './energyWords';
import { cellsOfMove } from './moveCells';
import { playedTurn } from './playedTurn';
import { turnHeadline } from './turnWords';

/** Height of the two rows of facts and the words under the board, in points. */
const MORE_TAKEN = 130;

/** A position of a finished game: the last turn coloured by what it lost, the best reply pointed at. */
export function EnchantedReview({ state: anyState, last, taken, grade, best }: ReviewBoardProps) {
  const state = anyState as EnchantedState;
  const { side } = useBoardSide(SIDE, SIDE, taken + MORE_TAKEN);
  const turn = last === null ? null : playedTurn(last.before as EnchantedState, last.move);
  const judged = grade && last !== null ? cellsOfMove(last.move) : [];
  return (
    <View style={styles.view}>
      <Board
        rows={SIDE}
        columns={SIDE}
        side={side}
        cells={enchantedCells(state, {
          side,
          turn,
          hint: cellsOfMove(best[0] ?? null),
          tints: new Map(judged.map((at): [number, Tint] => [at, grade!])),
        })}
        onPress={() => undefined}
      />
      {PLAYERS.map((mark) => (
        <View
          key={mark}
          accessible
          aria-label={`${mark}: ${seatWords(state, mark)}`}
          style={[styles.seat, { width: SIDE * side }]}
        >
          <Mark player={mark} size={26} />
          <View style={styles.facts}>
            <SeatFacts state={state} mark={mark} />
          </View>
        </View>
      ))}
      <Words as="small" tone="muted" style={styles.words}>
        {turn === null ? clockWords(state) : turnHeadline(turn.events)}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  view: { alignItems: 'center', gap: space.s },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  facts: { flex: 1 },
  words: { textAlign: 'center', minHeight: 38 },
});
