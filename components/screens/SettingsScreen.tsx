export { SettingsPage as SettingsScreen } from '@/components/settings/SettingsPage';
