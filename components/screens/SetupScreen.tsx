import { useLocalSearchParams } from 'expo-router';

import { TierPicker } from '@/components/cipher/TierPicker';
import { ClassicSetup } from '@/components/classic/ClassicSetup';
import { EnchantedSetup } from '@/components/enchanted/EnchantedSetup';

import { NotFoundScreen } from './NotFoundScreen';

/** What to play and how, starting from the last choice. */
export function SetupScreen() {
  const { game } = useLocalSearchParams<'/new/[game]'>();
  switch (game) {
    case 'classic':
      return <ClassicSetup />;
    case 'enchanted':
      return <EnchantedSetup />;
    case 'cipher':
      return <TierPicker />;
    default:
      return <NotFoundScreen />;
  }
}
