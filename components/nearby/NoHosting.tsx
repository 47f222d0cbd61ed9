import { useRouter } from 'expo-router';

import { Button, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';

/** A browser, or an app built without sockets, can only join. */
export function NoHosting() {
  const router = useRouter();
  return (
    <Screen title={t('nearby.hosting.title')}>
      <Words>{t('nearby.noHost')}</Words>
      <Button kind="main" label={t('nearby.join')} onPress={() => router.replace('/nearby/join')} />
    </Screen>
  );
}
