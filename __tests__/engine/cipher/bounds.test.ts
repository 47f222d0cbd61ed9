import { positionOf, type Config } from '@/engine/cipher';

import { USUAL_COMBINATIONS, checkBound } from '../../support/checkBound';
import { flood, grid, puzzle, type Flood } from '../../support/exhaust';

const ANY_RULES: Config['goal'] = { kind: 'rules', rules: ['NO_TOUCH'] };

/** Small boards of every parity, with and without locks; the proofs take larger ones and every combination. */
const BOARDS: readonly (readonly [Config, Flood])[] = (
  [
    ['AABB/AABB', 2, []],
    ['AAB/ABB/AAB/ABB', 2, []],
    ['ABA/BAB/ABA', 2, [4]],
    ['AAB/BCC/ACB', 3, [0]],
    ['AABBCC', 3, []],
    ['A/A/B/B/C/C', 3, []],
  ] as const
).map(([start, symbols, locks]) => {
  const config = puzzle(start, symbols, ANY_RULES, locks);
  return [config, flood(config)];
});

describe('the bounds of Rules puzzles', () => {
  it.each(USUAL_COMBINATIONS.map((rules) => [rules.join(' + '), rules] as const))(
    '%s: never above the true distance, zero exactly at the goal, kept right swap by swap',
    (_, rules) => {
      let compared = 0;
      for (const [config, reach] of BOARDS)
        compared += checkBound({ ...config, goal: { kind: 'rules', rules } }, reach);
      expect(compared).toBeGreaterThan(400);
    },
  );
});

describe('the bound of Match puzzles', () => {
  it.each([
    ['ABCDEF', 'FEDCBA', 6, []],
    ['AAA/BCA/AAA', 'AAA/ACB/AAA', 3, [4]],
    ['ABC/CBA/BAC', 'CBA/CBA/BCA', 3, [3]],
    ['ABAB/BBAA', 'BBAA/ABAB', 2, []],
  ])(
    '%s to %s: never above the true distance, and kept right swap by swap',
    (start, target, symbols, locks) => {
      const config = puzzle(start, symbols, { kind: 'match', target: grid(target).cells }, locks);
      expect(checkBound(config, flood(config))).toBeGreaterThan(7);
    },
  );

  it('sees the detour around a locked cell', () => {
    const detour = puzzle('AAA/BCA/AAA', 3, { kind: 'match', target: grid('AAA/ACB/AAA').cells }, [4]);
    expect(positionOf(detour, detour.start).bound()).toBe(4);
  });
});
