import { StyleSheet, View } from 'react-native';

import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

import { Press } from './Press';
import { Words } from './Words';

interface ToggleProps {
  readonly label: string;
  readonly note?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A switch with its words as part of what can be pressed. */
export function Toggle({ label, note, value, onChange }: ToggleProps) {
  const styles = useStyles(makeStyles);
  return (
    <Press
      role="switch"
      label={label}
      aria-checked={value}
      onPress={() => onChange(!value)}
      style={styles.row}
      {...(note === undefined ? {} : { accessibilityHint: note })}
    >
      <View style={styles.words}>
        <Words as="label">{label}</Words>
        {note === undefined ? null : (
          <Words as="small" tone="muted">
            {note}
          </Words>
        )}
      </View>
      <View style={[styles.track, value && styles.trackOn]}>
        <View style={[styles.knob, value && styles.knobOn]} />
      </View>
    </Press>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    row: { minHeight: TOUCH, flexDirection: 'row', alignItems: 'center', gap: space.m },
    words: { flex: 1 },
    track: {
      width: 52,
      height: 32,
      borderRadius: radius.round,
      borderWidth: 1.5,
      borderColor: colors.line,
      backgroundColor: colors.sunken,
      padding: 3,
    },
    trackOn: { backgroundColor: colors.accent, borderColor: colors.accent, alignItems: 'flex-end' },
    knob: { width: 23, height: 23, borderRadius: radius.round, backgroundColor: colors.line },
    knobOn: { backgroundColor: colors.onAccent },
  });
