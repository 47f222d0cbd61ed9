import { useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';

import type { GlideProps } from './Glide.types';
import { useReducedMotion } from './useReducedMotion';

export function Glide({ x, y, duration, style, children }: GlideProps) {
  const still = useReducedMotion();
  const view = useRef<View>(null);
  useLayoutEffect(() => {
    // On the web a View's ref is its element.
    const element = view.current as unknown as HTMLElement | null;
    if (still || !element) return undefined;
    const gliding = element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
    });
    return () => gliding.cancel();
  }, [x, y, still, duration]);
  return (
    <View ref={view} style={style}>
      {children}
    </View>
  );
}
