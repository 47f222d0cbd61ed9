import { useEffect } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import { GONE_SCALE, type FadeAwayProps } from './FadeAway.types';
import { useReducedMotion } from './useReducedMotion';

export function FadeAway({ hold, duration, style, children }: FadeAwayProps) {
  const still = useReducedMotion();
  const left = useSharedValue(1);
  useEffect(() => {
    left.value = withDelay(hold, withTiming(0, { duration }));
  }, [left, hold, duration]);
  const leaving = useAnimatedStyle(() => ({
    opacity: left.value,
    transform: [{ scale: GONE_SCALE + (1 - GONE_SCALE) * left.value }],
  }));
  if (still) return null;
  return (
    <Animated.View style={[style, leaving]} pointerEvents="none" aria-hidden>
      {children}
    </Animated.View>
  );
}
