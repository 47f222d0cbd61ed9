import { checkCipherGolden } from '@/tools/golden/cipher';
import { WrongSchema } from '@/tools/golden/report';

import file from '../fixtures/golden/cipher.json';

const SOLVED_BY_ONE_SWAP = {
  id: 'one',
  type: 'direct',
  rows: 1,
  cols: 2,
  symbols: 2,
  start: ['AB'],
  target: ['BA'],
  locked: [],
  par: 1,
};

function failuresOf(instance: unknown): readonly string[] {
  return checkCipherGolden({ instances: [instance] }).failed;
}

describe('checkCipherGolden', () => {
  it('passes every instance and rule check of the shipped file', () => {
    expect(checkCipherGolden(file)).toEqual({ passed: 31 + 24, failed: [] });
  });

  it('fails an instance whose par is one off, either way', () => {
    expect(failuresOf(SOLVED_BY_ONE_SWAP)).toEqual([]);
    expect(failuresOf({ ...SOLVED_BY_ONE_SWAP, par: 2 })).toEqual(['one: expected par 2, found par 1']);
    expect(failuresOf({ ...SOLVED_BY_ONE_SWAP, par: 0 })).toEqual(['one: expected par 0, found par 1']);
    expect(failuresOf({ ...SOLVED_BY_ONE_SWAP, par: null })).toEqual([
      'one: expected unsolvable, found par 1',
    ]);
  });

  it('fails a rule check that says the opposite', () => {
    const check = { rule: 'NO_TOUCH', grid: ['AB', 'BA'], satisfied: false };
    expect(checkCipherGolden({ ruleChecks: [check] }).failed).toEqual([
      'rule check 1: expected NO_TOUCH to be false, found true',
    ]);
  });

  it('recognises unsolvable puzzles of every type', () => {
    const unsolvable = [
      { ...SOLVED_BY_ONE_SWAP, target: ['AA'] },
      { ...SOLVED_BY_ONE_SWAP, locked: [[0, 0]] },
      { ...SOLVED_BY_ONE_SWAP, type: 'rules', rules: ['MIRROR_LR'], target: undefined },
      { ...SOLVED_BY_ONE_SWAP, type: 'cycle', target: ['AA'] },
    ];
    for (const instance of unsolvable) expect(failuresOf({ ...instance, par: null })).toEqual([]);
  });

  it('counts cycles as well as swaps', () => {
    const cycle = { ...SOLVED_BY_ONE_SWAP, type: 'cycle', start: ['AA'], target: ['BB'] };
    expect(failuresOf(cycle)).toEqual([]);
  });

  it('answers for Cycle instances with any number of symbols: four and six once never came to an end', () => {
    const cycle = { ...SOLVED_BY_ONE_SWAP, type: 'cycle', cols: 3, start: ['AAA'] };
    const known = [
      { ...cycle, symbols: 1, target: ['AAA'], par: 0 },
      { ...cycle, symbols: 4, target: ['CDB'], par: 3 },
      { ...cycle, symbols: 6, target: ['CFD'], par: 5 },
      { ...cycle, cols: 2, start: ['AA'], symbols: 4, target: ['CC'], par: 2 },
      { ...cycle, cols: 2, start: ['AA'], symbols: 6, target: ['AC'], par: null },
    ];
    for (const instance of known) expect(failuresOf(instance)).toEqual([]);
  });

  it.each([
    [{ ...SOLVED_BY_ONE_SWAP, rows: 0 }, 'one: rows is not a whole number from 1 to 25'],
    [{ ...SOLVED_BY_ONE_SWAP, rows: 6, cols: 6 }, 'one: the board has more than 25 cells'],
    [{ ...SOLVED_BY_ONE_SWAP, start: ['A'] }, 'one: start is not 1 by 2'],
    [{ ...SOLVED_BY_ONE_SWAP, start: ['AC'] }, 'one: start holds more than 2 symbols'],
    [{ ...SOLVED_BY_ONE_SWAP, start: ['A?'] }, 'one: start holds something other than letters'],
    [{ ...SOLVED_BY_ONE_SWAP, start: [''] }, 'one: start is not a grid of letters'],
    [{ ...SOLVED_BY_ONE_SWAP, start: 'AB' }, 'one: start is not a list'],
    [{ ...SOLVED_BY_ONE_SWAP, locked: [[0, 2]] }, 'one: a locked column is not a whole number from 0 to 1'],
    [{ ...SOLVED_BY_ONE_SWAP, type: 'rules', rules: ['NO_FOUR'] }, 'one: a rule is unknown'],
    [{ ...SOLVED_BY_ONE_SWAP, type: 'chess' }, 'one: type is neither direct nor rules nor cycle'],
    [7, 'instance 1: the instance is not an object'],
  ])('says what is wrong with an instance out of schema: %j', (instance, message) => {
    expect(failuresOf(instance)).toEqual([message]);
  });

  it('says what is wrong with a file out of schema', () => {
    expect(() => checkCipherGolden(null)).toThrow(new WrongSchema('the file is not an object'));
    expect(() => checkCipherGolden({})).toThrow(new WrongSchema('the file holds nothing to check'));
    expect(() => checkCipherGolden({ instances: 7 })).toThrow(new WrongSchema('instances is not a list'));
    expect(checkCipherGolden({ ruleChecks: [{ rule: 'NO_FOUR' }] }).failed).toEqual([
      'rule check 1: the rule is unknown',
    ]);
  });
});
