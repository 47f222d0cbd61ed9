import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import type { FillProps } from './Fill.types';
import { useReducedMotion } from './useReducedMotion';

export function Fill({ share, color, duration, delay = 0, style }: FillProps) {
  const still = useReducedMotion();
  const level = useSharedValue(share);
  useEffect(() => {
    level.value = still ? share : withDelay(delay, withTiming(share, { duration }));
  }, [level, share, still, delay, duration]);
  const rising = useAnimatedStyle(() => ({ height: `${level.value * 100}%` }));
  return (
    <View style={[styles.vessel, style]}>
      <Animated.View style={[{ backgroundColor: color }, rising]} />
    </View>
  );
}

const styles = StyleSheet.create({ vessel: { overflow: 'hidden', justifyContent: 'flex-end' } });
