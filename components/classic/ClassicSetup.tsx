import { useRouter } from 'expo-router';
import { useState } from 'react';

import {
  BOARDS,
  FIRST_PLAYER_WINS,
  ROUND_COUNTS,
  STARTERS,
  offersSwap,
  readBoard,
  type BoardName,
} from '@/engine';
import { Button, Choice, Screen, Toggle } from '@/components/controls';
import { t } from '@/components/i18n';
import { NameFields, OpponentChoice, PracticeToggle, RoundsChoice, starterText } from '@/components/setup';
import { changeClassicSetup, useSettings, useSetups } from '@/stores';

import { startClassic } from './startClassic';

function boardLabel(name: BoardName): string {
  const board = readBoard(name);
  return board.ok ? t('setup.boardName', { ...board.value }) : name;
}

export function ClassicSetup() {
  const router = useRouter();
  const setup = useSetups((state) => state.classic);
  const name1 = useSettings((settings) => settings.name1);
  const name2 = useSettings((settings) => settings.name2);
  const [more, setMore] = useState(false);
  const againstAi = setup.opponent !== 'phone';
  const board = readBoard(setup.board);
  const start = () => router.replace({ pathname: '/play/[id]', params: { id: startClassic(setup).id } });

  return (
    <Screen title={t('setup.title', { game: t('game.classic.name') })}>
      <Button kind="main" label={t('setup.start')} onPress={start} />
      <OpponentChoice
        game="classic"
        value={setup.opponent}
        onChange={(opponent) => changeClassicSetup({ opponent })}
        noteOf={(level) => t(`levelNote.${level}`)}
      />
      <Choice
        title={t('setup.board')}
        value={setup.board}
        onChange={(name) => changeClassicSetup({ board: name })}
        options={BOARDS.map((name) => ({
          value: name,
          label: boardLabel(name),
          note: t(FIRST_PLAYER_WINS.includes(name) ? 'setup.firstWinsNote' : 'setup.drawNote'),
        }))}
      />
      {board.ok && offersSwap(board.value) ? (
        <Toggle
          label={t('setup.swap')}
          note={t('setup.swapNote')}
          value={setup.swap}
          onChange={(swap) => changeClassicSetup({ swap })}
        />
      ) : null}
      <Choice
        title={t('setup.mark')}
        value={setup.mark}
        onChange={(mark) => changeClassicSetup({ mark })}
        options={[
          { value: 'X', label: 'X' },
          { value: 'O', label: 'O' },
        ]}
      />
      <RoundsChoice
        title={t('setup.rounds')}
        counts={ROUND_COUNTS}
        value={setup.rounds}
        onChange={(rounds) => changeClassicSetup({ rounds })}
      />
      {againstAi ? (
        <PracticeToggle value={setup.practice} onChange={(practice) => changeClassicSetup({ practice })} />
      ) : null}
      <Button kind="quiet" label={more ? t('setup.less') : t('setup.more')} onPress={() => setMore(!more)} />
      {more ? (
        <>
          <Choice
            title={t('setup.first')}
            value={setup.youStart ? 'first' : 'second'}
            onChange={(who) => changeClassicSetup({ youStart: who === 'first' })}
            options={[
              { value: 'first', label: againstAi ? t('setup.you') : name1 || t('play.player1') },
              { value: 'second', label: againstAi ? t('setup.ai') : name2 || t('play.player2') },
            ]}
          />
          <Choice
            title={t('setup.starts')}
            value={setup.starter}
            onChange={(starter) => changeClassicSetup({ starter })}
            options={STARTERS.map((starter) => ({
              value: starter,
              label: starterText(starter),
              ...(starter === 'loser' ? { note: t('setup.startsLoserNote') } : {}),
            }))}
          />
          <NameFields both={!againstAi} />
        </>
      ) : null}
    </Screen>
  );
}
