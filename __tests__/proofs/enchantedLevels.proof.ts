import { playBatch } from '@/engine/arena';
import { enchanted } from '@/engine/enchanted';
import { enchantedAgents } from '@/tools/arena/agents/enchanted';

/**
 * One agent's share of the wins against another, half of the games in each seat, from the fair start.
 * Each pairing has one seed, so it comes out the same every time; docs/levels.md has the figures over
 * many more games.
 */
function share(one: string, two: string, games: number): number {
  const agent = (name: string) => enchantedAgents[name]!();
  const batch = { seed: `${one}-${two}`, from: 0, to: games / 2 };
  const asX = playBatch(enchanted, enchanted.defaults, { X: agent(one), O: agent(two) }, batch);
  const asO = playBatch(enchanted, enchanted.defaults, { X: agent(two), O: agent(one) }, batch);
  return (asX.x + asO.o) / games;
}

describe('the levels of Enchanted', () => {
  it.each([
    ['easy', 'random', 200, 0.9],
    ['medium', 'simple', 200, 0.55],
    ['medium', 'easy', 200, 0.7],
    ['hard', 'simple', 200, 0.78],
    ['hard', 'medium', 200, 0.58],
    ['expert', 'simple', 20, 0.78],
    ['expert', 'greedy', 60, 0.62],
    ['expert', 'uct', 16, 0.85],
  ])('%s beats %s in what it must of %d games', (one, two, games, least) => {
    expect(share(one, two, games)).toBeGreaterThanOrEqual(least);
  });

  it('easy can be beaten by somebody who only scores and blocks', () => {
    expect(share('easy', 'simple', 200)).toBeLessThanOrEqual(0.35);
  });
});
