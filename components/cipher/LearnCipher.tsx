import { useRouter } from 'expo-router';

import { Button, Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';

const PARTS = ['goal', 'moves', 'types', 'par', 'daily'] as const;

/** How puzzles are solved, on one page. */
export function LearnCipher() {
  const router = useRouter();
  return (
    <>
      {PARTS.map((part) => (
        <Card key={part}>
          <Words as="heading">{t(`cipher.learn.headings.${part}`)}</Words>
          <Words>{t(`cipher.learn.${part}`)}</Words>
        </Card>
      ))}
      <Button kind="main" label={t('cipher.learn.try')} onPress={() => router.push('/new/cipher')} />
    </>
  );
}
