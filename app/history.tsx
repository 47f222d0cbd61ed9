export { HistoryScreen as default } from '@/components/screens/HistoryScreen';
