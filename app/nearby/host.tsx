export { NearbyHostScreen as default } from '@/components/screens/NearbyHostScreen';
