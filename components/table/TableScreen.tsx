import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { isRecorded, type Table } from '@/engine';
import { useBoardSide } from '@/components/board';
import { Icon, Press, Screen, Status } from '@/components/controls';
import { t } from '@/components/i18n';
import { COLUMN, TOUCH, space, type } from '@/components/theme';
import { feedback } from '@/platform/feedback';
import { aiToMove, leaveTable, letOpponentMove, playMove } from '@/stores';

import { gameViews } from './gameViews';
import { yourSeat } from './names';
import { PlayerPanel } from './PlayerPanel';
import { ResultSheet } from './ResultSheet';
import { refusalText, statusText } from './statusText';
import { TableControls } from './TableControls';
import { TableMenu } from './TableMenu';
import { positionKey, useHint } from './useHint';
import { useResultOpen } from './useResultOpen';
import { worthText } from './worthText';

/** Height of everything but the board, in points: bar, two panels, status, controls and the gaps between. */
const TAKEN = 56 + 2 * 60 + 52 + 56 + 40;

/** One game being played: two seats, a board between them, and what can be done now. */
export function TableScreen({ table }: { readonly table: Table }) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<{ readonly at: string; readonly code: string } | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const result = useResultOpen(table);
  const { hint, ask } = useHint(table);
  const { wide } = useBoardSide(3, 3, TAKEN);
  const { View: GameView } = gameViews[table.session.game]!;
  const at = positionKey(table);
  const over = isRecorded(table);
  const interactive = !over && aiToMove(table) === undefined;
  const near = yourSeat(table) ?? 0;
  const hotseat = yourSeat(table) === undefined;

  useEffect(() => letOpponentMove(table.id), [table.id, at]);
  useEffect(() => () => leaveTable(table.id), [table.id]);

  const move = (text: string) => {
    const played = interactive
      ? playMove(table.id, text)
      : { ok: false as const, code: over ? 'game-over' : 'not-your-turn' };
    setRefusal(played.ok ? null : { at, code: played.code });
  };
  const refuse = (code: string | null) => {
    if (code !== null) feedback('illegal');
    setRefusal(code === null ? null : { at, code });
  };
  const said = refusal?.at === at ? refusalText(refusal.code) : null;
  const hintText = hint && t('play.hintIs', { move: hint.move, worth: worthText(hint.worth) });

  const { rounds } = table.match.rules;
  const title =
    rounds === 'endless'
      ? t('play.round', { round: table.round.number })
      : t('play.roundOf', { round: table.round.number, rounds });

  return (
    <Screen
      fixed
      title={title}
      actions={
        <Press label={t('play.menu')} onPress={() => setMenuOpen(true)} style={styles.menu}>
          <Icon name="menu" size={28} />
        </Press>
      }
    >
      <GameView
        table={table}
        interactive={interactive}
        onMove={move}
        onRefuse={refuse}
        hint={hint?.move ?? null}
        taken={TAKEN}
      >
        {({ board, tools, prompt }) => (
          <ScrollView contentContainerStyle={[styles.table, wide && styles.wide]}>
            {wide ? null : <PlayerPanel table={table} seat={near === 0 ? 1 : 0} facingAway={hotseat} />}
            {board}
            <View style={wide ? styles.side : styles.below}>
              {wide ? <PlayerPanel table={table} seat={near === 0 ? 1 : 0} facingAway={false} /> : null}
              <View style={styles.status}>
                <Status>{said ?? prompt ?? hintText ?? statusText(table)}</Status>
              </View>
              {tools}
              <PlayerPanel table={table} seat={near} facingAway={false} />
              <TableControls table={table} canHint={interactive} onHint={ask} onShowResult={result.show} />
            </View>
          </ScrollView>
        )}
      </GameView>
      <TableMenu
        table={table}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        onLeave={() => router.dismissTo('/')}
      />
      <ResultSheet table={table} open={result.open} onClose={result.hide} />
    </Screen>
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
  menu: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
});
