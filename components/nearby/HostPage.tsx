import { Screen, Status } from '@/components/controls';
import { t } from '@/components/i18n';
import { useHosting, useNearby, useNearbyOpened } from '@/stores/nearby';

import { HostSetup } from './HostSetup';
import { Invite } from './Invite';

/** A table of one's own: first what to play, then how others find it. */
export function HostPage() {
  const opened = useNearbyOpened();
  const opening = useHosting((state) => state.opening);
  const now = useNearby((state) => state.now);
  if (now?.role === 'host') return <Invite now={now} />;
  if (opened && !opening) return <HostSetup />;
  return (
    <Screen title={t('nearby.hosting.title')}>
      <Status>{t('nearby.hosting.opening')}</Status>
    </Screen>
  );
}
