import { StyleSheet, View } from 'react-native';

import type { GameRecord } from '@/engine';
import { Icon, type IconName } from '@/components/controls';
import { radius, useStyles, type Palette } from '@/components/theme';

type Tone = 'good' | 'danger' | 'muted';

function badgeOf({ result, you }: Pick<GameRecord, 'result' | 'you'>): readonly [IconName, Tone] {
  if (result === 'solved') return ['check', 'good'];
  if (result === 'given-up') return ['flag', 'muted'];
  if (result === 'draw') return ['equals', 'muted'];
  if (you === null) return [result === 'X' ? 'close' : 'ring', 'muted'];
  return result === you ? ['check', 'good'] : ['down', 'danger'];
}

/** How a game ended, at a glance: a shape of its own for each result. The words stand beside it. */
export function ResultBadge({ record }: { readonly record: Pick<GameRecord, 'result' | 'you'> }) {
  const styles = useStyles(makeStyles);
  const [icon, tone] = badgeOf(record);
  return (
    <View style={[styles.badge, styles[tone]]} aria-hidden>
      <Icon name={icon} tone={tone} size={20} />
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    badge: {
      width: 36,
      height: 36,
      borderRadius: radius.round,
      borderWidth: 1.5,
      alignItems: 'center',
      justifyContent: 'center',
    },
    good: { borderColor: colors.good },
    danger: { borderColor: colors.danger },
    muted: { borderColor: colors.line },
  });
