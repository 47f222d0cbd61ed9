import { STARTERS } from '@/engine';
import { Card, Choice, Field, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { starterText } from '@/components/setup';
import { LONGEST_NAME, PACES, changeClassicSetup, changeSettings, useSettings } from '@/stores';

import { options } from './options';

/** How games go, and who plays them. */
export function PlaySettings() {
  const pace = useSettings((settings) => settings.pace);
  const starter = useSettings((settings) => settings.starter);
  const name1 = useSettings((settings) => settings.name1);
  const name2 = useSettings((settings) => settings.name2);
  return (
    <Card>
      <Words as="heading">{t('records.settings.play')}</Words>
      <Choice
        title={t('settings.pace')}
        options={options(PACES, (value) => t(`settings.paces.${value}`))}
        value={pace}
        onChange={(value) => changeSettings({ pace: value })}
      />
      <Choice
        title={t('records.settings.starter')}
        options={options(STARTERS, starterText).map((option) => ({
          ...option,
          note: t('records.settings.starterNote'),
        }))}
        value={starter}
        onChange={(value) => {
          changeSettings({ starter: value });
          changeClassicSetup({ starter: value });
        }}
      />
      <Field
        label={t('setup.name1')}
        value={name1}
        maxLength={LONGEST_NAME}
        placeholder={t('play.player1')}
        onChangeText={(text) => changeSettings({ name1: text })}
      />
      <Field
        label={t('setup.name2')}
        value={name2}
        maxLength={LONGEST_NAME}
        placeholder={t('play.player2')}
        onChangeText={(text) => changeSettings({ name2: text })}
      />
    </Card>
  );
}
