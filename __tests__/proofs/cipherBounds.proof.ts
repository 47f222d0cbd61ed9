import { complete, createRng } from '@/engine/core';
import { RULE_SETS, solve, type Config } from '@/engine/cipher';

import { COMBINATIONS, checkBound } from '../support/checkBound';
import { flood, grid, puzzle, trueDistances, type Flood } from '../support/exhaust';

const ANY_GOAL: Config['goal'] = { kind: 'rules', rules: ['NO_TOUCH'] };

/** Boards of every parity, with and without locks, flooded once for all combinations of rules. */
const BOARDS: readonly (readonly [Config, Flood])[] = (
  [
    ['ABC/ABC/ABC', 3, []],
    ['AABB/AABB', 2, []],
    ['AABB/CCDD', 4, []],
    ['AABB/AABB/AABB', 2, []],
    ['AAB/ABB/AAB/ABB', 2, []],
    ['ABA/BAB/ABA', 2, [4]],
    ['AAB/BCC/ACB', 3, [0]],
    ['AB/BC/CA/AB', 3, [3]],
    ['AABBCC', 3, []],
    ['A/A/B/B/C/C', 3, []],
  ] as const
).map(([start, symbols, locks]) => {
  const config = puzzle(start, symbols, ANY_GOAL, locks);
  return [config, flood(config)];
});

describe('every combination of rules', () => {
  it.each(COMBINATIONS.map((rules) => [rules.join(' + '), rules] as const))(
    '%s: the bound is never above the true distance, and par is the true distance',
    (_, rules) => {
      const rng = createRng(`par under ${rules.join()}`);
      for (const [board, reach] of BOARDS) {
        const config: Config = { ...board, goal: { kind: 'rules', rules } };
        checkBound(config, reach);
        const distances = trueDistances(reach, config);
        for (let i = 0; i < 12; i++) {
          const at = rng.below(reach.grids.length);
          const solution = complete(solve(config, reach.grids[at]!, 1_000_000));
          const found = solution.kind === 'solved' ? solution.par : solution.kind;
          expect({ config, at, found }).toEqual({ config, at, found: distances[at] ?? 'unsolvable' });
        }
      }
    },
  );
});

it('a Match puzzle of nine tiles: the bound is never above the true distance, and kept right swap by swap', () => {
  const target = grid('CBA/ACB/BAC').cells;
  const config = puzzle('ABC/ABC/ABC', 3, { kind: 'match', target });
  expect(checkBound(config, flood(config))).toBe(1680);
});

describe('boards of sixteen cells', () => {
  const board = puzzle('AABB/AABB/AABB/AABB', 2, ANY_GOAL);
  const reach = flood(board);

  it.each(
    [...RULE_SETS, ['NO_THREE'], ['MIRROR_LR', 'MIRROR_TB']].map(
      (rules) => [rules.join(' + '), rules] as const,
    ),
  )('%s: the bound is never above the true distance', (_, rules) => {
    expect(reach.grids).toHaveLength(12_870);
    expect(
      checkBound({ ...board, goal: { kind: 'rules', rules: [...rules] } as Config['goal'] }, reach),
    ).toBe(12_870);
  });
});

describe('Cycle on three by three', () => {
  it.each([
    [2, []],
    [2, [4]],
    [2, [0, 5]],
    [3, []],
    [3, [4]],
    [3, [1, 8]],
    [4, [3, 4]],
    [5, [1, 3, 4]],
    [6, [0, 2, 7]],
  ])('with %i symbols and locks %j: par is the true distance from every grid', (symbols, locks) => {
    const target = grid('ABA/BBA/AAB').cells;
    const config = { ...puzzle('ABA/BBA/AAB', symbols, { kind: 'cycle', target }, locks) } satisfies Config;
    const reach = flood(config);
    const distances = trueDistances(reach, config);
    reach.grids.forEach((cells, at) => {
      const solution = complete(solve(config, cells, 1_000_000));
      const found = solution.kind === 'solved' ? solution.par : solution.kind;
      if (found !== distances[at])
        throw new Error(`${cells.join('')}: par ${found}, distance ${distances[at]}`);
    });
    expect(reach.grids.length).toBeGreaterThanOrEqual(symbols ** 5);
  });
});
