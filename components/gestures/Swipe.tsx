import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { View } from 'react-native';

import { SWIPE_DISTANCE, type SwipeProps } from './Swipe.types';

/** Sideways swipes over what it holds; taps pass through. */
export function Swipe({ onLeft, onRight, children }: SwipeProps) {
  const pan = Gesture.Pan()
    .runOnJS(true)
    .activeOffsetX([-SWIPE_DISTANCE / 2, SWIPE_DISTANCE / 2])
    .onEnd(({ translationX }) => {
      if (translationX <= -SWIPE_DISTANCE) onLeft();
      else if (translationX >= SWIPE_DISTANCE) onRight();
    });
  return (
    <GestureDetector gesture={pan}>
      <View>{children}</View>
    </GestureDetector>
  );
}
