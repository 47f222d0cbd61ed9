import { type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Seat, Table } from '@/engine';
import { useBoardSide } from '@/components/board';
import { Status } from '@/components/controls';
import { COLUMN, space, type } from '@/components/theme';

import { gameViews } from './gameViews';
import { PlayerPanel } from './PlayerPanel';

/** Height of everything but the board, in points: bar, two panels, status, controls and the gaps between. */
const TAKEN = 56 + 2 * 60 + 52 + 56 + 40;

interface TableLayoutProps {
  readonly table: Table;
  /** Whoever sits at the near end of the screen. */
  readonly near: Seat;
  /** The far panel is turned round, for somebody across the table. */
  readonly facing: boolean;
  /** A person on this device is to move. */
  readonly interactive: boolean;
  readonly onMove: (text: string) => void;
  readonly onRefuse: (code: string | null) => void;
  readonly hint?: string | null;
  /** What is said in place of the game's own prompt; null leaves that to `otherwise`. */
  readonly said: string | null;
  readonly otherwise: string;
  /** Above everything: how the line to the other device stands. */
  readonly header?: ReactNode;
  readonly controls: ReactNode;
}

/** Two seats, a board between them, a line that says how things stand, and what can be done now. */
export function TableLayout(props: TableLayoutProps) {
  const { table, near, facing, said, otherwise, header, controls } = props;
  const { wide } = useBoardSide(3, 3, TAKEN);
  const { View: GameView } = gameViews[table.session.game]!;
  const far = near === 0 ? 1 : 0;
  return (
    <GameView
      table={table}
      interactive={props.interactive}
      onMove={props.onMove}
      onRefuse={props.onRefuse}
      hint={props.hint ?? null}
      taken={TAKEN}
    >
      {({ board, tools, prompt }) => {
        const farPanel = <PlayerPanel table={table} seat={far} facingAway={facing && !wide} />;
        const panels = (
          <>
            <View style={styles.status}>
              <Status>{said ?? prompt ?? otherwise}</Status>
            </View>
            {tools}
            <PlayerPanel table={table} seat={near} facingAway={false} />
            {controls}
          </>
        );
        return wide ? (
          <View style={styles.wide}>
            {board}
            <ScrollView style={styles.side} contentContainerStyle={styles.beside}>
              {header}
              {farPanel}
              {panels}
            </ScrollView>
          </View>
        ) : (
          <ScrollView contentContainerStyle={styles.table}>
            {header}
            {farPanel}
            {board}
            <View style={styles.below}>{panels}</View>
          </ScrollView>
        );
      }}
    </GameView>
  );
}

const styles = StyleSheet.create({
  table: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: space.m,
    paddingHorizontal: space.l,
  },
  // The board stays in sight while the panels beside it scroll.
  wide: {
    flex: 1,
    flexDirection: 'row',
    justifyContent: 'space-evenly',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
  },
  below: { alignSelf: 'stretch', gap: space.m, width: '100%', maxWidth: COLUMN, marginHorizontal: 'auto' },
  side: { alignSelf: 'stretch', maxWidth: 380 },
  beside: { flexGrow: 1, justifyContent: 'center', gap: space.m, paddingBottom: space.m },
  // Room for two lines, so that the board stands still when a longer sentence is said.
  status: { minHeight: 2 * type.heading.lineHeight, justifyContent: 'center' },
});
