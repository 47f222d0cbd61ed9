import { useEffect, useRef, useState } from 'react';

import type { Puzzle, TierId } from '@/engine/cipher';
import { openPuzzle, takeNext } from '@/stores';

interface Making {
  readonly tier: TierId;
  readonly progress: number;
  readonly failed: boolean;
}

/** Gets the next puzzle of a tier, at once or with progress to look at, and opens it. */
export function useNextPuzzle(onOpened: (puzzle: Puzzle) => void) {
  const [making, setMaking] = useState<Making | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const next = async (tier: TierId) => {
    setMaking({ tier, progress: 0, failed: false });
    const puzzle = await takeNext(tier, (progress) => setMaking({ tier, progress, failed: false }));
    if (!here.current) return;
    setMaking(puzzle ? null : { tier, progress: 0, failed: true });
    if (!puzzle) return;
    openPuzzle(puzzle);
    onOpened(puzzle);
  };
  return { making, next: (tier: TierId) => void next(tier) };
}
