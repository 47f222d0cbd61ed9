import { useEffect, useRef } from 'react';
import { AccessibilityInfo } from 'react-native';

import { Words } from './Words';

interface StatusProps {
  readonly children: string;
}

/** iOS has no live regions: each change is announced by hand, once. */
export function Status({ children }: StatusProps) {
  const said = useRef(children);
  useEffect(() => {
    if (said.current === children) return;
    said.current = children;
    AccessibilityInfo.announceForAccessibility(children);
  }, [children]);
  return (
    <Words as="heading" style={{ textAlign: 'center' }}>
      {children}
    </Words>
  );
}
