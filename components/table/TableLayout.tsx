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
      {({ board, tools, prompt }) => (
        <ScrollView contentContainerStyle={[styles.table, wide && styles.wide]}>
          {wide ? null : header}
          {wide ? null : <PlayerPanel table={table} seat={far} facingAway={facing} />}
          {board}
          <View style={wide ? styles.side : styles.below}>
            {wide ? header : null}
            {wide ? <PlayerPanel table={table} seat={far} facingAway={false} /> : null}
            <View style={styles.status}>
              <Status>{said ?? prompt ?? otherwise}</Status>
            </View>
            {tools}
            <PlayerPanel table={table} seat={near} facingAway={false} />
            {controls}
          </View>
        </ScrollView>
      )}
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
  wide: { flexDirection: 'row', justifyContent: 'space-evenly', alignItems: 'center' },
  below: { alignSelf: 'stretch', gap: space.m, width: '100%', maxWidth: COLUMN, marginHorizontal: 'auto' },
  side: { flex: 1, maxWidth: 380, gap: space.l },
  // Room for two lines, so that the board stands still when a longer sentence is said.
  status: { minHeight: 2 * type.heading.lineHeight, justifyContent: 'center' },
});
