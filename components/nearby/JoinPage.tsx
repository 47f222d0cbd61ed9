import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { readJoinLink } from '@/engine/nearby';
import { Button, Card, Field, Screen, Spoken, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { discovery, type FoundTable } from '@/platform/discovery';
import { takeSeat, useNearbyOpened } from '@/stores/nearby';

const CODE = /^[0-9]{6}$/;

/** Found games, and an address with its code to type. A scanned link brings both and joins at once. */
export function JoinPage() {
  const router = useRouter();
  const opened = useNearbyOpened();
  const { place, secret } = useLocalSearchParams<'/nearby/join', { place?: string; secret?: string }>();
  const [address, setAddress] = useState(place ?? '');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const typed = readJoinLink(address);
  const known = typed.ok && typed.value.code !== null ? typed.value.code : code.replaceAll(/\s/g, '');
  const scanned = typed.ok && typed.value.code !== null;
  const codeFits = scanned || CODE.test(known);

  const sit = (at: string, by: string) => {
    takeSeat(at, by);
    router.replace('/nearby/table');
  };
  const join = () => {
    setTried(true);
    if (typed.ok && codeFits) sit(typed.value.place, known);
  };

  const link =
    place !== undefined && secret !== undefined ? readJoinLink(`http://${place}/#join=${secret}`) : null;
  useEffect(() => {
    if (opened && link?.ok && link.value.code !== null) sit(link.value.place, link.value.code);
    // The link is what the screen was opened with: it is followed once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [opened]);

  return (
    <Screen title={t('nearby.joining.title')}>
      {link !== null && !link.ok ? (
        <Words tone="danger" role="alert">
          {t('nearby.joining.badLink')}
        </Words>
      ) : null}
      <Words tone="muted">{t('nearby.joinAbout')}</Words>
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
        {scanned ? null : (
          <Field
            label={t('nearby.joining.code')}
            placeholder={t('nearby.joining.codeHint')}
            value={code}
            onChangeText={setCode}
            inputMode="numeric"
            maxLength={7}
            problem={tried && !codeFits ? t('nearby.joining.badCode') : undefined}
          />
        )}
        <Button kind="main" label={t('nearby.joining.go')} disabled={!opened} onPress={join} />
      </Card>
      <Words as="small" tone="muted">
        {t('nearby.sameWifi')}
      </Words>
    </Screen>
  );
}

/** Games that announce themselves on this network, where a device can listen for them. */
function FoundTables({ onChoose }: { readonly onChoose: (place: string) => void }) {
  const [found, setFound] = useState<readonly FoundTable[]>([]);
  useEffect(() => discovery?.browse(setFound), []);
  if (discovery === null) return null;
  return (
    <Card>
      <Words as="heading">{t('nearby.joining.found')}</Words>
      {found.length === 0 ? <Spoken tone="muted">{t('nearby.joining.searching')}</Spoken> : null}
      {found.map(({ name, place }) => (
        <Button
          key={place}
          icon="nearby"
          label={t('nearby.joining.foundOne', { name, place })}
          onPress={() => onChoose(place)}
        />
      ))}
    </Card>
  );
}
