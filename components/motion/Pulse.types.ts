import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

/** Breathes while `active`: something is being worked on. */
export interface PulseProps {
  readonly active: boolean;
  readonly delay?: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

export const PULSE_MS = 900;
export const PULSE_LOW = 0.25;
