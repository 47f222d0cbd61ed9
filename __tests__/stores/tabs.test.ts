import { storage } from '@/platform/storage';
import { memoryKeyValue } from '@/platform/storage/fake';
import type * as FakeTabs from '@/platform/tabs/fake';
import type { Tabs } from '@/platform/tabs';
import { changeSettings, openAll, openHere, useOpening, useSettings } from '@/stores';

const mockReopen = jest.fn();
const mockDisk = memoryKeyValue({
  'oxs/settings':
    '{"v":1,"d":{"theme":"dark","marks":"drawn","sound":"on","haptics":"light","motion":"system","language":"system","pace":"normal","name1":"","name2":""}}',
  'oxs/ladders': 'garbage',
});

jest.mock('@/platform/restart', () => ({ reopen: () => mockReopen() as void }));
jest.mock('@/platform/tabs', () => {
  const browser = jest.requireActual<typeof FakeTabs>('@/platform/tabs/fake').fakeBrowser();
  return { tabs: browser.openTab(), other: browser.openTab() };
});
jest.mock('@/platform/storage/keyValue', () => ({
  deviceKeyValue: {
    get: (key: string) => mockDisk.get(key),
    set: (key: string, value: string) => mockDisk.set(key, value),
    remove: (key: string) => mockDisk.remove(key),
    keys: () => mockDisk.keys(),
  },
  saysFull: () => false,
}));

describe('the app in two tabs of one browser', () => {
  it('once wrote over in one tab what the other had kept: now one tab has the data', async () => {
    const { other } = jest.requireMock<{ other: Tabs }>('@/platform/tabs');
    const lost = jest.fn();
    expect(await other.hold(lost)).toBe(true);

    await openAll();
    expect(useOpening.getState().at).toBe('elsewhere');
    // Not even what cannot be read is touched: the other tab sees to it.
    expect(mockDisk.changes).toEqual([]);

    await openHere();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(useOpening.getState().at).toBe('opened');
    expect(useSettings.getState().theme).toBe('dark');

    changeSettings({ theme: 'light' });
    await storage.flush();
    expect(mockDisk.entries.get('oxs/settings')).toContain('"theme":"light"');
    const before = mockDisk.changes.length;

    await other.take(lost);
    expect(mockReopen).toHaveBeenCalledTimes(1);
    changeSettings({ theme: 'contrast' });
    await storage.flush();
    expect(mockDisk.changes).toHaveLength(before);
  });
});
