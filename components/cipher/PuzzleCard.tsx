import { useRouter } from 'expo-router';

import type { Attempt } from '@/engine/cipher';
import { ResumeCard } from '@/components/home/ResumeCard';
import { t } from '@/components/i18n';
import { discardPuzzle } from '@/stores';

import { attemptName } from './names';

/** A puzzle in progress: tap to go on with it. */
export function PuzzleCard({ attempt }: { readonly attempt: Attempt }) {
  const router = useRouter();
  const { id, par } = attempt.puzzle;
  const name = attemptName(attempt);
  return (
    <ResumeCard
      name={name}
      line={t('cipher.card.line', { count: attempt.session.cursor, par })}
      label={t('cipher.card.resume', { name })}
      onResume={() => router.push({ pathname: '/puzzle/[id]', params: { id } })}
      discard={{
        label: t('cipher.card.discard', { name }),
        question: t('cipher.card.discardQuestion'),
        note: t('cipher.card.discardNote'),
        onDiscard: () => discardPuzzle(id),
      }}
    />
  );
}
