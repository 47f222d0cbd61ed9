import { useEffect, useState } from 'react';

import { Button, Card, Spoken, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { discovery, type FoundTable } from '@/platform/discovery';

import { LocalNetwork } from './LocalNetwork';

/** Games announce themselves within a few seconds, or this network does not let them. */
const PATIENCE_MS = 6_000;

/** The system asks its question once; whoever has looked before knows why. */
let hasLooked = false;

/** Games that announce themselves on this network, where a device can listen for them. */
export function FoundTables({ onChoose }: { readonly onChoose: (place: string) => void }) {
  const [looking, setLooking] = useState(hasLooked);
  if (discovery === null) return null;
  return (
    <Card>
      <Words as="heading">{t('nearby.joining.found')}</Words>
      {looking ? (
        <Finds onChoose={onChoose} />
      ) : (
        <>
          <Words tone="muted">{t('nearby.asks')}</Words>
          <Button
            icon="nearby"
            label={t('nearby.joining.look')}
            onPress={() => {
              hasLooked = true;
              setLooking(true);
            }}
          />
        </>
      )}
    </Card>
  );
}

function Finds({ onChoose }: { readonly onChoose: (place: string) => void }) {
  const [found, setFound] = useState<readonly FoundTable[]>([]);
  const [late, setLate] = useState(false);
  useEffect(() => discovery?.browse(setFound), []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (found.length === 0) {
    return (
      <>
        <Spoken tone="muted">{t(late ? 'nearby.joining.foundNone' : 'nearby.joining.searching')}</Spoken>
        {late ? <LocalNetwork /> : null}
      </>
    );
  }
  return found.map(({ name, place }) => (
    <Button
      key={place}
      icon="nearby"
      label={t('nearby.joining.foundOne', { name, place })}
      onPress={() => onChoose(place)}
    />
  ));
}
