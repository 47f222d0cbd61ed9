import { act, fireEvent, screen } from '@testing-library/react-native';
import { router } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';

import { deleteRecord, useHistory } from '@/stores';
import { closeTable, nearbyNow } from '@/stores/nearby';
import type * as Core from '@/engine/core';
import type * as NodeSockets from '@/platform/sockets/index.node';
import type * as FakeDiscovery from '@/platform/discovery/fake';

import { cell, press, settle, until, untilLabel, untilText } from '../support/phoneScreen';
import { seatRealGuest } from '../support/realTable';

/** Ports that something else has taken, and how often any was asked for. */
const mockPorts = { busy: new Set<number>(), listens: 0 };
/** Whoever is told that the app came to the front. */
const mockFront = new Set<() => void>();

// A phone's sockets are native; the same code runs here over Node's.
jest.mock('@/platform/sockets', () => {
  const node = jest.requireActual<typeof NodeSockets>('@/platform/sockets/index.node');
  const { refuse } = jest.requireActual<typeof Core>('@/engine/core');
  const sockets = node.nodeSockets('127.0.0.1');
  const listen: typeof sockets.listen = (port, onSocket) => {
    mockPorts.listens++;
    return mockPorts.busy.has(port) ? Promise.resolve(refuse('port-busy')) : sockets.listen(port, onSocket);
  };
  return { ...node, serverSockets: { listen }, dial: () => undefined };
});
jest.mock('@/platform/address', () => ({
  ownAddress: () => Promise.resolve('127.0.0.1'),
  watchNetwork: () => () => undefined,
}));
jest.mock('@/platform/discovery', () => ({
  discovery: jest.requireActual<typeof FakeDiscovery>('@/platform/discovery/fake').fakeDiscovery(),
}));
jest.mock('@/platform/front', () => ({
  watchFront(onFront: () => void) {
    mockFront.add(onFront);
    return () => void mockFront.delete(onFront);
  },
}));
jest.mock('@/platform/site', () => ({ guestSite: () => Promise.resolve(null) }));
jest.mock('@/platform/chance/random', () => ({
  randomBytes: (count: number) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
}));

const { discovery } = jest.requireMock<{ discovery: FakeDiscovery.FakeDiscovery }>('@/platform/discovery');
const invitation = () => nearbyNow()!.invitation!;

async function openTable(): Promise<void> {
  renderRouter('./app', { initialUrl: '/nearby/host' });
  await untilLabel('Open the table');
  press('Open the table');
  await untilText('Scan to join');
}

jest.setTimeout(60_000);
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await act(closeTable);
  mockPorts.busy.clear();
  act(() => useHistory.getState().records.forEach(({ id }) => deleteRecord(id)));
  jest.useRealTimers();
});

