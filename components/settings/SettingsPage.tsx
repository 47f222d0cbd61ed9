import Constants from 'expo-constants';

import { Card, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';

import { AsideSettings } from './AsideSettings';
import { DataSettings } from './DataSettings';
import { FeelSettings } from './FeelSettings';
import { LookSettings } from './LookSettings';
import { PlaySettings } from './PlaySettings';
import { PuzzleSettings } from './PuzzleSettings';

/** Everything a person can choose for the whole app, and their data. */
export function SettingsPage() {
  return (
    <Screen title={t('settings.title')}>
      <LookSettings />
      <FeelSettings />
      <PlaySettings />
      <PuzzleSettings />
      <DataSettings />
      <AsideSettings />
      <Card>
        <Words as="label">{t('settings.version', { version: Constants.expoConfig?.version ?? '' })}</Words>
        <Words as="small" tone="muted">
          {t('settings.honest')}
        </Words>
      </Card>
    </Screen>
  );
}
