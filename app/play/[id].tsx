export { PlayScreen as default } from '@/components/screens/PlayScreen';
