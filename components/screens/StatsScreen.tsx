import { lazyScreen } from './lazyScreen';

/** What finished games add up to. */
export const StatsScreen = lazyScreen(
  'records.stats.title',
  async () => (await import('@/components/stats/StatsPage')).StatsPage,
);
