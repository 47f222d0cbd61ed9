import { type PropsWithChildren } from 'react';

/** Browsers have pointer events: no gesture library is loaded. */
export function GestureRoot({ children }: PropsWithChildren) {
  return children;
}
