import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { closeTable, nearbyNow } from '@/stores/nearby';
import { useHistory } from '@/stores';
import type * as NodeSockets from '@/platform/sockets/index.node';

import { seatRealGuest } from '../support/realTable';

// A phone's sockets are native; the same code runs here over Node's.
jest.mock('@/platform/sockets', () => {
  const node = jest.requireActual<typeof NodeSockets>('@/platform/sockets/index.node');
  return { ...node, serverSockets: node.nodeSockets('127.0.0.1'), dial: () => undefined };
});
jest.mock('@/platform/address', () => ({
  ownAddress: () => Promise.resolve('127.0.0.1'),
  watchNetwork: () => () => undefined,
}));
jest.mock('@/platform/site', () => ({ guestSite: () => Promise.resolve(null) }));
jest.mock('@/platform/chance/random', () => ({
  randomBytes: (count: number) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
}));

const later = setTimeout;

/** Lets timers run, and the real sockets between them. */
async function settle(milliseconds = 200): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(50);
      await new Promise((done) => later(done, 5));
    });
  }
}

const press = (label: string | RegExp) => fireEvent.press(screen.getByLabelText(label));
const cell = (row: number, column: number) =>
  screen.getByLabelText(new RegExp(`^Row ${row}, column ${column}, `));

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (holds()) return;
    await settle(50);
  }
  throw new Error('never came about');
}

jest.setTimeout(60_000);
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeTable();
  jest.useRealTimers();
});

describe('A table on a phone', () => {
  it('is opened, joined by code, played at, closed in a pocket and opened again', async () => {
    renderRouter('./app', { initialUrl: '/nearby/host' });
    await until(() => screen.queryByLabelText('Open the table') !== null);
    press('Open the table');
    await until(() => screen.queryByText('Scan to join') !== null);
    expect(screen.getByText('Waiting for somebody to join')).toBeTruthy();
    expect(screen.getByText('Keep this screen open: iPhone stops the link in the background.')).toBeTruthy();
    const { code, port, secret } = nearbyNow()!.invitation!;
    expect(screen.getByLabelText(`Address: 127.0.0.1:${port}`)).toBeTruthy();
    expect(screen.getByLabelText(`Code: ${code.slice(0, 3)} ${code.slice(3)}`)).toBeTruthy();
    expect(screen.getByLabelText(`QR code for http://127.0.0.1:${port}/#join=${secret}`)).toBeTruthy();

    const bert = seatRealGuest(port, 'b'.repeat(32), code);
    await until(() => screen.queryByText('Connected') !== null);
    press('To the board');
    await until(() => screen.queryByText('Your turn (X)') !== null);
    fireEvent.press(cell(2, 2));
    await until(() => bert.view().table.game?.moves.join() === 'b2');
    expect(screen.getByText('Your friend to move (O)')).toBeTruthy();
    fireEvent.press(cell(1, 1));
    await until(() => screen.queryByText('It is your friend’s turn.') !== null);
    bert.tap(1, { t: 'move', m: 'a1' });
    await until(() => screen.queryByText('Your turn (X)') !== null);

    press('Game menu');
    await settle();
    press('Leave the table');
    await until(() => nearbyNow() === null);
    bert.stop();

    await until(() => screen.queryByLabelText('Open your table again') !== null);
    press('Open your table again');
    await until(() => screen.queryByText('Your friend is away. The seat is kept.') !== null);
    expect(nearbyNow()!.invitation!.port).toBe(port);
    const back = seatRealGuest(port, 'b'.repeat(32), code, bert.record());
    await until(() => screen.queryByText('Connected') !== null);
    press('To the board');
    await until(() => screen.queryByText('Your turn (X)') !== null);
    for (const [mine, theirs] of [
      [[2, 1], 'b1'],
      [[2, 3], null],
    ] as const) {
      fireEvent.press(cell(mine[0], mine[1]));
      await until(() => screen.queryByText('Your turn (X)') === null);
      if (theirs !== null) {
        back.tap(2, { t: 'move', m: theirs });
        await until(() => screen.queryByText('Your turn (X)') !== null);
      }
    }
    await until(() => screen.queryByText('You won') !== null);
    expect(useHistory.getState().records).toMatchObject([
      { game: 'classic', result: 'X', moves: ['b2', 'a1', 'a2', 'b1', 'c2'], you: 'X' },
    ]);
    expect(useHistory.getState().records[0]?.people.O.kind).toBe('nearby');
    back.stop();
  });

  it('gives a seat to someone else: the old key is void and the code is new', async () => {
    renderRouter('./app', { initialUrl: '/nearby/host' });
    await until(() => screen.queryByLabelText('Open the table') !== null);
    press('Open the table');
    await until(() => screen.queryByText('Scan to join') !== null);
    const { code, port } = nearbyNow()!.invitation!;
    const bert = seatRealGuest(port, 'b'.repeat(32), code);
    await until(() => screen.queryByText('Connected') !== null);
    press('Give the seat to someone else');
    await settle();
    fireEvent.press(screen.getAllByLabelText('Give the seat to someone else').at(-1)!);
    await until(() => nearbyNow()!.invitation!.code !== code);
    await until(() => bert.view().status === 'ended');
    expect(bert.view().why).toBe('gone');
    const carla = seatRealGuest(port, 'c'.repeat(32), nearbyNow()!.invitation!.code);
    await until(() => carla.view().status === 'online' && nearbyNow()!.line === 'connected');
    carla.stop();
    bert.stop();
  });
});
