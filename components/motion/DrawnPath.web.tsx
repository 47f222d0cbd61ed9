import { useLayoutEffect, useRef } from 'react';

import type { DrawnPathProps } from './DrawnPath.types';

/** The browser animates strokes by itself: no animation library is loaded for it. */
export function DrawnPath({ d, length, stroke, strokeWidth, duration, delay = 0, animate }: DrawnPathProps) {
  const path = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (!animate) return undefined;
    const drawing = path.current?.animate([{ strokeDashoffset: length }, { strokeDashoffset: 0 }], {
      duration,
      delay,
      easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
      fill: 'backwards',
    });
    return () => drawing?.cancel();
  }, [animate, length, duration, delay]);
  return (
    <path
      ref={path}
      d={d}
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={length}
      fill="none"
    />
  );
}
