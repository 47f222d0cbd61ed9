export { HistoryPage as HistoryScreen } from '@/components/history/HistoryPage';
