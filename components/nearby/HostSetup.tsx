import { useState } from 'react';

import { BOARDS, FIRST_PLAYER_WINS, PLAYERS, STARTS, offersSwap, readBoard, type BoardName } from '@/engine';
import { TIER_IDS, type TierId } from '@/engine/cipher';
import type { StartAction } from '@/engine/nearby';
import { Button, Choice, Screen, Status, Toggle, Words } from '@/components/controls';
import { tierName } from '@/components/cipher/names';
import { t } from '@/components/i18n';
import { openSystemSettings } from '@/platform/links';
import { changeClassicSetup, changeEnchantedSetup, takeNext, useSetups } from '@/stores';
import { canHost, hostTable, useHosting } from '@/stores/nearby';

import { classicOpening, enchantedOpening, raceOpening } from './opening';

const GAMES = ['classic', 'enchanted', 'cipher'] as const;

function boardLabel(name: BoardName): string {
  const board = readBoard(name);
  return board.ok ? t('setup.boardName', { ...board.value }) : name;
}

/** What to play at one's own table. The choices are those of the last game on this phone. */
export function HostSetup() {
  const { classic, enchanted } = useSetups();
  const problem = useHosting((state) => state.problem);
  const [game, setGame] = useState<(typeof GAMES)[number]>('classic');
  const [tier, setTier] = useState<TierId>('M2');
  const [making, setMaking] = useState<string | null>(null);
  const board = readBoard(classic.board);

  const openRace = async () => {
    const say = (progress: number) =>
      setMaking(t('nearby.hosting.making', { percent: Math.round(progress * 100) }));
    say(0);
    const puzzle = await takeNext(tier, say);
    setMaking(puzzle ? null : t('nearby.hosting.failed'));
    if (puzzle) await hostTable(raceOpening(puzzle.config));
  };
  const open = (opening: StartAction) => void hostTable(opening);
  const start = () => {
    if (game === 'classic') open(classicOpening(classic.board, classic.swap, classic.mark));
    else if (game === 'enchanted') open(enchantedOpening(enchanted.start, enchanted.mark));
    else void openRace();
  };
  const mark = game === 'enchanted' ? enchanted.mark : classic.mark;

  if (!canHost) {
    return (
      <Screen title={t('nearby.hosting.title')}>
        <Words>{t('nearby.noHost')}</Words>
      </Screen>
    );
  }
  return (
    <Screen title={t('nearby.hosting.title')}>
      <Button kind="main" label={t('nearby.hosting.open')} disabled={making !== null} onPress={start} />
      {making === null ? null : <Status>{making}</Status>}
      {problem === null ? null : (
        <>
          <Words tone="danger" role="alert">
            {t(problem === 'port-busy' ? 'nearby.hosting.busy' : 'nearby.hosting.unavailable')}
          </Words>
          <Button label={t('nearby.hosting.settings')} onPress={openSystemSettings} />
        </>
      )}
      <Choice
        title={t('nearby.hosting.game')}
        value={game}
        onChange={setGame}
        options={GAMES.map((value) => ({
          value,
          label: value === 'cipher' ? t('nearby.hosting.race') : t(`game.${value}.name`),
        }))}
      />
      {game === 'classic' ? (
        <Choice
          title={t('setup.board')}
          value={classic.board}
          onChange={(name) => changeClassicSetup({ board: name })}
          options={BOARDS.map((name) => ({
            value: name,
            label: boardLabel(name),
            note: t(FIRST_PLAYER_WINS.includes(name) ? 'setup.firstWinsNote' : 'setup.drawNote'),
          }))}
        />
      ) : null}
      {game === 'classic' && board.ok && offersSwap(board.value) ? (
        <Toggle
          label={t('setup.swap')}
          note={t('setup.swapNote')}
          value={classic.swap}
          onChange={(swap) => changeClassicSetup({ swap })}
        />
      ) : null}
      {game === 'enchanted' ? (
        <Choice
          title={t('enchanted.start')}
          value={enchanted.start}
          onChange={(from) => changeEnchantedSetup({ start: from })}
          options={STARTS.map((value) => ({ value, label: t(`enchanted.starts.${value}`) }))}
        />
      ) : null}
      {game === 'cipher' ? (
        <Choice
          title={t('nearby.hosting.tier')}
          value={tier}
          onChange={setTier}
          options={TIER_IDS.map((value) => ({ value, label: tierName(value) }))}
        />
      ) : (
        <Choice
          title={t('nearby.hosting.mark')}
          value={mark}
          onChange={(next) =>
            game === 'classic' ? changeClassicSetup({ mark: next }) : changeEnchantedSetup({ mark: next })
          }
          options={PLAYERS.map((value) => ({ value, label: value }))}
        />
      )}
      <Words as="small" tone="muted">
        {t('nearby.hosting.asks')}
      </Words>
      <Words as="small" tone="muted">
        {t('nearby.sameWifi')}
      </Words>
    </Screen>
  );
}
