export { DailyScreen as default } from '@/components/screens/DailyScreen';
