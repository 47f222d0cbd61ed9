import { lazyScreen } from './lazyScreen';

/** A game that somebody shared. */
export const ImportScreen = lazyScreen(
  'records.import.title',
  async () => (await import('@/components/history/ImportPage')).ImportPage,
);
