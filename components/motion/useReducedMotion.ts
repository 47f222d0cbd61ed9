import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

import { useSettings } from '@/stores';

/** Whether movement is to be replaced by an instant highlight: the person's choice, or the system's. */
export function useReducedMotion(): boolean {
  const choice = useSettings((settings) => settings.motion);
  const [system, setSystem] = useState(false);
  useEffect(() => {
    let current = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((reduced) => current && setSystem(reduced));
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setSystem);
    return () => {
      current = false;
      watch.remove();
    };
  }, []);
  return choice === 'system' ? system : choice === 'reduced';
}
