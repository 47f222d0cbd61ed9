import { Card, Choice, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import {
  LANGUAGE_CHOICES,
  MARK_STYLES,
  MOTION_CHOICES,
  THEME_CHOICES,
  changeSettings,
  useSettings,
} from '@/stores';

import { options } from './options';

/** What the app looks like. */
export function LookSettings() {
  const theme = useSettings((settings) => settings.theme);
  const marks = useSettings((settings) => settings.marks);
  const motion = useSettings((settings) => settings.motion);
  const language = useSettings((settings) => settings.language);
  return (
    <Card>
      <Words as="heading">{t('records.settings.look')}</Words>
      <Choice
        title={t('settings.theme')}
        options={options(THEME_CHOICES, (value) => t(`settings.themes.${value}`))}
        value={theme}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        title={t('settings.marks')}
        options={options(MARK_STYLES, (value) => t(`settings.markStyles.${value}`))}
        value={marks}
        onChange={(value) => changeSettings({ marks: value })}
      />
      <Choice
        title={t('settings.motion')}
        options={options(MOTION_CHOICES, (value) => t(`settings.motions.${value}`))}
        value={motion}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Choice
        title={t('settings.language')}
        options={options(LANGUAGE_CHOICES, (value) => t(`settings.languages.${value}`))}
        value={language}
        onChange={(value) => changeSettings({ language: value })}
      />
    </Card>
  );
}
