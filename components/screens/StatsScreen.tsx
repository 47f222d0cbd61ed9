export { StatsPage as StatsScreen } from '@/components/stats/StatsPage';
