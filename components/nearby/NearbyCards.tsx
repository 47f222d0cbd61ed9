import { useRouter } from 'expo-router';

import { Button, Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { openInApp, tableHere } from '@/platform/links';
import {
  forgetSeat,
  keptPlace,
  reopenTable,
  sitAgain,
  sitDown,
  useHosting,
  useNearby,
  useNearbyOpened,
} from '@/stores/nearby';

/** Tables there are to sit down at: the one this page came from, the seat that was kept, one's own. */
export function NearbyCards() {
  const router = useRouter();
  const opened = useNearbyOpened();
  const owned = useHosting((state) => state.kept);
  // Drawn anew when a seat is taken or given up.
  useNearby((state) => state.now?.line);
  if (!opened) return null;

  const here = tableHere();
  const place = keptPlace();
  const toTable = () => router.push('/nearby/table');
  const sitHere = () => {
    if (here === null) return;
    if (here.code === null && place !== here.place) {
      return router.push({ pathname: '/nearby/join', params: { place: here.place } });
    }
    void (here.code === null ? sitAgain() : sitDown(here.place, here.code)).then(toTable);
  };

  return (
    <>
      {here === null ? null : (
        <Card>
          <Words>{t('nearby.hereAbout')}</Words>
          <Button kind="main" icon="nearby" label={t('nearby.here')} onPress={sitHere} />
          {here.code === null || openInApp === null ? null : (
            <Button kind="quiet" label={t('nearby.openApp')} onPress={() => openInApp?.(here)} />
          )}
        </Card>
      )}
      {place === null || place === here?.place ? null : (
        <Card>
          <Words>{t('nearby.goOnAt', { place })}</Words>
          <Button icon="nearby" label={t('nearby.goOn')} onPress={() => void sitAgain().then(toTable)} />
          <Button kind="quiet" label={t('nearby.forget')} onPress={forgetSeat} />
        </Card>
      )}
      {owned ? (
        <Card>
          <Words>{t('nearby.goOnHosted')}</Words>
          <Button
            icon="nearby"
            label={t('nearby.goOnHost')}
            onPress={() => {
              void reopenTable();
              router.push('/nearby/host');
            }}
          />
        </Card>
      ) : null}
    </>
  );
}
