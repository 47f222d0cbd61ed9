import { useEffect, useState } from 'react';

import { canRedo, type Attempt } from '@/engine/cipher';
import { t } from '@/components/i18n';
import { thinker } from '@/platform/thinker';
import { redoPuzzle, showPuzzleSolution } from '@/stores';

const BETWEEN_STEPS_MS = 650;

/** Lays out a shortest way when asked, and then plays it, move by move. */
export function useSolution(attempt: Attempt) {
  const [wanted, setWanted] = useState<'no' | 'asked' | 'playing' | 'failed'>('no');
  const { id, config } = attempt.puzzle;
  const { cursor } = attempt.session;
  const more = wanted === 'playing' && canRedo(attempt);

  useEffect(() => {
    if (wanted !== 'asked') return undefined;
    const thought = thinker.think({ kind: 'solution', config });
    void thought.answer.then((answer) => {
      if (!answer.ok && answer.code === 'cancelled') return;
      const found = answer.ok && answer.value.kind === 'solution' ? answer.value.moves : null;
      if (found) showPuzzleSolution(id, found);
      setWanted(found ? 'playing' : 'failed');
    });
    return () => thought.cancel();
  }, [wanted, id, config]);

  useEffect(() => {
    if (!more) return undefined;
    const timer = setTimeout(() => redoPuzzle(id), BETWEEN_STEPS_MS);
    return () => clearTimeout(timer);
  }, [more, id, cursor]);

  const text =
    wanted === 'asked'
      ? t('cipher.compare.finding')
      : wanted === 'failed'
        ? t('cipher.compare.notFound')
        : null;
  return { showing: wanted === 'asked' || more, text, show: () => setWanted('asked') };
}
