import { useLocalSearchParams, useRouter } from 'expo-router';

import { cipher } from '@/engine';
import { PuzzleReview } from '@/components/cipher/PuzzleReview';
import { Button, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { Review } from '@/components/review/Review';
import { useHistory } from '@/stores';

/** A finished game, move by move. */
export function ReviewScreen() {
  const { id } = useLocalSearchParams<'/review/[id]'>();
  const router = useRouter();
  const record = useHistory((state) => state.records.find((one) => one.id === id));
  const puzzle = record?.game === 'cipher' ? cipher.check(record.config) : undefined;
  if (record && puzzle?.ok) return <PuzzleReview key={record.id} record={record} config={puzzle.value} />;
  if (record && record.game !== 'cipher') return <Review key={record.id} record={record} />;
  return (
    <Screen title={t('review.title')}>
      <Words>{t('review.notKept')}</Words>
      <Button kind="main" label={t('notFound.home')} onPress={() => router.replace('/')} />
    </Screen>
  );
}
