import { useRouter } from 'expo-router';

import { Button, Card, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { canHost } from '@/stores/nearby';

import { NearbyCards } from './NearbyCards';

/** Host or join, and what was begun before. */
export function NearbyPage() {
  const router = useRouter();
  return (
    <Screen title={t('nearby.title')}>
      <NearbyCards />
      <Card>
        <Words as="heading">{t('nearby.host')}</Words>
        <Words tone="muted">{t(canHost ? 'nearby.hostAbout' : 'nearby.noHost')}</Words>
        {canHost ? (
          <Button kind="main" label={t('nearby.host')} onPress={() => router.push('/nearby/host')} />
        ) : null}
      </Card>
      <Card>
        <Words as="heading">{t('nearby.join')}</Words>
        <Words tone="muted">{t('nearby.joinAbout')}</Words>
        <Button
          kind={canHost ? 'plain' : 'main'}
          label={t('nearby.join')}
          onPress={() => router.push('/nearby/join')}
        />
      </Card>
      <Words as="small" tone="muted">
        {t('nearby.sameWifi')}
      </Words>
      <Words as="small" tone="muted">
        {t('nearby.plainText')}
      </Words>
    </Screen>
  );
}
