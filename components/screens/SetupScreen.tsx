import { useLocalSearchParams } from 'expo-router';

import { TierPicker } from '@/components/cipher/TierPicker';
import { ClassicSetup } from '@/components/classic/ClassicSetup';

import { NotFoundScreen } from './NotFoundScreen';

/** What to play and how, starting from the last choice. */
export function SetupScreen() {
  const { game } = useLocalSearchParams<'/new/[game]'>();
  if (game === 'classic') return <ClassicSetup />;
  return game === 'cipher' ? <TierPicker /> : <NotFoundScreen />;
}
