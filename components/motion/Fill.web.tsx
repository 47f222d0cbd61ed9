import { StyleSheet, View, type ViewStyle } from 'react-native';

import type { FillProps } from './Fill.types';
import { useReducedMotion } from './useReducedMotion';

export function Fill({ share, color, duration, delay = 0, style }: FillProps) {
  const still = useReducedMotion();
  // Browsers move between two styles by themselves; these names are theirs, not React Native's.
  const rising = {
    backgroundColor: color,
    height: `${share * 100}%`,
    transitionProperty: 'height',
    transitionDuration: `${still ? 0 : duration}ms`,
    transitionDelay: `${still ? 0 : delay}ms`,
  } as ViewStyle;
  return (
    <View style={[styles.vessel, style]}>
      <View style={rising} />
    </View>
  );
}

const styles = StyleSheet.create({ vessel: { overflow: 'hidden', justifyContent: 'flex-end' } });
