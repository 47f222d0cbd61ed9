export { NearbyTableScreen as default } from '@/components/screens/NearbyTableScreen';
