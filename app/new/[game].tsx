export { SetupScreen as default } from '@/components/screens/SetupScreen';
