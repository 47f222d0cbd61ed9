export { HomeScreen as default } from '@/components/screens/HomeScreen';
