export { NearbyScreen as default } from '@/components/screens/NearbyScreen';
