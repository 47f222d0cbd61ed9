import fc from 'fast-check';

import { complete, createRng } from '@/engine/core';
import { cipher, solve, type Action, type Config, type Goal } from '@/engine/cipher';

import { USUAL_COMBINATIONS } from '../../support/checkBound';
import { flood, grid, puzzle, trueDistances } from '../../support/exhaust';

const MATCH_GOALS = ['CBA/ACB/BAC', 'AAA/BBB/CCC', 'ABC/BCA/CAB'].map((target): Goal => ({
  kind: 'match',
  target: grid(target).cells,
}));
const RULE_GOALS = USUAL_COMBINATIONS.map((rules): Goal => ({ kind: 'rules', rules }));

function playOut(config: Config, start: readonly number[], path: readonly Action[]): readonly number[] {
  let state = { config, cells: start, moves: 0 };
  for (const action of path) {
    const next = cipher.play(state, action);
    if (!next.ok) throw new Error(`${cipher.write(action)}: ${next.code}`);
    state = next.value;
  }
  expect(cipher.outcome(state)).toEqual({ kind: 'solved', moves: path.length });
  return state.cells;
}

/** Compares par with the true distance in a sample of grids, and plays every path. */
function checkPar(
  config: Config,
  distances: readonly (number | null)[],
  grids: readonly (readonly number[])[],
) {
  grids.forEach((cells, i) => {
    const solution = complete(solve(config, cells, 1_000_000));
    const found = solution.kind === 'solved' ? solution.par : solution.kind;
    expect({ config, cells, found }).toEqual({ config, cells, found: distances[i] ?? 'unsolvable' });
    if (solution.kind === 'solved') playOut(config, cells, solution.path);
  });
}

