import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { refuse } from '@/engine';
import { Spoken } from '@/components/controls/Spoken';
import { thinker } from '@/platform/thinker';
import { useHistory, useTables } from '@/stores';

/** Lets storage, the thinker and timers do what they have to, for a while. */
async function settle(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(50);
    });
  }
}

const press = (label: string) => fireEvent.press(screen.getByLabelText(label));
const cell = (row: number, column: number) =>
  screen.getByLabelText(new RegExp(`^Row ${row}, column ${column}, `));

/** The next so many requests meet a worker that dies; those after them are answered. */
function failing(times: number): void {
  const think = jest.spyOn(thinker, 'think');
  for (let i = 0; i < times; i++) {
    think.mockReturnValueOnce({ answer: Promise.resolve(refuse('died')), cancel: () => undefined });
  }
}

async function start(opponent: string, ...choices: string[]): Promise<void> {
  renderRouter('./app', { initialUrl: '/new/classic' });
  await settle(200);
  for (const label of [opponent, ...choices, 'Start']) press(label);
  await settle(50);
}

jest.setTimeout(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  useTables.setState({ list: [], climbs: {} });
  useHistory.setState({ records: [] });
});

describe('When the thinker fails', () => {
  it('the AI says that it could not move, and moves when asked again: it stayed “thinking” for ever', async () => {
    await start('Expert');
    failing(4);
    fireEvent.press(cell(1, 1));
    await settle(2_000);
    expect(screen.getByText('Expert AI could not make its move.')).toBeTruthy();
    press('Ask it again');
    await settle(6_000);
    expect(screen.getByText('Your turn (X)')).toBeTruthy();
  });

  it('a hint says that it did not come, and comes when asked for again: the button was dead', async () => {
    await start('Easy', 'Practice');
    failing(1);
    press('Hint');
    expect(screen.getByText('Looking for a hint')).toBeTruthy();
    await settle(100);
    expect(screen.getByText('No hint came. Ask again.')).toBeTruthy();
    press('Hint');
    await settle(6_000);
    expect(screen.getByText(/^Hint: /)).toBeTruthy();
  });

  it('the review says that it broke off, and goes on from there: it stayed at a percentage', async () => {
    await start('Same phone');
    for (const [row, column] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ] as const)
      fireEvent.press(cell(row, column));
    await settle(1_500);
    failing(1);
    press('Review');
    await settle(500);
    expect(screen.getByText('Not every move could be judged.')).toBeTruthy();
    press('Go on judging');
    await settle(6_000);
    expect(screen.queryByText(/Judging every move/)).toBeNull();
    expect(screen.getByLabelText('2. O a2, Mistake')).toBeTruthy();
    // Its cells are there to be read, not to be pressed.
    expect(screen.queryAllByRole('button', { name: /^Row / })).toEqual([]);
    press('2. O a2, Mistake');
    expect(screen.getByText('Best: b2')).toBeTruthy();
    expect(screen.getByLabelText('Row 2, column 2, empty, hint')).toBeTruthy();
  });
});

describe('The status', () => {
  it('stands in one live place, so each change is said once', async () => {
    await start('Same phone');
    const said = () => screen.UNSAFE_getAllByType(Spoken).map(({ props }) => props.children);
    const heard: string[][] = [said()];
    for (const [row, column] of [
      [1, 1],
      [2, 1],
      [2, 1],
    ] as const) {
      fireEvent.press(cell(row, column));
      heard.push(said());
    }
    expect(heard).toEqual([
      ['Player 1 to move (X)'],
      ['Player 2 to move (O)'],
      ['Player 1 to move (X)'],
      ['That cell is taken. Choose an empty one.'],
    ]);
  });
});
