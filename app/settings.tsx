export { SettingsScreen as default } from '@/components/screens/SettingsScreen';
