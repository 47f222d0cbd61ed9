import type { StyleProp, ViewStyle } from 'react-native';

/** A small vessel that fills and drains from its bottom; `share` goes from 0 to 1. */
export interface FillProps {
  readonly share: number;
  readonly color: string;
  readonly duration: number;
  readonly delay?: number;
  readonly style?: StyleProp<ViewStyle>;
}
