import type { ReactNode, RefObject } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

/** Something that has just come here from elsewhere, or turned over, and comes to rest. */
export interface SettleProps {
  /** Another number starts the movement again; 0 means it has always been here. */
  readonly move: number;
  /** Where it came from, in points from here. */
  readonly x: number;
  readonly y: number;
  /** It turns over instead of sliding. */
  readonly turn: boolean;
  /** The share of the way that is left to go when the movement starts: a finger may have done the rest. */
  readonly left: RefObject<number>;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}
