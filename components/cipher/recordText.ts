import type { PuzzleRecord } from '@/engine';
import { t } from '@/components/i18n';

import { puzzleName, starsText } from './names';

/** A solved puzzle in a list: which it was, and how it went. */
export function puzzleRecordText({ tier, daily, stars, score }: PuzzleRecord, assisted: boolean) {
  return {
    who: puzzleName(tier, daily),
    result: assisted
      ? t('cipher.stats.assisted')
      : t('cipher.stats.solved', {
          stars: starsText(stars),
          score: t('cipher.solved.score', { count: score }),
        }),
  };
}
