import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';

import { motion } from '@/components/theme';

import { cellUnder, dragStep, isFarEnough } from './dragStep';
import { DRAG_SLOP, type TileDragProps } from './TileDrag.types';

/** Nothing is being dragged. */
const NONE = -1;

interface Hand {
  readonly from: SharedValue<number>;
  readonly to: SharedValue<number>;
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
}

interface TileProps {
  readonly index: number;
  readonly side: number;
  readonly hand: Hand;
  readonly children: ReactNode;
}

function Tile({ index, side, hand, children }: TileProps) {
  const moved = useAnimatedStyle(() => {
    const way = hand.from.value === index ? 1 : hand.to.value === index ? -1 : 0;
    return {
      zIndex: way === 1 ? 2 : 0,
      transform: [{ translateX: way * hand.x.value }, { translateY: way * hand.y.value }],
    };
  });
  return <Animated.View style={[{ width: side, height: side }, moved]}>{children}</Animated.View>;
}

export function TileDrag({ rows, columns, side, enabled, canSwap, onSwap, renderTile }: TileDragProps) {
  const from = useSharedValue(NONE);
  const to = useSharedValue(NONE);
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const grid = { rows, columns, side, canSwap };

  const letGo = () => {
    from.value = NONE;
    to.value = NONE;
    x.value = 0;
    y.value = 0;
  };
  const pan = Gesture.Pan()
    .enabled(enabled)
    .runOnJS(true)
    .minDistance(DRAG_SLOP)
    .maxPointers(1)
    .onStart((event) => {
      const under = cellUnder(grid, event.x - event.translationX, event.y - event.translationY);
      from.value = under ?? NONE;
    })
    .onUpdate((event) => {
      if (from.value === NONE) return;
      const step = dragStep(grid, from.value, event.translationX, event.translationY);
      to.value = step.to ?? NONE;
      x.value = step.x;
      y.value = step.y;
    })
    .onEnd((event, released) => {
      if (from.value === NONE) return;
      const step = dragStep(grid, from.value, event.translationX, event.translationY);
      if (!released || step.to === null || !isFarEnough(step, side)) {
        x.value = withTiming(0, { duration: motion.quick });
        y.value = withTiming(0, { duration: motion.quick });
        return;
      }
      onSwap(from.value, step.to, Math.abs(step.x + step.y) / side);
      letGo();
    });

  return (
    <GestureDetector gesture={pan}>
      <View style={[styles.grid, { width: columns * side, height: rows * side }]}>
        {Array.from({ length: rows * columns }, (_, index) => (
          <Tile key={index} index={index} side={side} hand={{ from, to, x, y }}>
            {renderTile(index)}
          </Tile>
        ))}
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({ grid: { flexDirection: 'row', flexWrap: 'wrap', direction: 'ltr' } });
