import { lazyScreen } from './lazyScreen';

/** What a person can choose, and their data. */
export const SettingsScreen = lazyScreen(
  'settings.title',
  async () => (await import('@/components/settings/SettingsPage')).SettingsPage,
);
