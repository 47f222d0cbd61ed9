import { StyleSheet, View } from 'react-native';

import { classic, isDead, stateOf, roundOutcome, writeCell, cell, type ClassicState } from '@/engine';
import { Board, useBoardSide } from '@/components/board';
import { Button, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { callName } from '@/components/table/names';
import type { GameViewProps } from '@/components/table/GameView';
import { space } from '@/components/theme';
import { agreeDraw } from '@/stores';
import { otherSeat, seatToMove } from '@/engine';

import { classicCells, winningLines } from './classicCells';

/** Classic's board, and what its rules offer beside it: the swap, and an early draw on a dead board. */
export function ClassicView({ table, interactive, onMove, hint, taken, children }: GameViewProps) {
  const state = stateOf(classic, table.session) as ClassicState;
  const { size } = state.config;
  const { side } = useBoardSide(size, size, taken);
  const outcome = roundOutcome(classic, table);
  const square = hint === null ? undefined : classic.read(hint);
  const hinted =
    square?.ok && square.value.kind === 'place' ? square.value.row * size + square.value.column : null;
  const maySwap = interactive && classic.legal(state).some((action) => action.kind === 'swap');
  const seat = seatToMove(classic, table);
  const dead = interactive && isDead(state);

  return children({
    board: (
      <View style={styles.view}>
        <Board
          rows={size}
          columns={size}
          side={side}
          cells={classicCells(state, { outcome, fresh: true, hint: hinted })}
          lines={winningLines(state)}
          linesFresh
          onPress={(index) => onMove(writeCell(cell(index), size))}
        />
        {maySwap && seat !== null ? (
          <View style={styles.offer}>
            <Words as="small">{t('play.swapOffer', { name: callName(table, seat) })}</Words>
            <Button label={t('play.swap')} onPress={() => onMove('swap')} />
          </View>
        ) : null}
        {dead && seat !== null && table.sitters[otherSeat(seat)].kind === 'person' ? (
          <View style={styles.offer}>
            <Words as="small">{t('play.deadBoard')}</Words>
            <Button label={t('play.offerDraw')} onPress={() => agreeDraw(table.id)} />
          </View>
        ) : null}
      </View>
    ),
  });
}

const styles = StyleSheet.create({
  view: { alignItems: 'center', gap: space.m },
  offer: { alignItems: 'center', gap: space.s, maxWidth: 420 },
});
