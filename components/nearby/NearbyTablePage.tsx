import { useRouter } from 'expo-router';
import { useEffect } from 'react';

import { Button, Screen, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { returnToSeat, useNearby, useNearbyOpened, watchLine } from '@/stores/nearby';

import { Ended } from './Ended';
import { LineStatus } from './LineStatus';
import { LongWait } from './LongWait';
import { NearbyTable } from './NearbyTable';
import { RaceLoader } from './RaceLoader';

/** The table this device sits at, whatever is played at it. */
export function NearbyTablePage() {
  const router = useRouter();
  const opened = useNearbyOpened();
  const now = useNearby((state) => state.now);
  useEffect(() => watchLine(), []);
  // Opened by itself, after a reload or a crash: the seat is still ours.
  useEffect(() => {
    if (opened && useNearby.getState().now === null) returnToSeat();
  }, [opened]);

  if (now === null || now.line === 'ended') {
    return now === null ? (
      <Screen title={t('nearby.title')}>
        <Words>{opened ? t('nearby.ended.left') : t('nearby.table.waiting')}</Words>
        <Button kind="main" label={t('nearby.title')} onPress={() => router.replace('/nearby')} />
      </Screen>
    ) : (
      <Ended now={now} />
    );
  }
  const { game } = now.log;
  if (game !== null && now.seat !== null) {
    return game.start.game === 'cipher' ? (
      <RaceLoader now={now} game={game} seat={now.seat} />
    ) : (
      <NearbyTable now={now} seat={now.seat} />
    );
  }
  return (
    <Screen title={t('nearby.title')}>
      <Status>{t('nearby.table.waiting')}</Status>
      <LineStatus line={now.line} />
      <Words tone="muted">{t('nearby.sameWifi')}</Words>
      <LongWait line={now.line} />
      <Button label={t('nearby.join')} onPress={() => router.replace('/nearby/join')} />
    </Screen>
  );
}
