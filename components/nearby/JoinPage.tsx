import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { readJoinLink } from '@/engine/nearby';
import { Button, Card, Field, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { sitDown, useNearbyOpened } from '@/stores/nearby';

import { FoundTables } from './FoundTables';

const CODE = /^[0-9]{6}$/;

/** Found games, and an address with its code to type. A scanned link brings both and joins at once. */
export function JoinPage() {
  const router = useRouter();
  const opened = useNearbyOpened();
  const { place, secret } = useLocalSearchParams<'/nearby/join', { place?: string; secret?: string }>();
  const link =
    place !== undefined && secret !== undefined ? readJoinLink(`http://${place}/#join=${secret}`) : null;

  const sit = (at: string, by: string) => void sitDown(at, by).then(() => router.replace('/nearby/table'));
  const follow = useEffectEvent(() => {
    if (link?.ok && link.value.code !== null) sit(link.value.place, link.value.code);
  });
  // Another link may come while the screen is open: each is followed once.
  useEffect(() => {
    if (opened) follow();
  }, [opened, place, secret]);

  return (
    <Screen title={t('nearby.joining.title')}>
      {link !== null && !link.ok ? (
        <Words tone="danger" role="alert">
          {t('nearby.joining.badLink')}
        </Words>
      ) : null}
      <Words tone="muted">{t('nearby.joinAbout')}</Words>
      <TypedAddress key={place} place={place ?? ''} ready={opened} onJoin={sit} />
      <Words as="small" tone="muted">
        {t('nearby.sameWifi')}
      </Words>
    </Screen>
  );
}

interface TypedAddressProps {
  /** Where to begin with. */
  readonly place: string;
  readonly ready: boolean;
  readonly onJoin: (place: string, code: string) => void;
}

/** A game that was found fills in its address; the code is always typed. */
function TypedAddress({ place, ready, onJoin }: TypedAddressProps) {
  const [address, setAddress] = useState(place);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const typed = readJoinLink(address);
  const pasted = typed.ok ? typed.value.code : null;
  const known = pasted ?? code.replaceAll(/\s/g, '');
  const codeFits = pasted !== null || CODE.test(known);
  const join = () => {
    setTried(true);
    if (typed.ok && codeFits) onJoin(typed.value.place, known);
  };
  return (
    <>
      <FoundTables onChoose={setAddress} />
      <Card>
        <Words as="heading">{t('nearby.joining.type')}</Words>
        <Field
          label={t('nearby.joining.address')}
          placeholder={t('nearby.joining.addressHint')}
          value={address}
          onChangeText={setAddress}
          autoCapitalize="none"
          autoCorrect={false}
          problem={tried && !typed.ok ? t('nearby.joining.badAddress') : undefined}
        />
        {pasted === null ? (
          <Field
            label={t('nearby.joining.code')}
            placeholder={t('nearby.joining.codeHint')}
            value={code}
            onChangeText={setCode}
            inputMode="numeric"
            maxLength={7}
            onSubmitEditing={join}
            problem={tried && !codeFits ? t('nearby.joining.badCode') : undefined}
          />
        ) : null}
        <Button kind="main" label={t('nearby.joining.go')} disabled={!ready} onPress={join} />
      </Card>
    </>
  );
}
