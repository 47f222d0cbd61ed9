import { useEffect, useRef } from 'react';
import { AccessibilityInfo } from 'react-native';

import type { SpokenProps } from './Spoken';
import { Words } from './Words';

/** iOS has no live regions: each change is announced by hand, once, after whatever is being said. */
export function Spoken(props: SpokenProps) {
  const { children } = props;
  const said = useRef(children);
  useEffect(() => {
    if (said.current === children) return;
    said.current = children;
    AccessibilityInfo.announceForAccessibilityWithOptions(children, { queue: true });
  }, [children]);
  return <Words {...props} />;
}
