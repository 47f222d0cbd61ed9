import { useEffect, useState } from 'react';

import { canRedo, type Attempt } from '@/engine/cipher';
import { t } from '@/components/i18n';
import { thinker } from '@/platform/thinker';
import { redoPuzzle, showPuzzleSolution } from '@/stores';

const BETWEEN_STEPS_MS = 650;

/** Lays out a shortest way when asked, and then plays it, move by move. */
export function useSolution(attempt: Attempt) {
  const [wanted, setWanted] = useState<'no' | 'asked' | 'playing'>('no');
  /** The move before which none was found: the next one makes that old news. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const { id, config } = attempt.puzzle;
  const { cursor } = attempt.session;
  const more = wanted === 'playing' && canRedo(attempt);

  useEffect(() => {
    if (wanted !== 'asked') return undefined;
    const thought = thinker.think({ kind: 'solution', config });
    void thought.answer.then((answer) => {
      if (!answer.ok && answer.code === 'cancelled') return;
      const found = answer.ok && answer.value.kind === 'solution' ? answer.value.moves : null;
      setWanted(found ? 'playing' : 'no');
      setFailedAt(found ? null : cursor);
      if (found) showPuzzleSolution(id, found);
    });
    return () => thought.cancel();
  }, [wanted, id, config, cursor]);

  useEffect(() => {
    if (!more) return undefined;
    const timer = setTimeout(() => redoPuzzle(id), BETWEEN_STEPS_MS);
    return () => clearTimeout(timer);
  }, [more, id, cursor]);

  const text =
    wanted === 'asked'
      ? t('cipher.compare.finding')
      : failedAt === cursor
        ? t('cipher.compare.notFound')
        : null;
  return { showing: wanted === 'asked' || more, text, show: () => setWanted('asked') };
}
