import { useRouter } from 'expo-router';
import { useEffect } from 'react';

import { Button, Screen, Spoken, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { leaveSeat, returnToSeat, useHosting, useNearby, useNearbyOpened } from '@/stores/nearby';

import { Ended } from './Ended';
import { LineStatus } from './LineStatus';
import { ListenTrouble } from './ListenTrouble';
import { LongWait } from './LongWait';
import { NearbyTable } from './NearbyTable';
import { RaceLoader } from './RaceLoader';

/** The table this device sits at, whatever is played at it. */
export function NearbyTablePage() {
  const router = useRouter();
  const opened = useNearbyOpened();
  const now = useNearby((state) => state.now);
  // Opened by itself, after a reload or a crash: the seat is still ours.
  useEffect(() => {
    if (opened && useNearby.getState().now === null) returnToSeat();
  }, [opened]);

  if (now === null) return <NoTable opened={opened} />;
  if (now.line === 'ended') return <Ended now={now} />;
  const { sid, seat, log } = now;
  if (log.game !== null && seat !== null && sid !== null) {
    return log.game.start.game === 'cipher' ? (
      <RaceLoader now={now} sid={sid} game={log.game} seat={seat} />
    ) : (
      <NearbyTable now={now} seat={seat} />
    );
  }
  return (
    <Screen title={t('nearby.title')}>
      <Status>{t('nearby.table.waiting')}</Status>
      <LineStatus line={now.line} />
      {now.lately === 'wait' ? <Spoken>{t('nearby.ended.wait')}</Spoken> : null}
      <Words tone="muted">{t('nearby.sameWifi')}</Words>
      <LongWait line={now.line} />
      <Button
        label={t('common.cancel')}
        onPress={() => {
          leaveSeat();
          router.replace('/nearby/join');
        }}
      />
    </Screen>
  );
}

/** Nobody sits anywhere: the table was left, or this device's own would not open again. */
function NoTable({ opened }: { readonly opened: boolean }) {
  const router = useRouter();
  const problem = useHosting((state) => state.problem);
  return (
    <Screen title={t('nearby.title')}>
      {problem === null ? (
        <Words>{t(opened ? 'nearby.ended.left' : 'nearby.table.waiting')}</Words>
      ) : (
        <ListenTrouble />
      )}
      <Button kind="main" label={t('nearby.title')} onPress={() => router.replace('/nearby')} />
    </Screen>
  );
}
