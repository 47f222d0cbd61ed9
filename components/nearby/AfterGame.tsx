import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { otherSeat, type Seat } from '@/engine/nearby';
import { Button, Spoken } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, space } from '@/components/theme';
import { recordById } from '@/stores';
import { actNearby, nearbyRecordId, type Nearby } from '@/stores/nearby';

interface AfterGameProps {
  readonly now: Nearby;
  readonly seat: Seat;
}

/** A rematch takes both; looking back takes one. */
export function AfterGame({ now, seat }: AfterGameProps) {
  const router = useRouter();
  const { sid, log } = now;
  const record = sid === null ? undefined : recordById(nearbyRecordId({ sid, number: log.number }));
  const votes = log.game?.votes ?? [false, false];
  return (
    <View style={styles.after}>
      {votes[seat] ? (
        <Spoken style={styles.centred}>{t('nearby.table.rematchWaits')}</Spoken>
      ) : (
        <>
          {votes[otherSeat(seat)] ? (
            <Spoken style={styles.centred}>{t('nearby.table.rematchAsked')}</Spoken>
          ) : null}
          <Button
            kind="main"
            label={t('nearby.table.rematch')}
            disabled={now.sending !== null}
            onPress={() => actNearby({ t: 'rematch' })}
          />
        </>
      )}
      {record ? (
        <Button
          label={t('result.review')}
          onPress={() => router.push({ pathname: '/review/[id]', params: { id: record.id } })}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  after: { gap: space.s, minHeight: TOUCH },
  centred: { textAlign: 'center' },
});
