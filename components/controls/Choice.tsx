import { StyleSheet, View } from 'react-native';

import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

import { Press } from './Press';
import { Words } from './Words';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** A second line: what choosing it means. */
  readonly note?: string;
}

interface ChoiceProps<Value> {
  readonly title: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, all in view: a radio group whose options wrap. */
export function Choice<Value extends string | number>({
  title,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const styles = useStyles(makeStyles);
  const note = options.find((option) => option.value === value)?.note;
  return (
    <View style={styles.group}>
      <Words as="label" aria-hidden>
        {title}
      </Words>
      <View role="radiogroup" aria-label={title} style={styles.row}>
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <Press
              key={option.value}
              role="radio"
              label={option.label}
              aria-checked={chosen}
              onPress={() => onChange(option.value)}
              style={[styles.option, chosen && styles.chosen]}
            >
              <Words as="label" tone={chosen ? 'onAccent' : 'text'} style={styles.text}>
                {option.label}
              </Words>
            </Press>
          );
        })}
      </View>
      {note === undefined ? null : (
        <Words as="small" tone="muted">
          {note}
        </Words>
      )}
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    group: { gap: space.s },
    row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
    option: {
      minHeight: TOUCH,
      minWidth: TOUCH + space.s,
      paddingHorizontal: space.m,
      borderRadius: radius.m,
      borderWidth: 1.5,
      borderColor: colors.line,
      backgroundColor: colors.surface,
      alignItems: 'center',
      justifyContent: 'center',
    },
    chosen: { backgroundColor: colors.accent, borderColor: colors.accent },
    text: { textAlign: 'center' },
  });
