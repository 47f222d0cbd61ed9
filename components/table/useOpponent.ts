import { useEffect, useState } from 'react';

import type { Table } from '@/engine';
import { letOpponentMove } from '@/stores';

import { positionKey } from './useHint';

/** Lets the AI move when it is its turn. If it cannot, says so and offers to ask it again. */
export function useOpponent(table: Table): { readonly stuck: boolean; readonly askAgain: () => void } {
  const at = positionKey(table);
  const [stuckAt, setStuckAt] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => letOpponentMove(table.id, () => setStuckAt(at)), [table.id, at, asked]);
  return {
    stuck: stuckAt === at,
    askAgain: () => {
      setStuckAt(null);
      setAsked(asked + 1);
    },
  };
}
