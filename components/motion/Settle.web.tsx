import { useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';

import { motion } from '@/components/theme';

import type { SettleProps } from './Settle.types';
import { useReducedMotion } from './useReducedMotion';

export function Settle({ move, x, y, turn, left, style, children }: SettleProps) {
  const still = useReducedMotion();
  const view = useRef<View>(null);
  useLayoutEffect(() => {
    // On the web a View's ref is its element.
    const element = view.current as unknown as HTMLElement | null;
    if (move === 0 || still || !element) return undefined;
    const share = left.current;
    const start = turn ? 'perspective(400px) rotateY(100deg)' : `translate(${x * share}px, ${y * share}px)`;
    const end = turn ? 'perspective(400px) rotateY(0deg)' : 'none';
    const settling = element.animate([{ transform: start }, { transform: end }], {
      duration: turn ? motion.normal : Math.max(60, motion.normal * share),
      easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
    });
    return () => settling.cancel();
  }, [move, x, y, turn, left, still]);
  return (
    <View ref={view} style={style}>
      {children}
    </View>
  );
}