describe('A table on a phone', () => {
  it('is opened, joined by code, played at, closed in a pocket and opened again', async () => {
    await openTable();
    expect(screen.getByText('Waiting for somebody to join')).toBeTruthy();
    expect(screen.getByText('Keep this screen open: iPhone stops the link in the background.')).toBeTruthy();
    const { code, port } = invitation();
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(screen.getByLabelText(`Address: 127.0.0.1:${port}`)).toBeTruthy();
    expect(screen.getByLabelText(`Code: ${spaced}`)).toBeTruthy();
    expect(
      screen.getByLabelText(`QR code to join at 127.0.0.1:${port} with the code ${spaced}`),
    ).toBeTruthy();

    const bert = seatRealGuest(port, 'b'.repeat(32), code);
    await untilText('Connected');
    press('To the board');
    await untilText('Your turn (X)');
    fireEvent.press(cell(2, 2));
    await until('b2 with the guest', () => bert.view().table.game?.moves.join() === 'b2');
    expect(screen.getByText('Your friend to move (O)')).toBeTruthy();
    fireEvent.press(cell(1, 1));
    await untilText('It is your friend’s turn.');
    bert.tap(1, { t: 'move', m: 'a1' });
    await untilText('Your turn (X)');

    press('Game menu');
    await settle();
    press('Leave the table');
    await until('no table shown', () => nearbyNow() === null);
    bert.stop();

    await untilLabel('Open your table again');
    press('Open your table again');
    await untilText('Your friend is away. The seat is kept.');
    expect(invitation().port).toBe(port);
    const back = seatRealGuest(port, 'b'.repeat(32), code, bert.record());
    await untilText('Connected');
    press('To the board');
    await untilText('Your turn (X)');
    fireEvent.press(cell(2, 1));
    await until('a2 with the guest', () => back.view().table.game?.moves.length === 3);
    back.tap(2, { t: 'move', m: 'b1' });
    await untilText('Your turn (X)');
    fireEvent.press(cell(2, 3));
    await untilText('You won');
    const { records } = useHistory.getState();
    expect(records).toMatchObject([
      { game: 'classic', result: 'X', moves: ['b2', 'a1', 'a2', 'b1', 'c2'], you: 'X' },
    ]);
    expect(records[0]?.people.O.kind).toBe('nearby');

    // Deleted in the history, it came back with every look at the table.
    deleteRecord(records[0]!.id);
    press('Game menu');
    await settle();
    press('Leave the table');
    await untilLabel('Open your table again');
    press('Open your table again');
    await until('the table', () => nearbyNow()?.log.game?.standing.kind === 'over');
    expect(useHistory.getState().records).toEqual([]);
    back.stop();
  });

  it('gives a seat to someone else: the old key is void and the code is new', async () => {
    await openTable();
    const { code, port } = invitation();
    const bert = seatRealGuest(port, 'b'.repeat(32), code);
    await untilText('Connected');
    press('Give the seat to someone else');
    await settle();
    fireEvent.press(screen.getAllByLabelText('Give the seat to someone else').at(-1)!);
    await until('a new code', () => invitation().code !== code);
    await until('the old guest out', () => bert.view().status === 'ended');
    expect(bert.view().why).toBe('gone');
    const carla = seatRealGuest(port, 'c'.repeat(32), invitation().code);
    await until('a new guest', () => carla.view().status === 'online' && nearbyNow()!.line === 'connected');
    carla.stop();
    bert.stop();
  });

  it('listens again when the app comes to the front, whichever screen is on, and can be found', async () => {
    await openTable();
    const { code, port } = invitation();
    expect(discovery.announced).toMatchObject([{ port }]);
    press('To the board');
    await untilText('Your turn (X)');
    // The invitation and the board each watched, so that the table was listened at twice at once.
    expect(mockFront.size).toBe(1);
    act(() => router.dismissTo('/'));
    await untilLabel('Play Classic');

    mockPorts.listens = 0;
    mockFront.forEach((tell) => tell());
    await until('a new listener', () => mockPorts.listens === 1);
    const bert = seatRealGuest(port, 'b'.repeat(32), code);
    await until('a guest', () => nearbyNow()?.line === 'connected');
    expect(discovery.announced).toMatchObject([{ port }]);

    mockPorts.busy.add(port);
    mockFront.forEach((tell) => tell());
    await until('another port', () => invitation().port !== port);
    expect(discovery.announced).toMatchObject([{ port: invitation().port }]);
    const back = seatRealGuest(invitation().port, 'b'.repeat(32), code, bert.record());
    await until('the guest again', () => back.view().status === 'online');
    bert.stop();
    back.stop();
    await act(closeTable);
    expect(mockFront.size).toBe(0);
    expect(discovery.announced).toEqual([]);
  });

  it('says so when no port is to be had, and opens again from the same place', async () => {
    await openTable();
    const { sid } = nearbyNow()!;
    mockPorts.busy.add(0).add(invitation().port);
    mockFront.forEach((tell) => tell());
    await untilText('Another program holds the port. Try again in a moment.');
    mockPorts.busy.clear();
    press('Open your table again');
    await untilText('Scan to join');
    expect(nearbyNow()?.sid).toBe(sid);
  });

  it('is one table however often it is asked for, and is not thrown away for another unasked', async () => {
    renderRouter('./app', { initialUrl: '/nearby/host?game=enchanted' });
    await untilLabel('Open the table');
    mockPorts.listens = 0;
    const button = screen.getByLabelText('Open the table');
    fireEvent.press(button);
    fireEvent.press(button);
    await untilText('Scan to join');
    await settle();
    expect(mockPorts.listens).toBe(1);
    const { sid } = nearbyNow()!;
    expect(nearbyNow()?.log.game?.start.game).toBe('enchanted');

    press('To the board');
    await untilLabel('Game menu');
    press('Game menu');
    await settle();
    press('Leave the table');
    await untilLabel('Open your table again');
    act(() => router.push('/nearby/host'));
    await untilLabel('Open the table');
    press('Open the table');
    await untilText('Close your other table?');
    press('Cancel');
    await settle();
    fireEvent.press(screen.getAllByLabelText('Open your table again').at(-1)!);
    await untilText('Scan to join');
    expect(nearbyNow()?.sid).toBe(sid);
  });
});
