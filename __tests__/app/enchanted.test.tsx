import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { startEnchanted } from '@/components/enchanted/startEnchanted';
import { playMove, tableById, useHistory, useTables } from '@/stores';

/** Lets storage and timers do what they have to, for a while. */
async function settle(milliseconds = 200): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(50);
    });
  }
}

/** A table of two people on which these moves were made, on screen. Returns its id. */
async function sitDown(...moves: readonly string[]): Promise<string> {
  const { id } = startEnchanted({ opponent: 'phone', start: 'fair', rounds: 2, mark: 'X', practice: false });
  for (const move of moves) expect(playMove(id, move)).toMatchObject({ ok: true });
  renderRouter('./app', { initialUrl: `/play/${id}` });
  await settle();
  return id;
}

const lastMoveOf = (id: string) => tableById(id)?.session.moves.at(-1);
const cell = (row: number, column: number) =>
  screen.getByLabelText(new RegExp(`^Row ${row}, column ${column}, `));

jest.setTimeout(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  useTables.setState({ list: [], climbs: {} });
  useHistory.setState({ records: [] });
});

/** Nobody spends or scores: by turn 9 both are at 5. */
const HOARDING = ['a2', 'd1', 'c2', 'a4', 'b1', 'c4'] as const;

/** The board is full but for a sealed cell, and O cannot pay for a Disrupt. */
const STUCK = [
  ...['c1', 'a4', 'double d2+b4', 'b2', 'a2', 'd3', 'c2', 'seal c3', 'b3', 'b1', 'disrupt d4', 'c4', 'd4'],
  ...['double d1+c3', 'seal a3'],
];

/** One point each after turn 24. */
const LEVEL = [
  ...['b2', 'double d3+b4', 'double d1+c4', 'c1', 'd2', 'shift b4-b3', 'seal c2', 'a4', 'a3', 'b1'],
  ...['shift c4-b4', 'c4', 'c3 clear a1-b2-c3', 'seal a2', 'seal c3', 'disrupt d2', 'seal a1'],
  ...['c2 clear b1-c2-d3', 'seal c2', 'd3', 'c2', 'shift d3-c3'],
];

describe('Enchanted on a phone', () => {
  it('tells both seats of an overheat before it happens', async () => {
    await sitDown(...HOARDING);
    expect(screen.getByLabelText(/^Player 1 plays X.*if kept at 5, overheats to 3, then 4$/)).toBeTruthy();
    expect(screen.getByLabelText(/^Player 2 plays O.*\. overheats to 3, then 4$/)).toBeTruthy();
  });

  it('lets a line be chosen by its name, after a look at something else', async () => {
    const id = await sitDown(...HOARDING, 'b3', 'd2');
    fireEvent.press(cell(2, 2));
    expect(screen.getByText('Several lines: tap the one to clear')).toBeTruthy();
    expect(lastMoveOf(id)).toBe('d2');
    fireEvent.press(screen.getByLabelText('Clear a2, b2, c2'));
    await settle();
    expect(lastMoveOf(id)).toBe('b2 clear a2-b2-c2');
    expect(screen.getByText('Player 2 to move (O)')).toBeTruthy();
    expect(screen.getByLabelText('Row 1, column 2, X')).toBeTruthy();
  });

  it('says that nothing but a pass is left, and passes', async () => {
    const id = await sitDown(...STUCK);
    expect(screen.getByText('Nothing else is possible: you pass this turn.')).toBeTruthy();
    expect(screen.queryByLabelText(/^Seal, costs/)).toBeNull();
    fireEvent.press(screen.getByLabelText('Pass'));
    await settle();
    expect(lastMoveOf(id)).toBe('pass');
    expect(screen.getByText(/^O passed\./)).toBeTruthy();
    expect(screen.getByText('Player 1 to move (X)')).toBeTruthy();
  });

  it('announces sudden death, and why a skill cannot be used in it', async () => {
    await sitDown(...LEVEL);
    expect(screen.getByText('Sudden death, turn 25 of 36: the next point wins')).toBeTruthy();
    expect(screen.getByText(/Sudden death begins: the next point wins\.$/)).toBeTruthy();
    expect(screen.getByLabelText('Double, costs 4 energy, you have 2')).toBeTruthy();
    fireEvent.press(screen.getByLabelText(/^Double, costs/));
    expect(screen.getByText('You do not have enough energy for that.')).toBeTruthy();
  });
});
