import { addTallies, classic, classicAgents, NO_GAMES, playBatch, playGame, wilson } from '@/engine';

describe('the arena', () => {
  const seats = { X: classicAgents.medium, O: classicAgents.easy };

  it('gives the same totals however a batch is split', () => {
    const whole = playBatch(classic, classic.defaults, seats, { seed: '7', from: 0, to: 60 });
    const parts = [0, 20, 40].map((from) =>
      playBatch(classic, classic.defaults, seats, { seed: '7', from, to: from + 20 }),
    );
    expect(parts.reduce(addTallies, NO_GAMES)).toEqual(whole);
    expect(whole.x + whole.o + whole.draws).toBe(60);
  });

  it('plays the same game for the same seed', () => {
    expect(playGame(classic, classic.defaults, seats, 'a')).toEqual(
      playGame(classic, classic.defaults, seats, 'a'),
    );
  });

  it('does not accept an illegal action from an agent', () => {
    const stubborn = () => ({ kind: 'place', row: 0, column: 0 }) as const;
    expect(() => playGame(classic, classic.defaults, { X: stubborn, O: stubborn }, 's')).toThrow(
      'O played a1: cell-taken',
    );
  });
});

describe('the interval of a share', () => {
  it.each([
    [0, 0, 0, 1],
    [0, 100, 0, 0.037],
    [50, 100, 0.404, 0.596],
    [100, 100, 0.963, 1],
  ])('%i of %i', (hits, trials, low, high) => {
    const interval = wilson(hits, trials);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});
