export { LearnScreen as default } from '@/components/screens/LearnScreen';
