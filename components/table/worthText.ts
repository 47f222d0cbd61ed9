import type { Worth } from '@/engine';
import { t } from '@/components/i18n';

/** What a move is worth, in a sentence. Distances count both players' moves; people count their own. */
export function worthText(worth: Worth): string {
  if (worth.kind === 'estimate') {
    return t('worth.points', { points: worth.points.toFixed(1), depth: worth.depth });
  }
  if (worth.value === 'draw') return t('worth.draw');
  const count = Math.ceil((worth.distance ?? 1) / 2);
  return t(worth.value === 'win' ? 'worth.win' : 'worth.loss', { count });
}
