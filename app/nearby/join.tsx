export { NearbyJoinScreen as default } from '@/components/screens/NearbyJoinScreen';
