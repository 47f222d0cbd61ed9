import { StyleSheet } from 'react-native';

import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

import { Icon, type IconName } from './Icon';
import { Press, type PressProps } from './Press';
import { Words } from './Words';

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends Omit<PressProps, 'children'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** What is written on it, where that is shorter than its label. */
  readonly title?: string;
}

const TONES = {
  main: 'onAccent',
  plain: 'text',
  quiet: 'accentText',
  danger: 'danger',
} as const satisfies Record<ButtonKind, keyof Palette>;

/** A labelled button; one `main` on a screen at most. */
export function Button({ kind = 'plain', icon, label, title = label, style, ...rest }: ButtonProps) {
  const styles = useStyles(makeStyles);
  return (
    <Press label={label} style={[styles.base, styles[kind], style]} {...rest}>
      {icon ? <Icon name={icon} tone={TONES[kind]} /> : null}
      {title === '' ? null : (
        <Words as="label" tone={TONES[kind]} style={styles.title}>
          {title}
        </Words>
      )}
    </Press>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    base: {
      minHeight: TOUCH,
      paddingHorizontal: space.l,
      paddingVertical: space.s,
      borderRadius: radius.m,
      borderWidth: 1.5,
      borderColor: 'transparent',
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.s,
    },
    title: { textAlign: 'center', flexShrink: 1 },
    main: { backgroundColor: colors.accent },
    plain: { backgroundColor: colors.surface, borderColor: colors.line },
    quiet: { backgroundColor: 'transparent' },
    danger: { backgroundColor: colors.surface, borderColor: colors.danger },
  });
