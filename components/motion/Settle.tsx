import { useLayoutEffect } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { motion } from '@/components/theme';

import type { SettleProps } from './Settle.types';
import { useReducedMotion } from './useReducedMotion';

export function Settle({ move, x, y, turn, left, style, children }: SettleProps) {
  const still = useReducedMotion();
  /** How much of the movement is left: 1 at its start, 0 at rest. */
  const rest = useSharedValue(0);
  useLayoutEffect(() => {
    if (move === 0 || still) return;
    const share = turn ? 1 : left.current;
    rest.value = share;
    rest.value = withTiming(0, {
      duration: Math.max(60, motion.normal * share),
      easing: Easing.out(Easing.cubic),
    });
  }, [move, turn, left, still, rest]);
  const settling = useAnimatedStyle(() => ({
    transform: turn
      ? [{ perspective: 400 }, { rotateY: `${rest.value * 100}deg` }]
      : [{ translateX: x * rest.value }, { translateY: y * rest.value }],
  }));
  return <Animated.View style={[style, settling]}>{children}</Animated.View>;
}
