import Constants from 'expo-constants';

import { Card, Choice, Field, Screen, Toggle, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import {
  HAPTICS,
  LANGUAGE_CHOICES,
  LONGEST_NAME,
  MARK_STYLES,
  MOTION_CHOICES,
  PACES,
  THEME_CHOICES,
  changePuzzleSettings,
  changeSettings,
  usePuzzleSettings,
  useSettings,
} from '@/stores';

/** Options from a list of values and the words for each. */
function options<Value extends string>(values: readonly Value[], words: (value: Value) => string) {
  return values.map((value) => ({ value, label: words(value) }));
}

export function SettingsScreen() {
  const settings = useSettings();
  const puzzles = usePuzzleSettings();
  return (
    <Screen title={t('settings.title')}>
      <Card>
        <Choice
          title={t('settings.theme')}
          options={options(THEME_CHOICES, (value) => t(`settings.themes.${value}`))}
          value={settings.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          title={t('settings.marks')}
          options={options(MARK_STYLES, (value) => t(`settings.markStyles.${value}`))}
          value={settings.marks}
          onChange={(marks) => changeSettings({ marks })}
        />
        <Choice
          title={t('settings.motion')}
          options={options(MOTION_CHOICES, (value) => t(`settings.motions.${value}`))}
          value={settings.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
      </Card>
      <Card>
        <Toggle
          label={t('settings.sound')}
          value={settings.sound === 'on'}
          onChange={(on) => changeSettings({ sound: on ? 'on' : 'off' })}
        />
        <Choice
          title={t('settings.haptics')}
          options={options(HAPTICS, (value) => t(`settings.hapticsLevels.${value}`))}
          value={settings.haptics}
          onChange={(haptics) => changeSettings({ haptics })}
        />
        <Choice
          title={t('settings.pace')}
          options={options(PACES, (value) => t(`settings.paces.${value}`))}
          value={settings.pace}
          onChange={(pace) => changeSettings({ pace })}
        />
        <Choice
          title={t('settings.language')}
          options={options(LANGUAGE_CHOICES, (value) => t(`settings.languages.${value}`))}
          value={settings.language}
          onChange={(language) => changeSettings({ language })}
        />
      </Card>
      <Card>
        <Toggle
          label={t('cipher.menu.letters')}
          value={puzzles.letters}
          onChange={(letters) => changePuzzleSettings({ letters })}
        />
        <Toggle
          label={t('cipher.menu.marksBroken')}
          value={puzzles.marksBroken}
          onChange={(marksBroken) => changePuzzleSettings({ marksBroken })}
        />
      </Card>
      <Card>
        <Field
          label={t('setup.name1')}
          value={settings.name1}
          maxLength={LONGEST_NAME}
          placeholder={t('play.player1')}
          onChangeText={(name1) => changeSettings({ name1 })}
        />
        <Field
          label={t('setup.name2')}
          value={settings.name2}
          maxLength={LONGEST_NAME}
          placeholder={t('play.player2')}
          onChangeText={(name2) => changeSettings({ name2 })}
        />
      </Card>
      <Card>
        <Words as="label">{t('settings.version', { version: Constants.expoConfig?.version ?? '' })}</Words>
        <Words as="small" tone="muted">
          {t('settings.honest')}
        </Words>
      </Card>
    </Screen>
  );
}
