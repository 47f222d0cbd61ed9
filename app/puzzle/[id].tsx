export { PuzzleScreen as default } from '@/components/screens/PuzzleScreen';
