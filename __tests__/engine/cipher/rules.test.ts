import { RULE_SETS, holds, isRuleSet, sortRules, violationsOf, type Rule } from '@/engine/cipher';

import { grid } from '../../support/exhaust';
import golden from '../../fixtures/golden/cipher.json';

describe('rules', () => {
  it.each(
    golden.ruleChecks.map(({ rule, grid: rows, satisfied }) => [rule, rows.join('/'), satisfied] as const),
  )('%s on %s is %s', (rule, text, satisfied) => {
    expect(holds(rule as Rule, grid(text))).toBe(satisfied);
  });

  it.each([
    ['NO_TOUCH', 'AAB/BAB', [0, 1, 2, 4, 5]],
    ['NO_THREE', 'AAAB/BABB/BBBA', [0, 1, 2, 8, 9, 10]],
    ['NO_THREE', 'AB/AB/AA', [0, 2, 4]],
    ['NO_THREE', 'AABB', []],
    ['EVEN_ROWS', 'AAB/ABC/BCC', [0, 1, 7, 8]],
    ['EVEN_COLS', 'AB/AB', [0, 1, 2, 3]],
    ['EVEN_COLS', 'AB/BA', []],
    ['MIRROR_LR', 'ABB/CBC', [0, 2]],
    ['MIRROR_TB', 'ABB/CBC', [0, 2, 3, 5]],
    ['MIRROR_TB', 'ABB/CBC/ABB', []],
  ] as const)('%s marks the cells that break it in %s', (rule, text, cells) => {
    expect(violationsOf(rule, grid(text))).toEqual(cells);
  });

  it('are combined only in ways that neither contradict nor repeat each other', () => {
    for (const set of RULE_SETS) expect(isRuleSet(sortRules(set), 2)).toBe(true);
    expect(isRuleSet([], 2)).toBe(false);
    expect(isRuleSet(['NO_THREE'], 2)).toBe(false);
    expect(isRuleSet(['NO_THREE', 'EVEN_ROWS', 'EVEN_COLS'], 3)).toBe(false);
  });
});
