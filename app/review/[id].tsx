export { ReviewScreen as default } from '@/components/screens/ReviewScreen';
