export { JoinPage as NearbyJoinScreen } from '@/components/nearby';
