import { useRouter } from 'expo-router';
import { useState } from 'react';

import { PAIRED_COUNTS, STARTS } from '@/engine';
import { Button, Choice, Screen } from '@/components/controls';
import { t } from '@/components/i18n';
import { NameFields, OpponentChoice, PracticeToggle, RoundsChoice } from '@/components/setup';
import { changeEnchantedSetup, useSetups } from '@/stores';

import { startEnchanted } from './startEnchanted';

/** What kind of duel to play, starting from the last choice. */
export function EnchantedSetup() {
  const router = useRouter();
  const setup = useSetups((state) => state.enchanted);
  const [more, setMore] = useState(false);
  const againstAi = setup.opponent !== 'phone';
  const start = () => router.replace({ pathname: '/play/[id]', params: { id: startEnchanted(setup).id } });
  return (
    <Screen title={t('setup.title', { game: t('game.enchanted.name') })}>
      <Button kind="main" label={t('setup.start')} onPress={start} />
      <OpponentChoice
        game="enchanted"
        value={setup.opponent}
        onChange={(opponent) => changeEnchantedSetup({ opponent })}
        noteOf={(level) => t(`enchanted.levels.${level}`)}
      />
      <Choice
        title={t('enchanted.start')}
        value={setup.start}
        onChange={(from) => changeEnchantedSetup({ start: from })}
        options={STARTS.map((value) => ({
          value,
          label: t(`enchanted.starts.${value}`),
          note: t(`enchanted.startNotes.${value}`),
        }))}
      />
      <RoundsChoice
        title={t('enchanted.games')}
        counts={PAIRED_COUNTS}
        value={setup.rounds}
        onChange={(rounds) => changeEnchantedSetup({ rounds })}
        note={t('enchanted.gamesNote')}
      />
      {againstAi ? (
        <PracticeToggle value={setup.practice} onChange={(practice) => changeEnchantedSetup({ practice })} />
      ) : null}
      <Button
        kind="quiet"
        icon="learn"
        label={t('learn.title', { game: t('game.enchanted.name') })}
        onPress={() => router.push('/learn/enchanted')}
      />
      <Button kind="quiet" label={more ? t('setup.less') : t('setup.more')} onPress={() => setMore(!more)} />
      {more ? (
        <>
          <Choice
            title={t('enchanted.seats')}
            value={setup.mark}
            onChange={(mark) => changeEnchantedSetup({ mark })}
            options={[
              { value: 'X', label: 'X' },
              { value: 'O', label: 'O' },
            ]}
          />
          <NameFields both={!againstAi} />
        </>
      ) : null}
    </Screen>
  );
}
