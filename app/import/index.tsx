export { ImportScreen as default } from '@/components/screens/ImportScreen';
