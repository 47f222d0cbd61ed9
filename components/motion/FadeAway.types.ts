import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

/** Something that was here a moment ago: shown for `hold` milliseconds, then it shrinks and is gone. */
export interface FadeAwayProps {
  readonly hold: number;
  readonly duration: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** How small it is when it is gone. */
export const GONE_SCALE = 0.4;
