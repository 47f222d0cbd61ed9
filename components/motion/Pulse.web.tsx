import { useEffect, useRef } from 'react';
import { View } from 'react-native';

import { PULSE_LOW, PULSE_MS, type PulseProps } from './Pulse.types';
import { useReducedMotion } from './useReducedMotion';

export function Pulse({ active, delay = 0, style, children }: PulseProps) {
  const still = useReducedMotion();
  const view = useRef<View>(null);
  const moving = active && !still;
  useEffect(() => {
    // On the web a View's ref is its element.
    const element = view.current as unknown as HTMLElement | null;
    if (!moving || !element) return undefined;
    const breathing = element.animate([{ opacity: 1 }, { opacity: PULSE_LOW }], {
      duration: PULSE_MS / 2,
      delay,
      iterations: Infinity,
      direction: 'alternate',
    });
    return () => breathing.cancel();
  }, [moving, delay]);
  return (
    <View ref={view} style={style}>
      {children}
    </View>
  );
}
