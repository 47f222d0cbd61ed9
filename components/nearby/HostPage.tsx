import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';

import { GAME_IDS } from '@/engine';
import { Screen, Status } from '@/components/controls';
import { t } from '@/components/i18n';
import { canHost, useHosting, useNearby, useNearbyOpened } from '@/stores/nearby';

import { HostSetup } from './HostSetup';
import { Invite } from './Invite';
import { NoHosting } from './NoHosting';

/** A table of one's own: first what to play, then how others find it. */
export function HostPage() {
  const { game: wanted } = useLocalSearchParams<'/nearby/host', { game?: string }>();
  const [game, setGame] = useState(GAME_IDS.find((id) => id === wanted) ?? 'classic');
  const opened = useNearbyOpened();
  const opening = useHosting((state) => state.opening);
  const now = useNearby((state) => state.now);
  if (!canHost) return <NoHosting />;
  if (now?.role === 'host') return <Invite now={now} />;
  if (opened && !opening) return <HostSetup game={game} onGame={setGame} />;
  return (
    <Screen title={t('nearby.hosting.title')}>
      <Status>{t('nearby.hosting.opening')}</Status>
    </Screen>
  );
}
