import { useEffect } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import type { GlideProps } from './Glide.types';
import { useReducedMotion } from './useReducedMotion';

export function Glide({ x, y, duration, style, children }: GlideProps) {
  const still = useReducedMotion();
  const away = useSharedValue(1);
  useEffect(() => {
    away.value = still ? 0 : withTiming(0, { duration, easing: Easing.out(Easing.cubic) });
  }, [away, still, duration]);
  const gliding = useAnimatedStyle(() => ({
    transform: [{ translateX: x * away.value }, { translateY: y * away.value }],
  }));
  return <Animated.View style={[style, gliding]}>{children}</Animated.View>;
}
