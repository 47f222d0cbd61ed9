import type { JudgedMove } from '@/engine';
import { t } from '@/components/i18n';

const STEPS = { win: 1, draw: 0, loss: -1 } as const;

/** What a move did to the result, in a sentence; nothing when it kept it. */
export function lossText({ worth, lost }: JudgedMove): string | null {
  if (lost <= 0) return null;
  if (worth.kind === 'estimate') {
    return t('review.estimate', { points: lost.toFixed(1), depth: worth.depth });
  }
  const before = STEPS[worth.value] + lost;
  if (worth.value === 'draw') return t('review.turnedWinDraw');
  return t(before === 1 ? 'review.turnedWinLoss' : 'review.turnedDrawLoss');
}
