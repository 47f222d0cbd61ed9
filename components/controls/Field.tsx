import { StyleSheet, TextInput, View, type TextInputProps } from 'react-native';

import { TOUCH, radius, space, type, useStyles, type Palette } from '@/components/theme';

import { Words } from './Words';

interface FieldProps extends Omit<TextInputProps, 'onChange' | 'style'> {
  readonly label: string;
  readonly value: string;
  readonly onChangeText: (text: string) => void;
  /** What is wrong with it and what to do, in one sentence. */
  readonly problem?: string | undefined;
}

export function Field({ label, problem, ...rest }: FieldProps) {
  const styles = useStyles(makeStyles);
  return (
    <View style={styles.group}>
      <Words as="label" aria-hidden>
        {label}
      </Words>
      <TextInput
        aria-label={label}
        style={styles.input}
        placeholderTextColor={styles.placeholder.color}
        {...rest}
      />
      {problem === undefined ? null : (
        <Words as="small" tone="danger" role="alert">
          {problem}
        </Words>
      )}
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    group: { gap: space.xs },
    placeholder: { color: colors.muted },
    input: {
      ...type.body,
      minHeight: TOUCH,
      paddingHorizontal: space.m,
      paddingVertical: space.s,
      borderRadius: radius.m,
      borderWidth: 1.5,
      borderColor: colors.line,
      backgroundColor: colors.surface,
      color: colors.text,
    },
  });
