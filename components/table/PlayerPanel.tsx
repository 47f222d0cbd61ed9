import { StyleSheet, View } from 'react-native';

import { gameById, markOf, scoreOf, seatToMove, type Seat, type Table } from '@/engine';
import { Mark } from '@/components/board';
import { Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { Pulse } from '@/components/motion';
import { radius, space, useStyles, type Palette } from '@/components/theme';

import { gameViews } from './gameViews';
import { callName } from './names';

interface PlayerPanelProps {
  readonly table: Table;
  readonly seat: Seat;
  /** Turned round, so that it reads from the other end of the table. */
  readonly facingAway: boolean;
}

/** Who sits here: mark, name, wins in this match, and whether it is their turn. */
export function PlayerPanel({ table, seat, facingAway }: PlayerPanelProps) {
  const styles = useStyles(makeStyles);
  const game = gameById(table.session.game)!;
  const mark = markOf(game, table, seat);
  const toMove = seatToMove(game, table) === seat;
  const name = callName(table, seat);
  const wins = scoreOf(table.match).wins[seat];
  const ai = table.sitters[seat].kind === 'ai';
  const { Seat: SeatPart, seatWords } = gameViews[game.id]!;
  const label = [
    t('play.plays', { name, mark }),
    `${t('play.score')}: ${wins}`,
    ...(seatWords ? [seatWords({ table, mark })] : []),
  ].join('. ');
  return (
    <View
      accessible
      role="group"
      aria-label={label}
      style={[styles.panel, toMove && styles.active, facingAway && styles.turned]}
    >
      <View style={styles.person}>
        <Mark player={mark} size={34} />
        <Words as="label" style={styles.name} numberOfLines={1}>
          {name}
        </Words>
        {toMove && ai ? <ThinkingDots /> : null}
        <Words as="title" style={styles.wins}>
          {wins}
        </Words>
      </View>
      {SeatPart ? <SeatPart table={table} mark={mark} /> : null}
    </View>
  );
}

function ThinkingDots() {
  const styles = useStyles(makeStyles);
  return (
    <View style={styles.dots} testID="thinking">
      {[0, 1, 2].map((dot) => (
        <Pulse key={dot} active delay={dot * 150} style={styles.dot} />
      ))}
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    person: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 48 },
    panel: {
      paddingHorizontal: space.m,
      minHeight: 52,
      borderRadius: radius.l,
      borderWidth: 2,
      borderColor: 'transparent',
      backgroundColor: colors.surface,
      alignSelf: 'stretch',
    },
    active: { borderColor: colors.accentText },
    turned: { transform: [{ rotate: '180deg' }] },
    name: { flex: 1 },
    wins: { minWidth: 28, textAlign: 'center' },
    dots: { flexDirection: 'row', gap: 5 },
    dot: { width: 8, height: 8, borderRadius: radius.round, backgroundColor: colors.accentText },
  });
