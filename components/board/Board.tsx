import { useRef, useState } from 'react';
import { StyleSheet, View, type AccessibilityActionEvent, type AccessibilityActionInfo } from 'react-native';

import { t } from '@/components/i18n';

import { Cell } from './Cell';
import type { CellView } from './CellView';
import { Grid } from './Grid';
import { useBoardKeys } from './useBoardKeys';
import { WinLine } from './WinLine';

export interface BoardProps {
  readonly rows: number;
  readonly columns: number;
  /** The side of one cell, in points. */
  readonly side: number;
  readonly cells: readonly CellView[];
  /** Left out, the board is only looked at: its cells are no buttons, and still say what they hold. */
  readonly onPress?: (cell: number) => void;
  readonly onLongPress?: (cell: number) => void;
  /** Lines to draw through, as cells in order. */
  readonly lines?: readonly (readonly number[])[];
  readonly linesFresh?: boolean;
  readonly actions?: (cell: number) => readonly AccessibilityActionInfo[];
  readonly onAction?: (cell: number, event: AccessibilityActionEvent) => void;
}

/** Cells in, intents out: draws what it is told and reports what was pressed. It never mirrors. */
export function Board(props: BoardProps) {
  const { rows, columns, side, cells, onPress, onLongPress, lines = [], linesFresh = false } = props;
  const board = useRef<View>(null);
  const [focus, setFocus] = useState(0);
  useBoardKeys(board, rows, columns);
  return (
    <View
      ref={board}
      role="group"
      aria-label={t('board.label')}
      style={[styles.board, { width: columns * side, height: rows * side }]}
    >
      <Grid rows={rows} columns={columns} side={side} />
      {cells.map((view, index) => (
        <Cell
          key={index}
          view={view}
          index={index}
          side={side}
          focusable={index === focus}
          onPress={onPress}
          onLongPress={onLongPress}
          onFocus={setFocus}
          actions={props.actions?.(index)}
          onAction={props.onAction}
        />
      ))}
      {lines.length > 0 ? (
        <WinLine lines={lines} rows={rows} columns={columns} side={side} fresh={linesFresh} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', direction: 'ltr' },
});
