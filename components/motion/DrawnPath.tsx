import { useEffect } from 'react';
import Animated, {
  Easing,
  useAnimatedProps,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { Path } from 'react-native-svg';

import type { DrawnPathProps } from './DrawnPath.types';

const AnimatedPath = Animated.createAnimatedComponent(Path);

export function DrawnPath({ d, length, stroke, strokeWidth, duration, delay = 0, animate }: DrawnPathProps) {
  const hidden = useSharedValue(animate ? length : 0);
  useEffect(() => {
    hidden.value = animate
      ? withDelay(delay, withTiming(0, { duration, easing: Easing.out(Easing.cubic) }))
      : 0;
  }, [hidden, animate, delay, duration]);
  const drawn = useAnimatedProps(() => ({ strokeDashoffset: hidden.value }));
  return (
    <AnimatedPath
      d={d}
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={[length, length]}
      fill="none"
      animatedProps={drawn}
    />
  );
}
