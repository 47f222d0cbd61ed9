import { Text, type TextProps } from 'react-native';

import { type, useTheme, type Palette, type TypeName } from '@/components/theme';

export interface WordsProps extends TextProps {
  readonly as?: TypeName;
  readonly tone?: keyof Palette;
}

/** All text in the app: a size from the scale, a colour from the palette. */
export function Words({ as = 'body', tone = 'text', style, ...rest }: WordsProps) {
  const { colors } = useTheme();
  const heading = as === 'title' || as === 'heading' ? ({ role: 'heading' } as const) : undefined;
  return (
    <Text
      {...(rest.role ? undefined : heading)}
      style={[type[as], { color: colors[tone] }, style]}
      {...rest}
    />
  );
}
