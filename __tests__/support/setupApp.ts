import 'react-native-gesture-handler/jestSetup';

import type * as Fake from '@/platform/feedback/fake';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

jest.mock('@/platform/feedback/senses', () => {
  const { fakeSenses } = jest.requireActual<typeof Fake>('@/platform/feedback/fake');
  return { senses: fakeSenses() };
});
