import { lazyScreen } from './lazyScreen';

/** Every finished game. */
export const HistoryScreen = lazyScreen(
  'records.history.title',
  async () => (await import('@/components/history/HistoryPage')).HistoryPage,
);
