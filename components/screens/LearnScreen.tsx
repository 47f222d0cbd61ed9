import { useLocalSearchParams, useRouter } from 'expo-router';

import { LearnCipher } from '@/components/cipher/LearnCipher';
import { Button, Card, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';

import { NotFoundScreen } from './NotFoundScreen';

const CLASSIC_PARTS = ['goal', 'turns', 'boards', 'swap', 'levels'] as const;

/** The rules on one page. */
export function LearnScreen() {
  const { game } = useLocalSearchParams<'/learn/[game]'>();
  const router = useRouter();
  if (game === 'cipher') return <LearnCipher />;
  if (game !== 'classic') return <NotFoundScreen />;
  return (
    <Screen title={t('learn.title', { game: t('game.classic.name') })}>
      {CLASSIC_PARTS.map((part) => (
        <Card key={part}>
          <Words as="heading">{t(`learn.classic.headings.${part}`)}</Words>
          <Words>{t(`learn.classic.${part}`)}</Words>
        </Card>
      ))}
      <Button kind="main" label={t('learn.try')} onPress={() => router.push('/new/classic')} />
    </Screen>
  );
}
