import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

/** Something that came from elsewhere: it starts `x`, `y` points away and glides home once. */
export interface GlideProps {
  readonly x: number;
  readonly y: number;
  readonly duration: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}
