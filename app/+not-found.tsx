export { NotFoundScreen as default } from '@/components/screens/NotFoundScreen';
