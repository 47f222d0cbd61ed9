import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { useHistory, usePuzzleBox, usePuzzles } from '@/stores';

import { puzzleOf, shortestWay } from '../support/puzzles';

/** Lets storage, the thinker and timers do what they have to, for a while. */
async function settle(milliseconds = 50): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(50);
    });
  }
}

const tile = (square: string) =>
  screen.getByLabelText(
    new RegExp(`^Row ${square[1]}, column ${square.charCodeAt(0) - 'a'.charCodeAt(0) + 1}, `),
  );

async function open(id: string): Promise<void> {
  renderRouter('./app', { initialUrl: `/puzzle/${encodeURIComponent(id)}` });
  await settle(5_000);
}

jest.setTimeout(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  usePuzzles.setState({ attempts: [] });
  usePuzzleBox.setState({ ready: [], recent: [] });
  useHistory.setState({ records: [] });
});

describe('Cipher on a phone', () => {
  it('is solved tap by tap and recorded with its stars', async () => {
    const puzzle = puzzleOf('PC1.M1#phone');
    await open(puzzle.id);
    for (const move of shortestWay(puzzle)) {
      for (const square of move.split('-')) fireEvent.press(tile(square));
    }
    await settle(1_500);
    expect(screen.getByLabelText('3 stars')).toBeTruthy();
    expect(useHistory.getState().records).toMatchObject([
      {
        game: 'cipher',
        result: 'solved',
        moves: shortestWay(puzzle),
        assisted: false,
        puzzle: { tier: 'M1', par: puzzle.par, hints: 0, stars: 3, score: 250, daily: null },
      },
    ]);
  });

  it('is moved by the actions of a screen reader', async () => {
    const puzzle = puzzleOf('PC1.M1#spoken');
    await open(puzzle.id);
    const [move = ''] = shortestWay(puzzle);
    const [from = '', to = ''] = move.split('-');
    const direction = from[0] === to[0] ? 'down' : 'right';
    const before = tile(from).props.accessibilityLabel ?? tile(from).props['aria-label'];
    const actions = tile(from).props.accessibilityActions as readonly { readonly name: string }[];
    expect(actions.map(({ name }) => name)).toContain(direction);
    fireEvent(tile(from), 'accessibilityAction', { nativeEvent: { actionName: direction } });
    await settle();
    expect(usePuzzles.getState().attempts[0]?.session.moves).toEqual([move]);
    expect(tile(from).props.accessibilityLabel ?? tile(from).props['aria-label']).not.toBe(before);
  });

  it('has the next puzzle of a tier ready while one is played', async () => {
    await open('PC1.C1#first');
    await settle(2_000);
    const { ready, recent } = usePuzzleBox.getState();
    expect(ready[0]?.tier).toBe('C1');
    expect(recent).toHaveLength(1);
  });

  it('says in a sentence why an id brings no puzzle', async () => {
    await open('PC1.X9#a');
    expect(screen.getByText(/^This id names a tier that does not exist/)).toBeTruthy();
  });
});
