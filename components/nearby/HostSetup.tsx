import { useState } from 'react';

import { GAME_IDS, type GameId } from '@/engine';
import type { TierId } from '@/engine/cipher';
import type { StartAction } from '@/engine/nearby';
import { Button, Card, Choice, Screen, Sheet, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { takeNext, useSetups } from '@/stores';
import { hostTable, reopenTable, useHosting } from '@/stores/nearby';

import { HostedGameChoices } from './HostedGameChoices';
import { ListenTrouble } from './ListenTrouble';
import { classicOpening, enchantedOpening, raceOpening } from './opening';

interface HostSetupProps {
  readonly game: GameId;
  readonly onGame: (game: GameId) => void;
}

/** What to play at one's own table. The choices are those of the last game on this phone. */
export function HostSetup({ game, onGame }: HostSetupProps) {
  const { classic, enchanted } = useSetups();
  const kept = useHosting((state) => state.kept);
  const [tier, setTier] = useState<TierId>('M2');
  const [making, setMaking] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);

  const openRace = async () => {
    setFailed(false);
    setMaking(0);
    const puzzle = await takeNext(tier, setMaking);
    setMaking(null);
    setFailed(puzzle === undefined);
    if (puzzle) await hostTable(raceOpening(puzzle.config), tier);
  };
  const open = (opening: StartAction) => void hostTable(opening);
  const start = () => {
    setAsking(false);
    if (game === 'classic') open(classicOpening(classic.board, classic.swap, classic.mark));
    else if (game === 'enchanted') open(enchantedOpening(enchanted.start, enchanted.mark));
    else void openRace();
  };

  return (
    <Screen title={t('nearby.hosting.title')}>
      {kept ? (
        <Card>
          <Words>{t('nearby.goOnHosted')}</Words>
          <Button kind="main" icon="nearby" label={t('nearby.goOnHost')} onPress={() => void reopenTable()} />
        </Card>
      ) : null}
      <Button
        kind={kept ? 'plain' : 'main'}
        label={t('nearby.hosting.open')}
        disabled={making !== null}
        onPress={kept ? () => setAsking(true) : start}
      />
      {making === null ? null : (
        <Status>{t('nearby.hosting.making', { percent: Math.round(making * 100) })}</Status>
      )}
      {failed ? (
        <Words tone="danger" role="alert">
          {t('nearby.hosting.failed')}
        </Words>
      ) : null}
      <ListenTrouble />
      <Choice
        title={t('nearby.hosting.game')}
        value={game}
        onChange={onGame}
        options={GAME_IDS.map((value) => ({
          value,
          label: value === 'cipher' ? t('nearby.hosting.race') : t(`game.${value}.name`),
        }))}
      />
      <HostedGameChoices game={game} tier={tier} onTier={setTier} />
      <Words as="small" tone="muted">
        {t('nearby.asks')}
      </Words>
      <Words as="small" tone="muted">
        {t('nearby.sameWifi')}
      </Words>
      <Sheet title={t('nearby.hosting.keptQuestion')} open={asking} onClose={() => setAsking(false)}>
        <Words>{t('nearby.hosting.keptNote')}</Words>
        <Button kind="danger" label={t('nearby.hosting.keptOpen')} onPress={start} />
        <Button label={t('common.cancel')} onPress={() => setAsking(false)} />
      </Sheet>
    </Screen>
  );
}