describe('solve', () => {
  it.each([[[]], [[4]], [[1, 4, 7]], [[3, 4]], [[0, 1, 2, 3, 4, 5, 6, 7, 8]]])(
    'finds the true par of swap puzzles, or proves that there is none, with locks %j',
    (locks) => {
      const rng = createRng(`par with locks ${locks.join()}`);
      const reach = flood(puzzle('ABC/ABC/ABC', 3, MATCH_GOALS[0]!, locks));
      for (const goal of [...MATCH_GOALS, ...RULE_GOALS]) {
        const config = puzzle('ABC/ABC/ABC', 3, goal, locks);
        const distances = trueDistances(reach, config);
        const sample = [0, ...Array.from({ length: 5 }, () => rng.below(reach.grids.length))];
        checkPar(
          config,
          sample.map((i) => distances[i]!),
          sample.map((i) => reach.grids[i]!),
        );
      }
    },
  );

  it.each([
    ['ABA/BAB/AAB', 2, []],
    ['ABA/BAB/AAB', 2, [4]],
    ['ABB/BAB', 3, []],
    ['ABB/BAC', 3, [1]],
    ['ABC/ABC/ABC', 2, [1, 3, 5, 7]],
    ['ABCDE', 5, []],
    ['AB/BA', 5, [0]],
    ['ABC/DAB', 4, []],
    ['ABCD', 4, []],
    ['ABC/DEF', 6, [1]],
  ])(
    'finds the true par of Cycle puzzles from everywhere: %s with %i symbols, locks %j',
    (start, symbols, locks) => {
      const cells = grid(start).cells.map((symbol) => symbol % symbols);
      const config: Config = {
        ...puzzle(start, symbols, { kind: 'cycle', target: cells }, locks),
        start: cells,
      };
      const reach = flood(config);
      const distances = trueDistances(reach, config);
      const step = Math.ceil(reach.grids.length / 150);
      const sample = reach.grids.map((_, i) => i).filter((i) => i % step === 0);
      checkPar(
        config,
        sample.map((i) => distances[i]!),
        sample.map((i) => reach.grids[i]!),
      );
    },
  );

  it('proves that a Cycle target out of reach is unsolvable', () => {
    // On four by four with two symbols the presses span 12 of 16 dimensions: a single corner is out of reach.
    const config = puzzle('AAAA/AAAA/AAAA/AAAA', 2, {
      kind: 'cycle',
      target: grid('BAAA/AAAA/AAAA/AAAA').cells,
    });
    expect(complete(solve(config, config.start, 1000))).toEqual({ kind: 'unsolvable' });
    const locked = puzzle('AA', 2, { kind: 'cycle', target: [1, 0] }, [0]);
    expect(complete(solve(locked, locked.start, 1000))).toEqual({ kind: 'unsolvable' });
  });

  it.each([
    ['AAAAA', 2],
    ['AAAAA', 4],
    ['AA/AA', 3],
    ['AA/AA', 6],
  ])('tells the grids that Cycle can bring to %s with %i symbols from those it cannot', (target, symbols) => {
    const config = puzzle(target, symbols, { kind: 'cycle', target: grid(target).cells });
    const reach = flood(config);
    const all = symbols ** config.start.length;
    expect(reach.grids.length).toBeLessThan(all);
    for (let number = 0; number < all; number++) {
      const cells = config.start.map((_, at) => Math.floor(number / symbols ** at) % symbols);
      const { kind } = complete(solve(config, cells, 10_000));
      // Pressing on comes round to the start, so what can be reached can also be left for the target.
      expect({ cells, kind }).toEqual({
        cells,
        kind: reach.indexOf(cells) === undefined ? 'unsolvable' : 'solved',
      });
    }
  });

  it('gives the same answer however its work is sliced', () => {
    const hard: readonly Config[] = [
      puzzle('FEDCBA', 6, { kind: 'match', target: [0, 1, 2, 3, 4, 5] }),
      puzzle('BAAB/BAAB/BBAB/AABA', 2, { kind: 'rules', rules: ['NO_THREE'] }),
      puzzle('CDCA/ABDB/DCAD/CBAB', 4, { kind: 'rules', rules: ['EVEN_ROWS', 'EVEN_COLS'] }),
      puzzle('AAAA/AAAA/AAAA/AAAA', 2, { kind: 'cycle', target: grid('BBBB/BBBB/BBBB/BBBB').cells }),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...hard), fc.integer({ min: 1, max: 40 }), (config, slice) => {
        const whole = complete(solve(config, config.start, 100_000));
        expect(whole.kind).toBe('solved');
        expect(complete(solve(config, config.start, 100_000), slice)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('stops at its node cap with a bound that par does not undercut', () => {
    const reversal = puzzle('FEDCBA', 6, { kind: 'match', target: [0, 1, 2, 3, 4, 5] });
    for (const cap of [1, 10, 100, 300]) {
      const task = solve(reversal, reversal.start, cap);
      const step = task.run(1_000_000);
      expect(step).toMatchObject({ done: true, value: { kind: 'over-budget' }, nodes: cap });
      if (step.done && step.value.kind === 'over-budget') {
        expect(step.value.lowerBound).toBeGreaterThanOrEqual(9);
        expect(step.value.lowerBound).toBeLessThanOrEqual(15);
      }
    }
    const even = puzzle('CDCA/ABDB/DCAD/CBAB', 4, { kind: 'rules', rules: ['EVEN_ROWS', 'EVEN_COLS'] });
    expect(complete(solve(even, even.start, 5))).toEqual({ kind: 'over-budget', lowerBound: 1 });
    const lights = puzzle('AAAA/AAAA/AAAA/AAAA', 2, {
      kind: 'cycle',
      target: grid('BBBB/BBBB/BBBB/BBBB').cells,
    });
    expect(complete(solve(lights, lights.start, 5))).toMatchObject({ kind: 'over-budget' });
  });

  it('reports progress that never falls, and a node count that is the sum of its slices', () => {
    const config = puzzle('CDCA/ABDB/DCAD/CBAB', 4, { kind: 'rules', rules: ['EVEN_ROWS', 'EVEN_COLS'] });
    const task = solve(config, config.start, 100_000);
    let progress = 0;
    let nodes = 0;
    for (let step = task.run(3); !step.done; step = task.run(3)) {
      expect(step.progress).toBeGreaterThanOrEqual(progress);
      expect(step.progress).toBeLessThan(1);
      expect(step.nodes - nodes).toBeLessThanOrEqual(4);
      expect(step.nodes).toBeGreaterThan(nodes);
      ({ progress, nodes } = step);
    }
    expect(nodes).toBeGreaterThan(10);
  });
});
