import type { JudgedMove, Worth } from '@/engine';
import { t } from '@/components/i18n';

const STEPS = { win: 1, draw: 0, loss: -1 } as const;

/** Losses are told in tenths of a point: what would read as 0.0 is not worth a sentence. */
const LEAST_LOSS = 0.05;

/** What a move did to the result, in a sentence, seen beside the best there was; nothing when it kept it. */
export function lossText({ worth, lost }: JudgedMove, best: Worth): string | null {
  if (lost <= 0) return null;
  if (worth.kind === 'estimate') {
    if (best.kind === 'exact') return t('review.missedWin');
    return lost < LEAST_LOSS ? null : t('review.estimate', { points: lost.toFixed(1), depth: worth.depth });
  }
  if (best.kind === 'estimate') return t('review.nowLost');
  const before = STEPS[worth.value] + lost;
  if (worth.value === 'draw') return t('review.turnedWinDraw');
  return t(before === 1 ? 'review.turnedWinLoss' : 'review.turnedDrawLoss');
}
