export { NearbyTablePage as NearbyTableScreen } from '@/components/nearby';
