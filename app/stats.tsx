export { StatsScreen as default } from '@/components/screens/StatsScreen';
