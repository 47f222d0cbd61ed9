import { useLayoutEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { GONE_SCALE, type FadeAwayProps } from './FadeAway.types';
import { useReducedMotion } from './useReducedMotion';

export function FadeAway({ hold, duration, style, children }: FadeAwayProps) {
  const still = useReducedMotion();
  const view = useRef<View>(null);
  useLayoutEffect(() => {
    // On the web a View's ref is its element.
    const element = view.current as unknown as HTMLElement | null;
    const leaving = element?.animate(
      [
        { opacity: 1, transform: 'scale(1)' },
        { opacity: 0, transform: `scale(${GONE_SCALE})` },
      ],
      { duration, delay: hold, easing: 'ease-in', fill: 'both' },
    );
    return () => leaving?.cancel();
  }, [hold, duration]);
  if (still) return null;
  return (
    <View ref={view} style={[style, styles.untouchable]} aria-hidden>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
