import { useEffect } from 'react';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

import { PULSE_LOW, PULSE_MS, type PulseProps } from './Pulse.types';
import { useReducedMotion } from './useReducedMotion';

export function Pulse({ active, delay = 0, style, children }: PulseProps) {
  const still = useReducedMotion();
  const opacity = useSharedValue(1);
  const moving = active && !still;
  useEffect(() => {
    opacity.value = moving
      ? withDelay(delay, withRepeat(withTiming(PULSE_LOW, { duration: PULSE_MS / 2 }), -1, true))
      : withTiming(1, { duration: 0 });
  }, [opacity, moving, delay]);
  const breathing = useAnimatedStyle(() => ({ opacity: opacity.value }));
  return <Animated.View style={[style, breathing]}>{children}</Animated.View>;
}
