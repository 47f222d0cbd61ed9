import { StyleSheet, View } from 'react-native';

import { Spoken } from '@/components/controls';
import { t } from '@/components/i18n';
import { Pulse } from '@/components/motion';
import { radius, space, type, useStyles, type Palette } from '@/components/theme';
import type { Line } from '@/stores/nearby';

interface LineStatusProps {
  readonly line: Line;
  /** Something waits to be sent: said while the line is not what it should be. */
  readonly waits?: boolean;
}

/** How the line stands, in words first: the mark beside them is full, hollow or moving. */
export function LineStatus({ line, waits = false }: LineStatusProps) {
  const styles = useStyles(makeStyles);
  const live = line === 'connected';
  const trying = line === 'connecting' || line === 'reconnecting' || line === 'quiet';
  const words = t(`nearby.line.${line}`);
  return (
    <View style={styles.line}>
      <Pulse active={trying} style={[styles.dot, live && styles.live]} />
      <Spoken as="small" tone={live ? 'muted' : 'text'} style={styles.words}>
        {waits && !live ? `${words} ${t('nearby.table.saved')}` : words}
      </Spoken>
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    line: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.s,
      // Room for two lines at all times: a board must not move under a finger because the line went quiet.
      minHeight: 2 * type.small.lineHeight,
    },
    dot: {
      width: 10,
      height: 10,
      borderRadius: radius.round,
      borderWidth: 2,
      borderColor: colors.accentText,
    },
    live: { backgroundColor: colors.accentText },
    words: { flexShrink: 1 },
  });
