import fc from 'fast-check';

import { createRng } from '@/engine/core';

const GOLDEN: readonly (readonly [string, readonly number[]])[] = [
  ['', [3669097246, 2686751723, 3946059577, 3155372643]],
  ['oxs', [957193395, 507861402, 3572764425, 6237113]],
  ['PC1|M4|k3f9a', [1031000445, 1767964960, 1792837195, 3429740126]],
];

describe('createRng', () => {
  it.each(GOLDEN)('gives the same numbers for %j on every device', (seed, numbers) => {
    const rng = createRng(seed);
    expect(Array.from({ length: 4 }, () => rng.next())).toEqual(numbers);
  });

  it('gives other numbers for every other seed', () => {
    const firsts = new Set(Array.from({ length: 5000 }, (_, i) => createRng(`seed ${i}`).next()));
    expect(firsts.size).toBeGreaterThan(4995);
  });

  it('draws below a limit evenly', () => {
    const rng = createRng('even');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) counts[rng.below(7)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('takes a chance as often as it says', () => {
    const rng = createRng('chance');
    let taken = 0;
    for (let i = 0; i < 30_000; i++) if (rng.chance(1, 3)) taken++;
    expect(Math.abs(taken - 10_000)).toBeLessThan(500);
  });

  it('shuffles into a permutation and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const shuffled = createRng(seed).shuffled(items);
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  it('refuses to draw from nothing', () => {
    expect(() => createRng('x').pick([])).toThrow('nothing to pick');
    expect(() => createRng('x').below(0)).toThrow('below needs a limit');
    expect(() => createRng('x').below(2 ** 33)).toThrow('below needs a limit');
  });
});
