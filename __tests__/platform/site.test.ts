import { writePack } from '@/engine/nearby';
import { guestSite } from '@/platform/site/index.native';

const PAGE = { type: 'text/html', tag: '"1"', immutable: false, body: Uint8Array.of(60, 62) };

/** What the phone finds where the bundler put the pack; null if it is not there. */
let mockPack: Uint8Array | null = null;

jest.mock('expo-asset', () => ({
  Asset: {
    fromModule: () => ({
      downloadAsync: () => Promise.resolve({ localUri: mockPack === null ? null : 'file:///guest.pack' }),
    }),
  },
}));
jest.mock('expo-file-system', () => ({
  File: class {
    bytes() {
      return mockPack?.length === 0 ? Promise.reject(new Error('unreadable')) : Promise.resolve(mockPack);
    }
  },
}));

describe('The pages a phone serves', () => {
  it('are those of the pack that the app was built with', async () => {
    mockPack = writePack(new Map([['/index.html', PAGE]]), 'sources');
    const site = await guestSite();
    expect(site?.('/index.html')).toMatchObject({ type: 'text/html', body: PAGE.body });
    expect(site?.('/other.html')).toBeUndefined();
  });

  it.each([
    ['missing', null],
    ['unreadable', new Uint8Array()],
    ['damaged', Uint8Array.of(1, 2, 3)],
  ])('are none if the pack is %s: the table opens all the same', async (_how, pack) => {
    mockPack = pack;
    expect(await guestSite()).toBeNull();
  });
});
