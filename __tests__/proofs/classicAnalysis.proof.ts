import { classic, classicMind, type ClassicState } from '@/engine/classic';
import { foldingSymmetry, geometryOf, openingPositions } from '@/engine/classic/solver';

import { config } from '../support/classic';
import { samplePositions } from '../support/classicSamples';

/** `OXS_LONG=1` analyzes every position with four stones; otherwise one in forty. */
const EVERY = process.env.OXS_LONG === '1' ? 1 : 40;
const BUDGET = 60_000;

const board = config('5x5x4');
const nodesOf = (state: ClassicState) => classicMind.analyze(state).run(Infinity).nodes;

function fourStones(): ClassicState[] {
  const { symmetry } = geometryOf(board);
  const start = classic.start(board);
  const states: ClassicState[] = [];
  for (const { first, second } of openingPositions()) {
    if (foldingSymmetry(first, second, symmetry) !== 0) continue;
    const holder = (i: number) => (first & (1 << i) ? 'X' : second & (1 << i) ? 'O' : null);
    states.push({ ...start, cells: start.cells.map((_, i) => holder(i)), stones: 4 });
  }
  return states;
}

describe('the analysis of all moves on 5x5x4', () => {
  it('takes at most 4,000 nodes with up to three stones', () => {
    const samples = { seed: 'analysis', count: 400 / (EVERY > 1 ? 4 : 1), stones: 0, spread: 4 };
    const nodes = [...samplePositions(board, samples)].map(nodesOf);
    expect(Math.max(...nodes)).toBeLessThanOrEqual(4000);
  });

  it('takes at most 139,291 nodes with four stones, and more than 60,000 in few of the 9,664 positions', () => {
    const states = fourStones();
    expect(states).toHaveLength(9664);
    const nodes = states.filter((_, i) => i % EVERY === 0).map(nodesOf);
    const over = nodes.filter((each) => each > BUDGET).length;
    expect(Math.max(...nodes)).toBeLessThanOrEqual(139_291);
    if (EVERY === 1) expect(over).toBe(54);
    else expect(over / nodes.length).toBeLessThan(0.02);
  });

  it.each([5, 6, 7, 8])('falls within 60,000 nodes for nearly all positions with %i stones', (stones) => {
    const samples = { seed: `analysis ${stones}`, count: EVERY === 1 ? 2000 : 100, stones, spread: 1 };
    const nodes = [...samplePositions(board, samples)].map(nodesOf);
    const over = nodes.filter((each) => each > BUDGET).length;
    expect(over / nodes.length).toBeLessThan(0.02);
  });
});
