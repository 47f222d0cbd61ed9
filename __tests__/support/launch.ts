import type * as Feedback from '@/platform/feedback';
import type * as Fake from '@/platform/feedback/fake';
import type * as Platform from '@/platform/storage';
import type * as AllStores from '@/stores';
import type * as Seat from '@/stores/nearby/seat';
import type * as Hosted from '@/stores/nearby/hostedTable';
import type * as Parts from '@/stores/parts';

/** The app's stores, and what they speak to. */
export type Launched = typeof AllStores &
  Pick<typeof Platform, 'storage'> &
  Pick<typeof Parts, 'STORED'> &
  Pick<typeof Seat, 'openSeat' | 'keptPlace'> &
  Pick<typeof Hosted, 'readTable'> &
  Pick<typeof Feedback, 'feedback'> & { readonly senses: Fake.FakeSenses };

let device: Platform.Storage | undefined;
let app: (Launched & Pick<typeof Parts, 'openParts'> & Pick<typeof Platform, 'createStorage'>) | undefined;

/** The app's code over whichever device it was launched on last. Loading it takes a second, so it is loaded once. */
function load() {
  const storage = new Proxy({} as Platform.Storage, {
    get: (_, name: keyof Platform.Storage) => device![name],
  });
  jest.doMock('@/platform/storage/device', () => ({ storage }));
  const stores = jest.requireActual<typeof AllStores>('@/stores');
  const { openSeat, keptPlace } = jest.requireActual<typeof Seat>('@/stores/nearby/seat');
  const { readTable } = jest.requireActual<typeof Hosted>('@/stores/nearby/hostedTable');
  const { createStorage } = jest.requireActual<typeof Platform>('@/platform/storage');
  const { STORED, openParts } = jest.requireActual<typeof Parts>('@/stores/parts');
  const { feedback } = jest.requireActual<typeof Feedback>('@/platform/feedback');
  const { senses } = jest.requireMock<{ senses: Fake.FakeSenses }>('@/platform/feedback/senses');
  return {
    ...stores,
    ...{ storage, createStorage, STORED, openParts, openSeat, keptPlace, readTable, feedback, senses },
  };
}

/** The next launch loads the code anew, with what is mocked by then and without what it had under way. */
export function unload(): void {
  jest.resetModules();
  app = undefined;
  device = undefined;
}

/** Waits until everything is on the disk, also what is only written once something else is there. */
export async function settled({ storage }: Pick<Launched, 'storage'>): Promise<void> {
  for (let i = 0; i < 3; i++) await storage.flush();
}

/**
 * The app as a launch on a device that holds `kv` finds it: storage that knows nothing yet, and every
 * store read from it.
 */
export async function launch(kv: Platform.KeyValue): Promise<Launched> {
  app ??= load();
  // What the launch before still had to write belongs to its own device.
  if (device) await settled(app);
  device = app.createStorage(kv, Date.now);
  app.useNotices.setState({ waiting: [], told: [] });
  app.senses.noted.length = 0;
  await app.openParts();
  app.watchStorage();
  return app;
}
