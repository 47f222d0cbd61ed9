import { useRouter } from 'expo-router';

import { Button, Card, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { tableHere } from '@/platform/links';
import { canHost } from '@/stores/nearby';

import { NearbyCards } from './NearbyCards';

/** Host or join, and what was begun before. */
export function NearbyPage() {
  const router = useRouter();
  const isServed = tableHere() !== null;
  return (
    <Screen title={t('nearby.title')}>
      <NearbyCards />
      {canHost ? (
        <Card>
          <Words as="heading">{t('nearby.host')}</Words>
          <Words tone="muted">{t('nearby.hostAbout')}</Words>
          <Button kind="main" label={t('nearby.host')} onPress={() => router.push('/nearby/host')} />
        </Card>
      ) : null}
      <Card>
        <Words as="heading">{t('nearby.join')}</Words>
        <Words tone="muted">{t('nearby.joinAbout')}</Words>
        <Button
          kind={canHost || isServed ? 'plain' : 'main'}
          label={t('nearby.join')}
          onPress={() => router.push('/nearby/join')}
        />
      </Card>
      {canHost ? null : <Words tone="muted">{t('nearby.noHost')}</Words>}
      <Words as="small" tone="muted">
        {t('nearby.sameWifi')}
      </Words>
      <Words as="small" tone="muted">
        {t('nearby.plainText')}
      </Words>
    </Screen>
  );
}
