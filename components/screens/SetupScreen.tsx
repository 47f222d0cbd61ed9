import { useLocalSearchParams } from 'expo-router';

import { ClassicSetup } from '@/components/classic/ClassicSetup';

import { NotFoundScreen } from './NotFoundScreen';

/** What to play and how, starting from the last choice. */
export function SetupScreen() {
  const { game } = useLocalSearchParams<'/new/[game]'>();
  return game === 'classic' ? <ClassicSetup /> : <NotFoundScreen />;
}
