import { useEffect, useState } from 'react';

import { isRecorded, type Table } from '@/engine';

/** Long enough to see the last mark and the line drawn through. */
const AFTER_THE_LAST_MOVE_MS = 1_100;

/** Whether the result is on show: it comes by itself when a round ends while one looks on. */
export function useResultOpen(table: Table) {
  const over = isRecorded(table);
  const result = over ? table.match.results.length : 0;
  const [shown, setShown] = useState(result);
  useEffect(() => {
    if (result === 0) return undefined;
    const timer = setTimeout(() => setShown(result), AFTER_THE_LAST_MOVE_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return { open: over && shown === result, show: () => setShown(result), hide: () => setShown(0) };
}
