import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';

import { DRAG_DISTANCE, cellUnder, type DragCellsProps } from './DragCells.types';

/** Taps pass through; a piece that may be lifted follows the finger until it is let go. */
export function DragCells(props: DragCellsProps) {
  const { columns, side, canLift, lifted, onLift, onDrop, children } = props;
  const [held, setHeld] = useState<number | null>(null);
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const following = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }, { translateY: y.value }],
  }));

  const lift = (cell: number | null) => {
    setHeld(cell);
    onLift?.(cell);
  };
  const pan = Gesture.Pan()
    .runOnJS(true)
    .maxPointers(1)
    .minDistance(DRAG_DISTANCE)
    .onTouchesDown((event, manager) => {
      // A touch that lifts nothing is left to the cells below and to the page's scrolling.
      const touch = event.allTouches[0];
      const from = touch ? cellUnder(touch.x, touch.y, props) : null;
      if (from === null || !canLift(from)) manager.fail();
    })
    .onStart((event) => {
      const from = cellUnder(event.x - event.translationX, event.y - event.translationY, props);
      if (from !== null && canLift(from)) lift(from);
    })
    .onUpdate((event) => {
      x.set(event.translationX);
      y.set(event.translationY);
    })
    .onFinalize((event, success) => {
      const to = cellUnder(event.x, event.y, props);
      if (success && held !== null && to !== null && to !== held) onDrop(held, to);
      x.set(0);
      y.set(0);
      if (held !== null) lift(null);
    });

  return (
    <GestureDetector gesture={pan}>
      <View>
        {children}
        {held === null ? null : (
          <Animated.View
            pointerEvents="none"
            style={[
              styles.held,
              {
                left: (held % columns) * side,
                top: Math.floor(held / columns) * side,
                width: side,
                height: side,
              },
              following,
            ]}
          >
            {lifted(held)}
          </Animated.View>
        )}
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  held: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
});
