import { useEffect, useRef } from 'react';
import { View } from 'react-native';

import { SWIPE_DISTANCE, type SwipeProps } from './Swipe.types';

export function Swipe({ onLeft, onRight, children }: SwipeProps) {
  const view = useRef<View>(null);
  useEffect(() => {
    // On the web a View's ref is its element.
    const element = view.current as unknown as HTMLElement | null;
    if (!element) return undefined;
    let from: number | undefined;
    const down = (event: TouchEvent) => (from = event.touches[0]?.clientX);
    const up = (event: TouchEvent) => {
      const travelled = from === undefined ? 0 : (event.changedTouches[0]?.clientX ?? from) - from;
      from = undefined;
      if (travelled <= -SWIPE_DISTANCE) onLeft();
      else if (travelled >= SWIPE_DISTANCE) onRight();
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchend', up);
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchend', up);
    };
  }, [onLeft, onRight]);
  return <View ref={view}>{children}</View>;
}
