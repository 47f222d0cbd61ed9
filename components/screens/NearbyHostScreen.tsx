export { HostPage as NearbyHostScreen } from '@/components/nearby';
