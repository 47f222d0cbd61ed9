import { RUN_TO_MOVE, type LadderMove } from '@/engine';
import { t } from '@/components/i18n';

/** What a result did to the adaptive opponent, why, and what would move it next. */
export function ladderText({ kind, level: at, run }: LadderMove): string {
  const level = t(`level.${at}`);
  const count = Math.abs(run);
  if (kind !== 'held') return t(kind === 'up' ? 'result.ladderUp' : 'result.ladderDown', { count, level });
  if (count === 0) return t('result.ladderDrawn', { level });
  if (count >= RUN_TO_MOVE) return t(run > 0 ? 'result.ladderTop' : 'result.ladderBottom', { level });
  return t(run > 0 ? 'result.ladderWins' : 'result.ladderLosses', { count, level, needed: RUN_TO_MOVE });
}
