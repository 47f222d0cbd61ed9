import fc from 'fast-check';

import { rate, weightOf, type Performance } from '@/engine/cipher';

function performance(weight: number, par: number, moves: number, hints = 0): Performance {
  return { weight, par, moves, hints, assisted: false };
}

describe('rate', () => {
  it.each([
    ['the rules’ own example', performance(4, 10, 12), { score: 720, stars: 2 }],
    ['the rules’ own example at par', performance(4, 10, 10), { score: 1000, stars: 3 }],
    ['par with a hint: no bonus', performance(4, 10, 10, 1), { score: 700, stars: 2 }],
    ['par with two hints', performance(4, 10, 10, 2), { score: 600, stars: 1 }],
    ['the last move that earns two stars', performance(1, 10, 13), { score: 170, stars: 2 }],
    ['one move more', performance(1, 10, 14), { score: 160, stars: 1 }],
    ['a small par still allows one move more', performance(1, 3, 4), { score: 167, stars: 2 }],
    ['but not two', performance(1, 3, 5), { score: 133, stars: 1 }],
    ['twice par: no efficiency left', performance(2, 5, 10), { score: 200, stars: 1 }],
    ['far beyond: efficiency never below nothing', performance(2, 5, 100), { score: 200, stars: 1 }],
    ['many hints: never under half the base', performance(6, 14, 20, 20), { score: 300, stars: 1 }],
    ['halves round up', performance(1, 8, 9), { score: 188, stars: 2 }],
  ])('%s', (_, input, rating) => {
    expect(rate(input)).toEqual(rating);
  });

  it('gives nothing when the solution was shown', () => {
    expect(rate({ ...performance(4, 10, 10), assisted: true })).toEqual({ score: 0, stars: 0 });
  });

  it('never pays for more moves or more hints', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(whole(1, 6), whole(1, 30), whole(0, 60), whole(0, 5), (weight, par, extra, hints) => {
        const here = rate(performance(weight, par, par + extra, hints));
        const slower = rate(performance(weight, par, par + extra + 1, hints));
        const helped = rate(performance(weight, par, par + extra, hints + 1));
        expect(Number.isInteger(here.score)).toBe(true);
        for (const other of [slower, helped]) {
          expect(other.score).toBeLessThanOrEqual(here.score);
          expect(other.stars).toBeLessThanOrEqual(here.stars);
        }
        expect(helped.score).toBeGreaterThanOrEqual(50 * weight);
      }),
    );
  });

  it('treats fewer moves than par, or no par, as a bug', () => {
    expect(() => rate(performance(1, 5, 4))).toThrow('nobody beats a proven par');
    expect(() => rate(performance(1, 0, 0))).toThrow('a par of at least one');
  });

  it('weighs a puzzle by its tier, and one without a tier as the easiest', () => {
    expect([weightOf('M1'), weightOf('R4'), weightOf('C6'), weightOf(null)]).toEqual([1, 4, 6, 1]);
  });
});
