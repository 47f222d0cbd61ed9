export { ImportPage as ImportScreen } from '@/components/history/ImportPage';
