import { classic, classicMind, type ClassicState } from '@/engine/classic';
import { foldingSymmetry, geometryOf, openingPositions } from '@/engine/classic/solver';

import HARDEST from '../fixtures/hardAnalyses.json';
import { config } from '../support/classic';
import { samplePositions } from '../support/classicSamples';

/** `OXS_LONG=1` analyzes every position with four stones and more samples; otherwise one in forty. */
const LONG = process.env.OXS_LONG === '1';
const EVERY = LONG ? 1 : 40;
const SAMPLES = LONG ? 2000 : 40;
const BUDGET = 60_000;
const CELLS = 25;

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

/** A position written as 25 characters, row by row: X, O, or a dot. */
function stateOf(text: string): ClassicState {
  const start = classic.start(board);
  const cells = [...text].map((mark) => (mark === 'X' || mark === 'O' ? mark : null));
  const stones = cells.filter((mark) => mark !== null).length;
  return { ...start, cells, stones, turn: stones % 2 === 0 ? 'X' : 'O' };
}

/** The figures of docs/levels.md, where all four-stone positions are looked into. */
function report(what: string, nodes: readonly number[]): void {
  const mean = Math.round(nodes.reduce((sum, each) => sum + each, 0) / nodes.length);
  console.log(`${what}: ${nodes.length} positions, ${mean} nodes on average, at most ${Math.max(...nodes)}`);
}

describe(`the analysis of all moves on 5x5x4 takes at most ${BUDGET} nodes`, () => {
  it('in the hardest positions known, of four to six stones', () => {
    const nodes = HARDEST.map((text) => nodesOf(stateOf(text)));
    report('hardest known', nodes);
    expect(HARDEST.filter((_, i) => nodes[i]! > BUDGET)).toEqual([]);
  });

  it('in the positions with four stones, of which there are 9,664', () => {
    const states = fourStones();
    expect(states).toHaveLength(9664);
    const tried = states.filter((_, i) => i % EVERY === 0);
    const nodes = tried.map(nodesOf);
    report('four stones', nodes);
    expect(tried.filter((_, i) => nodes[i]! > BUDGET)).toEqual([]);
  });

  it.each(Array.from({ length: CELLS }, (_, stones) => stones))(
    'in sampled positions with %i stones',
    (stones) => {
      const samples = { seed: `analysis ${stones}`, count: SAMPLES, stones, spread: 1 };
      const over = [...samplePositions(board, samples)].filter((state) => nodesOf(state) > BUDGET);
      expect(over).toEqual([]);
    },
  );
});
