import { FEATURES, type Weights } from '@/engine/enchanted/search';
import { fitWeights } from '@/tools/tune/fit';
import { matchShare } from '@/tools/tune/match';
import { readTuneOptions } from '@/tools/tune/options';
import { selfPlay, type SelfPlay } from '@/tools/tune/selfPlay';
import { STARTING_WEIGHTS } from '@/tools/tune/startingWeights';

const settings: SelfPlay = {
  weights: STARTING_WEIGHTS,
  games: 12,
  policy: { kind: 'search', budget: 100, variety: 0 },
  randomTurns: 4,
  slipPercent: 20,
  seed: 'test',
};

describe('the tuner', () => {
  it('plays the same games for the same seed, and other games for another', () => {
    const samples = selfPlay(settings);
    expect(samples.length).toBeGreaterThan(50);
    expect(selfPlay(settings)).toEqual(samples);
    expect(selfPlay({ ...settings, seed: 'other' })).not.toEqual(samples);
  });

  it('says for each position what the game brought the side to move', () => {
    for (const { state, result } of selfPlay(settings)) {
      expect(state.result).toBeNull();
      expect([0, 0.5, 1]).toContain(result);
    }
  });

  it('finds out that pieces win when pieces decide the results', () => {
    const samples = selfPlay({ ...settings, games: 60 }).map(({ state }) => {
      const pieces = (player: string) => state.board.filter((mark) => mark === player).length;
      const other = state.current === 'X' ? 'O' : 'X';
      const lead = state.scores[state.current] - state.scores[other] + pieces(state.current) - pieces(other);
      return { state, result: lead > 0 ? 1 : lead < 0 ? 0 : 0.5 };
    });
    const weights = fitWeights(samples);
    expect(Object.keys(weights)).toEqual([...FEATURES]);
    // A piece decided as much as a point, and a point is 714.
    expect(weights.piece).toBeGreaterThan(400);
    expect(weights.piece).toBeLessThan(1100);
  });

  it('can tell good weights from bad ones', () => {
    const upsideDown = Object.fromEntries(FEATURES.map((name) => [name, -STARTING_WEIGHTS[name]])) as Weights;
    const share = matchShare({
      candidate: upsideDown,
      champion: STARTING_WEIGHTS,
      policy: { kind: 'search', budget: 200, variety: 0 },
      openings: 8,
      randomTurns: 2,
      seed: 'test',
    });
    expect(share).toBeLessThan(0.3);
  });
});

describe('the tuner’s command line', () => {
  it('has defaults, and takes what it is given', () => {
    expect(readTuneOptions([])).toEqual({
      ok: true,
      value: { rounds: 6, games: 2000, budget: 2000, openings: 200, seed: 'tune' },
    });
    expect(readTuneOptions(['--games', '10', '--seed', 'x'])).toMatchObject({
      value: { games: 10, seed: 'x' },
    });
  });

  it.each([
    [['--games', 'many'], '--games is a whole number from 1 to 1000000.'],
    [['--rounds', '0'], '--rounds is a whole number from 1 to 1000.'],
    [['--budget', '1e99'], '--budget is a whole number from 1 to 100000000.'],
    [['--openings'], '--openings needs a value.'],
    [
      ['--speed', '3'],
      'There is no option --speed: there are --rounds, --games, --budget, --openings, --seed.',
    ],
  ])('refuses %j in one sentence', (args, code) => {
    expect(readTuneOptions(args)).toEqual({ ok: false, code });
  });
});
