import { useEffect, useRef, useState } from 'react';

import type { Puzzle, TierId } from '@/engine/cipher';
import { t } from '@/components/i18n';
import { openPuzzle, takeNext } from '@/stores';

interface Making {
  readonly tier: TierId;
  readonly progress: number;
  readonly failed: boolean;
}

/** Tenths are enough: every change is read out. */
const STEPS = 10;

/** How far the puzzle is that somebody waits for. */
export function makingText({ progress, failed }: Pick<Making, 'progress' | 'failed'>): string {
  if (failed) return t('cipher.picker.failed');
  return t('cipher.picker.making', { percent: (Math.floor(progress * STEPS) * 100) / STEPS });
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
    // One at a time: whoever taps twice does not want two puzzles.
    if (making !== null && !making.failed) return;
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
