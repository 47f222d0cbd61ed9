import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { useHistory, useTables } from '@/stores';

/** Lets storage, the thinker and timers do what they have to, for a while. */
async function settle(milliseconds = 50): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(50);
    });
  }
}

async function open(initialUrl: string): Promise<void> {
  renderRouter('./app', { initialUrl });
  await settle(200);
}

function press(label: string): void {
  fireEvent.press(screen.getByLabelText(label));
}

const cell = (row: number, column: number) =>
  screen.getByLabelText(new RegExp(`^Row ${row}, column ${column}, `));

jest.setTimeout(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  useTables.setState({ list: [], climbs: {} });
  useHistory.setState({ records: [] });
});

describe('Classic on a phone', () => {
  it('is played by two people to a win, is recorded, and goes on with the next round', async () => {
    await open('/new/classic');
    press('Same phone');
    press('Start');
    await settle();
    expect(screen.getByLabelText('Board')).toBeTruthy();
    for (const [row, column] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const)
      fireEvent.press(cell(row, column));
    fireEvent.press(cell(1, 1));
    expect(screen.getByText('That cell is taken. Choose an empty one.')).toBeTruthy();
    fireEvent.press(cell(1, 3));
    await settle(1_500);
    expect(screen.getByLabelText('Row 1, column 3, X, last move, winning line')).toBeTruthy();
    expect(useHistory.getState().records).toMatchObject([
      { game: 'classic', result: 'X', moves: ['a1', 'a2', 'b1', 'b2', 'c1'], you: null, assisted: false },
    ]);
    press('Next round');
    await settle();
    expect(screen.getByText('Player 2 to move (O)')).toBeTruthy();
    expect(useTables.getState().list[0]?.match.results).toEqual([{ starts: 0, winner: 0 }]);
  });

  it('is answered by the AI, which thinks where this device can', async () => {
    await open('/new/classic');
    press('Expert');
    press('Start');
    await settle();
    fireEvent.press(cell(1, 1));
    expect(screen.getByText('Expert AI is thinking')).toBeTruthy();
    await settle(6_000);
    expect(screen.getByText('Your turn (X)')).toBeTruthy();
    expect(screen.getByLabelText('Row 2, column 2, O, last move')).toBeTruthy();
  });

  it('is listed on the start screen while it is in progress, and can be discarded', async () => {
    await open('/new/classic');
    press('Same phone');
    press('Start');
    await settle();
    fireEvent.press(cell(2, 2));
    press('Back');
    await settle();
    expect(screen.getByText('Player 1 and Player 2 · 1 move played')).toBeTruthy();
    press('Discard this game');
    press('Delete');
    await settle();
    expect(useTables.getState().list).toEqual([]);
  });

  it('shows a screen for a link that leads nowhere', async () => {
    await open('/nowhere');
    expect(screen.getByText('This link leads to no screen of OXS.')).toBeTruthy();
  });
});
