import { Card, Choice, Toggle, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { HAPTICS, feedback } from '@/platform/feedback';
import { changeSettings, useSettings } from '@/stores';

import { options } from './options';

/** What is heard and felt. Each choice answers with a taste of itself. */
export function FeelSettings() {
  const sound = useSettings((settings) => settings.sound);
  const haptics = useSettings((settings) => settings.haptics);
  return (
    <Card>
      <Words as="heading">{t('records.settings.feel')}</Words>
      <Toggle
        label={t('settings.sound')}
        value={sound === 'on'}
        onChange={(on) => {
          changeSettings({ sound: on ? 'on' : 'off' });
          if (on) feedback('place');
        }}
      />
      <Choice
        title={t('settings.haptics')}
        options={options(HAPTICS, (value) => t(`settings.hapticsLevels.${value}`))}
        value={haptics}
        onChange={(value) => {
          changeSettings({ haptics: value });
          if (value !== 'off') feedback('place');
        }}
      />
    </Card>
  );
}
