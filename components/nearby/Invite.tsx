import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { writeJoinLink } from '@/engine/nearby';
import { Button, Card, Screen, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';
import { offerText } from '@/platform/share';
import { closeTable, offerSeat, type Nearby } from '@/stores/nearby';

import { LineStatus } from './LineStatus';
import { LongWait } from './LongWait';
import { QrCode } from './QrCode';

type Question = 'offer' | 'close';

/** An open table: how to join it, and who is here. */
export function Invite({ now }: { readonly now: Nearby }) {
  const router = useRouter();
  const { width } = useWindowDimensions();
  const [asking, setAsking] = useState<Question | null>(null);
  const { code, secret, port, address } = now.invitation!;
  const place = address === null ? null : `${address}:${port}`;
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const link = place === null ? null : writeJoinLink(place, secret);
  const toBoard = () => router.push('/nearby/table');
  const taken = now.line !== 'nobody';

  return (
    <Screen title={t('nearby.hosting.ready')}>
      <LineStatus line={now.line} />
      <Button kind={taken ? 'main' : 'plain'} label={t('nearby.hosting.board')} onPress={toBoard} />
      {link === null || place === null ? (
        <Words role="alert">{t('nearby.hosting.noAddress')}</Words>
      ) : (
        <Card>
          <Words as="heading" style={styles.centred}>
            {t('nearby.hosting.scan')}
          </Words>
          <QrCode
            link={link}
            label={t('nearby.hosting.qr', { place, code: spaced })}
            side={Math.min(240, width - 120)}
          />
          <View style={styles.facts}>
            <Fact name={t('nearby.hosting.address')} value={place} />
            <Fact name={t('nearby.hosting.code')} value={spaced} />
          </View>
          <Button
            icon="share"
            label={t('nearby.hosting.share')}
            onPress={() => void offerText(t('nearby.hosting.shareText', { link }))}
          />
        </Card>
      )}
      <Words as="small" tone="muted">
        {t('nearby.hosting.keepOpen')}
      </Words>
      <LongWait line={now.line} />
      {taken ? <Button label={t('nearby.hosting.offer')} onPress={() => setAsking('offer')} /> : null}
      <Button kind="danger" label={t('nearby.hosting.close')} onPress={() => setAsking('close')} />
      <Sheet
        title={t(asking === 'offer' ? 'nearby.hosting.offerQuestion' : 'nearby.hosting.closeQuestion')}
        open={asking !== null}
        onClose={() => setAsking(null)}
      >
        <Words>{t(asking === 'offer' ? 'nearby.hosting.offerNote' : 'nearby.hosting.closeNote')}</Words>
        <Button
          kind="danger"
          label={t(asking === 'offer' ? 'nearby.hosting.offer' : 'nearby.hosting.close')}
          onPress={() => {
            setAsking(null);
            if (asking === 'offer') offerSeat();
            else void closeTable().then(() => router.dismissTo('/'));
          }}
        />
        <Button label={t('common.cancel')} onPress={() => setAsking(null)} />
      </Sheet>
    </Screen>
  );
}

/** A name and a value, large enough to be read across a table. */
function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <View accessible aria-label={`${name}: ${value}`} style={styles.fact}>
      <Words as="small" tone="muted">
        {name}
      </Words>
      <Words as="title" selectable>
        {value}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  centred: { textAlign: 'center' },
  facts: { gap: space.m, alignItems: 'center' },
  fact: { alignItems: 'center' },
});
