import { act, fireEvent, screen } from '@testing-library/react-native';
import { router } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';

import { forgetSeat, keptPlace, nearbyNow } from '@/stores/nearby';
import type * as NodeSockets from '@/platform/sockets/index.node';
import type * as FakeDiscovery from '@/platform/discovery/fake';

import { cell, press, settle, type, until, untilLabel, untilText } from '../support/phoneScreen';
import * as realTable from '../support/realTable';

// A phone joins with its own WebSocket; the same code runs here over Node's.
jest.mock('@/platform/sockets', () => ({
  ...jest.requireActual<typeof NodeSockets>('@/platform/sockets/index.node'),
  serverSockets: null,
  dial: jest.requireActual<typeof realTable>('../support/realTable').dial,
}));
jest.mock('@/platform/address', () => ({
  ownAddress: () => Promise.resolve(null),
  watchNetwork: () => () => undefined,
}));
jest.mock('@/platform/discovery', () => ({
  discovery: jest.requireActual<typeof FakeDiscovery>('@/platform/discovery/fake').fakeDiscovery(),
}));
jest.mock('@/platform/chance/random', () => ({
  randomBytes: (count: number) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
}));

const { discovery } = jest.requireMock<{ discovery: FakeDiscovery.FakeDiscovery }>('@/platform/discovery');
/** Port 9, where nobody ever listens. */
const NOBODY = '127.0.0.1:9';

const { openRealTable } = realTable;
const tables: Awaited<ReturnType<typeof openRealTable>>[] = [];
async function table(folder?: string) {
  const opened = await openRealTable(folder);
  tables.push(opened);
  return { ...opened, place: `127.0.0.1:${opened.port}` };
}

function show(url: string): void {
  renderRouter('./app', { initialUrl: url });
}
const join = (place: string, secret: string) => `/nearby/join?place=${place}&secret=${secret}` as const;
const seatKept = () => nearbyNow()?.sid ?? null;

jest.setTimeout(60_000);
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  act(forgetSeat);
  await settle();
  for (const one of tables.splice(0)) {
    await one.stop();
    await one.remove();
  }
  jest.useRealTimers();
});

describe('A seat on a phone', () => {
  it('is taken at a game that was found, which goes when its host does', async () => {
    const { place, port, code } = await table();
    show('/nearby/join');
    await untilLabel('Look for games');
    // Listening makes the system ask its question: that is said first.
    expect(discovery.isBrowsed()).toBe(false);
    expect(screen.getByText(/your phone asks whether OXS may use the local network/)).toBeTruthy();
    press('Look for games');
    await untilText('Looking for games on this Wi-Fi…');
    act(() => discovery.show([{ name: 'Ada', place }]));
    expect(screen.getByLabelText(`Join Ada, ${place}`)).toBeTruthy();
    act(() => discovery.show([]));
    expect(screen.queryByLabelText(`Join Ada, ${place}`)).toBeNull();
    await untilText(/No game has shown up/);
    expect(screen.getByLabelText('Open Settings')).toBeTruthy();
    act(() => discovery.show([{ name: 'Ada', place }]));
    press(`Join Ada, ${place}`);
    expect(screen.getByLabelText('Address').props.value).toBe(`127.0.0.1:${port}`);
    press('Join');
    expect(screen.getByText('The code has six digits. Copy it from the host’s screen.')).toBeTruthy();
    type('Code', `${code.slice(0, 3)} ${code.slice(3)}`);
    press('Join');
    await untilText('Your turn (X)');
    expect(discovery.isBrowsed()).toBe(false);
    fireEvent.press(cell(2, 2));
    await untilText('Your friend to move (O)');
    expect(nearbyNow()?.log.game?.moves).toEqual(['b2']);
  });

  it('is kept while another is asked for in vain', async () => {
    const { place, secret, sid } = await table();
    show(join(place, secret));
    await untilText('Your turn (X)');
    act(() => router.replace(join(NOBODY, 'f'.repeat(32))));
    await untilText('Connecting…');
    // The address was mistyped, and the seat was gone with it.
    expect(keptPlace()).toBe(place);
    await settle(9_000);
    expect(screen.getByText(/This Wi-Fi seems to keep devices apart/)).toBeTruthy();
    expect(screen.getByLabelText('Open Settings')).toBeTruthy();
    press('Cancel');
    await untilLabel('Join');
    act(() => router.push('/nearby'));
    await untilLabel('Go on at the table');
    press('Go on at the table');
    await until('the old seat', () => seatKept() === sid && nearbyNow()?.line === 'connected');
  });

  it('is the same one when its table has moved to another address', async () => {
    const first = await table();
    show(join(first.place, first.secret));
    await untilText('Your turn (X)');
    fireEvent.press(cell(1, 1));
    await untilText('Your friend to move (O)');
    await first.stop();
    const moved = await table(first.data);
    expect(moved.place).not.toBe(first.place);
    act(() => router.replace(join(moved.place, moved.secret)));
    await until('the seat at the new place', () => keptPlace() === moved.place);
    await untilText('Connected');
    expect(nearbyNow()?.log.game?.moves).toEqual(['a1']);
    expect(moved.table.view().seats).toEqual(['here', 'free']);
  });

  it('is a new one where another table stands at the old address', async () => {
    const [first, second] = [await table(), await table()];
    show(join(first.place, first.secret));
    await untilText('Your turn (X)');
    await first.stop();
    await second.stop();
    const other = await openRealTable(second.data, first.port);
    tables.push(other);
    act(() => router.replace(join(first.place, other.secret)));
    await until('a seat at the other table', () => seatKept() === other.sid);
    await untilText('Connected');
  });

  it('says why it has to wait after too many wrong codes', async () => {
    const { place, port, code } = await table();
    for (let i = 0; i < 5; i++) {
      const wrong = realTable.seatRealGuest(port, String(i).repeat(32), code === '000000' ? '1' : '000000');
      await until('a wrong code', () => wrong.view().status === 'ended');
      wrong.stop();
    }
    show(`/nearby/join?place=${place}`);
    await untilLabel('Join');
    type('Code', code);
    press('Join');
    await untilText(/Too many wrong codes: the table waits a little/);
    expect(nearbyNow()?.line).toBe('connecting');
  });

  it('is taken by a link that comes while the join screen is open', async () => {
    const { place, secret } = await table();
    show('/nearby/join');
    await untilLabel('Join');
    act(() => router.setParams({ place, secret }));
    await untilText('Your turn (X)');
  });
});
