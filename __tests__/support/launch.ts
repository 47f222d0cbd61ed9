import type * as Feedback from '@/platform/feedback';
import type * as Fake from '@/platform/feedback/fake';
import type * as Platform from '@/platform/storage';
import type * as AllStores from '@/stores';
import type * as Parts from '@/stores/parts';

/** AsyncStorage as the app calls it, over a store in memory. */
function asyncStorageOver(kv: Platform.KeyValue) {
  return {
    __esModule: true,
    default: {
      getItem: (key: string) => kv.get(key),
      setItem: (key: string, value: string) => kv.set(key, value),
      removeItem: (key: string) => kv.remove(key),
      getAllKeys: () => kv.keys(),
    },
  };
}

/** The app's stores, and what they speak to. */
export type Launched = typeof AllStores &
  Pick<typeof Platform, 'storage'> &
  Pick<typeof Parts, 'STORED'> &
  Pick<typeof Feedback, 'feedback'> & { readonly senses: Fake.FakeSenses };

/** The app as a launch on a device that holds `kv` finds it: nothing remembered but what is stored. */
export async function launch(kv: Platform.KeyValue): Promise<Launched> {
  jest.resetModules();
  jest.doMock('@react-native-async-storage/async-storage', () => asyncStorageOver(kv));
  const stores = jest.requireActual<typeof AllStores>('@/stores');
  await stores.openAll();
  const { storage } = jest.requireActual<typeof Platform>('@/platform/storage');
  const { STORED } = jest.requireActual<typeof Parts>('@/stores/parts');
  const { feedback } = jest.requireActual<typeof Feedback>('@/platform/feedback');
  const { senses } = jest.requireMock<{ senses: Fake.FakeSenses }>('@/platform/feedback/senses');
  return { ...stores, storage, STORED, feedback, senses };
}
