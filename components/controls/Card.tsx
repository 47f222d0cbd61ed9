import { StyleSheet, View, type ViewProps } from 'react-native';

import { radius, space, useStyles, type Palette } from '@/components/theme';

/** A raised group of things that belong together. */
export function Card({ style, ...rest }: ViewProps) {
  const styles = useStyles(makeStyles);
  return <View style={[styles.card, style]} {...rest} />;
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    card: {
      backgroundColor: colors.surface,
      borderRadius: radius.l,
      borderWidth: 1,
      borderColor: colors.sunken,
      padding: space.l,
      gap: space.m,
    },
  });
