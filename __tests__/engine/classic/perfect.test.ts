import { perfectCells, playPerfectGames, type ClassicState } from '@/engine/classic';
import { positionOf } from '@/engine/classic/making';

import { isBestMove } from '../../support/agreement';
import { after, config } from '../../support/classic';
import { everyPosition } from '../../support/classicSamples';
import { createPlainNegamax } from '../../support/plainNegamax';

const TEXTS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

function bestTexts(state: ClassicState): string[] {
  const cells = perfectCells(positionOf(state));
  return TEXTS.filter((_, i) => cells & (1 << i));
}

describe('perfect 3x3', () => {
  it('holds only best moves, and at least one, for every position', () => {
    const plain = createPlainNegamax();
    for (const state of everyPosition(config('3x3x3')).live) {
      const best = bestTexts(state);
      expect(best.length).toBeGreaterThan(0);
      for (const text of best)
        expect({ state, text, best: isBestMove(state, text, plain) }).toMatchObject({ best: true });
    }
  });

  it('opens in a corner, which only one reply in eight answers', () => {
    expect(bestTexts(after(config('3x3x3'), ''))).toEqual(['a1', 'c1', 'a3', 'c3']);
  });

  it('draws every game against itself', () => {
    expect(playPerfectGames(20_000, 'perfect')).toEqual({
      games: 20_000,
      first: 0,
      second: 0,
      draws: 20_000,
    });
    expect(playPerfectGames(0, 'none').games).toBe(0);
  });
});
