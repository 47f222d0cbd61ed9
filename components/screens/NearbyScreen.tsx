export { NearbyPage as NearbyScreen } from '@/components/nearby';
