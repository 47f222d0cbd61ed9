import { useRouter } from 'expo-router';

import { Button, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';

export function NotFoundScreen() {
  const router = useRouter();
  return (
    <Screen title={t('notFound.title')}>
      <Words>{t('notFound.body')}</Words>
      <Button kind="main" label={t('notFound.home')} onPress={() => router.replace('/')} />
    </Screen>
  );
}
