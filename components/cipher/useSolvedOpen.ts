import { useEffect, useState } from 'react';

import type { Attempt } from '@/engine/cipher';

/** Long enough to see the last tile come to rest. */
const AFTER_THE_LAST_MOVE_MS = 900;

/** Whether the result is on show: it comes by itself when the puzzle is solved. */
export function useSolvedOpen({ record }: Attempt) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (record === null) return undefined;
    const timer = setTimeout(() => setShown(record), AFTER_THE_LAST_MOVE_MS);
    return () => clearTimeout(timer);
  }, [record]);
  return {
    open: record !== null && shown === record,
    show: () => setShown(record),
    hide: () => setShown(null),
  };
}
