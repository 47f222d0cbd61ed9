import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { otherSeat, type Seat } from '@/engine/nearby';
import { Button, Spoken } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, space } from '@/components/theme';
import { useHistory } from '@/stores';
import { actNearby, nearbyRecordId, type Nearby } from '@/stores/nearby';

interface AfterGameProps {
  readonly now: Nearby;
  readonly seat: Seat;
  /** There is still something else to do here. */
  readonly aside?: boolean;
}

/** A rematch takes both; looking back takes one. */
export function AfterGame({ now, seat, aside = false }: AfterGameProps) {
  const router = useRouter();
  const { sid, log } = now;
  const id = sid === null ? null : nearbyRecordId({ sid, number: log.number });
  // A race may be over before this seat has solved it, and is filed when it has.
  const filed = useHistory(({ records }) => records.some((record) => record.id === id));
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
            kind={aside ? 'plain' : 'main'}
            label={t('nearby.table.rematch')}
            disabled={now.sending !== null}
            onPress={() => actNearby({ t: 'rematch' })}
          />
        </>
      )}
      {filed && id !== null ? (
        <Button
          label={t('result.review')}
          onPress={() => router.push({ pathname: '/review/[id]', params: { id } })}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  after: { gap: space.s, minHeight: TOUCH },
  centred: { textAlign: 'center' },
});
