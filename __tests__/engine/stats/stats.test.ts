import fc from 'fast-check';

import { wilson } from '@/engine/arena';
import { PLAYERS } from '@/engine/core';
import type { GameRecord } from '@/engine/history';
import {
  averageLength,
  choicesOf,
  foldStats,
  gamesIn,
  groupOf,
  NO_STATS,
  rollingWinRate,
  dayStreak,
  winRate,
  type StatsOptions,
} from '@/engine/stats';

import { anyRecord } from '../../support/records';

const DAY = 86_400_000;

const options: StatsOptions = {
  boardOf: (game, config) => `${game} ${(config as { size?: number } | null)?.size ?? '?'}`,
  dayOf: (at) => Math.floor(at / DAY),
};

const GAME: GameRecord = {
  id: 'a',
  at: 3 * DAY,
  game: 'classic',
  config: { size: 3 },
  moves: ['b2', 'a1', 'c3'],
  result: 'X',
  people: { X: { kind: 'person', name: 'Ada' }, O: { kind: 'ai', level: 'hard' } },
  you: 'X',
  assisted: false,
};

const PUZZLE: GameRecord = {
  ...GAME,
  game: 'cipher',
  result: 'solved',
  puzzle: { tier: 'M4', par: 3, hints: 0, stars: 3, score: 1000, daily: null },
};

const fold = (records: readonly GameRecord[]) => foldStats(records, options);
const overall = (records: readonly GameRecord[]) => groupOf(fold(records), {});
const results = (letters: string) =>
  [...letters].map((letter) => ({
    ...GAME,
    result: ({ W: 'X', L: 'O', D: 'draw' } as const)[letter as 'W' | 'L' | 'D'],
  }));

describe('statistics', () => {
  it('leave out games that were imported', () => {
    expect(
      fold([
        { ...GAME, imported: true },
        { ...PUZZLE, imported: true },
      ]),
    ).toEqual(NO_STATS);
  });

  it('agree with counting the records one question at a time', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 40 }), (records) => {
        const stats = fold(records);
        const played = records.filter(({ imported }) => !imported);
        const own = played.filter(({ game, you }) => game === 'cipher' || you !== null);
        const counted = own.filter(({ assisted }) => !assisted);
        const won = counted.filter(({ game, result, you }) => {
          const side = game === 'cipher' ? 'X' : you;
          return result === side || result === 'solved';
        });
        const all = groupOf(stats, {});
        expect(gamesIn(all)).toBe(counted.length);
        expect(all.assisted).toBe(own.length - counted.length);
        expect(all.wins).toBe(won.length);
        expect(all.draws).toBe(counted.filter(({ result }) => result === 'draw').length);
        expect(all.moves).toBe(counted.reduce((sum, { moves }) => sum + moves.length, 0));
        expect(all.form).toHaveLength(counted.length);
        expect([...stats.days.values()].reduce((sum, games) => sum + games, 0)).toBe(played.length);
        for (const side of PLAYERS) {
          const easy = counted.filter(
            ({ game, you, people, adaptive }) =>
              game === 'classic' &&
              you === side &&
              !adaptive &&
              JSON.stringify(people[side === 'X' ? 'O' : 'X']) === '{"kind":"ai","level":"easy"}',
          );
          const boards = new Set(easy.map(({ game, config }) => options.boardOf(game, config)));
          const sum = [...boards]
            .map((board) => groupOf(stats, { game: 'classic', board, opponent: 'easy', side }))
            .reduce((total, group) => total + gamesIn(group), 0);
          expect(sum).toBe(easy.length);
        }
      }),
    );
  });

  it('add up: the values of a field share out the games of a choice between them', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 30 }), anyRecord, (records, like) => {
        const stats = fold([...records, like]);
        const [one] = stats.games.slice(-1);
        if (!one) return;
        const { game, board, opponent } = one;
        for (const where of [{}, { game }, { opponent }, { game, opponent }, { game, board, opponent }]) {
          for (const key of ['game', 'board', 'opponent'] as const) {
            if (key in where) continue;
            const parts = [...choicesOf(stats, where, key)].map((value) =>
              groupOf(stats, { ...where, [key]: value }),
            );
            for (const count of ['wins', 'draws', 'losses', 'assisted', 'moves'] as const) {
              expect(parts.reduce((sum, part) => sum + part[count], 0)).toBe(groupOf(stats, where)[count]);
            }
          }
        }
      }),
    );
  });

  it('narrow by any field alone: an opponent on all boards, a side in all games', () => {
    const asO = { ...GAME, you: 'O', people: { X: GAME.people.O, O: GAME.people.X } } as const;
    const stats = fold([GAME, asO, { ...GAME, config: { size: 4 } }, { ...asO, game: 'enchanted' }, PUZZLE]);
    expect(gamesIn(groupOf(stats, { game: 'classic', opponent: 'hard' }))).toBe(3);
    expect(groupOf(stats, { side: 'O' })).toMatchObject({ wins: 0, losses: 2 });
    expect(gamesIn(groupOf(stats, { side: 'X' }))).toBe(2);
    expect([...choicesOf(stats, { game: 'classic', board: 'classic 4' }, 'board')]).toEqual([
      'classic 3',
      'classic 4',
    ]);
    expect([...choicesOf(stats, { game: 'cipher' }, 'side')]).toEqual([]);
  });

  it('are empty before the first game', () => {
    expect(fold([])).toEqual(NO_STATS);
    const none = groupOf(NO_STATS, { game: 'classic' });
    expect(gamesIn(none)).toBe(0);
    expect(averageLength(none)).toBe(0);
    expect(winRate(none)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('results', () => {
  it('count wins, draws and losses for the side the owner played', () => {
    const asO = { ...GAME, you: 'O', people: { X: GAME.people.O, O: GAME.people.X } } as const;
    const stats = fold([GAME, asO, { ...asO, result: 'draw' }, { ...GAME, result: 'given-up' }]);
    expect(groupOf(stats, {})).toMatchObject({ wins: 1, draws: 1, losses: 2, form: 'WLDL' });
    const hard = { game: 'classic', board: 'classic 3', opponent: 'hard' } as const;
    expect(groupOf(stats, { ...hard, side: 'O' })).toMatchObject({ wins: 0, draws: 1, losses: 1 });
    expect(groupOf(stats, { ...hard, side: 'X' })).toMatchObject({ wins: 1, draws: 0, losses: 1 });
  });

  it('name the opponent: a level, the adaptive one, someone nearby, a person, or none', () => {
    const against = (O: GameRecord['people']['O']) => ({ ...GAME, people: { ...GAME.people, O } });
    const stats = fold([
      GAME,
      { ...GAME, adaptive: true },
      { ...GAME, adaptive: false },
      against({ kind: 'nearby', name: 'Bo' }),
      against({ kind: 'person', name: 'Bo' }),
      PUZZLE,
    ]);
    const opponents = (game: GameRecord['game']) =>
      [...choicesOf(stats, { game }, 'opponent')].map((opponent) => [
        opponent,
        gamesIn(groupOf(stats, { game, opponent })),
      ]);
    expect(opponents('classic')).toEqual([
      ['hard', 2],
      ['adaptive', 1],
      ['nearby', 1],
      ['person', 1],
    ]);
    expect(opponents('cipher')).toEqual([['solo', 1]]);
  });

  it('come with the interval of the arena', () => {
    expect(winRate(overall(results('WWDL')))).toEqual(wilson(2, 4));
  });

  it('count assisted games apart from everything else', () => {
    const group = overall([...results('WW'), { ...GAME, assisted: true, result: 'O' }, ...results('W')]);
    expect(group).toMatchObject({ wins: 3, losses: 0, assisted: 1, run: 3, form: 'WWW' });
  });

  it('of a shared device belong to the marks, not to the owner', () => {
    const shared = { ...GAME, you: null };
    const stats = fold([
      shared,
      { ...shared, result: 'O' },
      { ...shared, result: 'draw' },
      { ...shared, result: 'given-up' },
    ]);
    expect(stats.shared.get('classic')).toEqual({ games: 3, x: 1, o: 1, draws: 1 });
    expect(gamesIn(groupOf(stats, {}))).toBe(0);
    expect(stats.days.get(3)).toBe(4);
  });

  it('give the average length', () => {
    expect(averageLength(overall([GAME, { ...GAME, moves: ['b2', 'a1', 'c3', 'a3', 'a2'] }]))).toBe(4);
  });
});

describe('streaks of results', () => {
  it.each([
    ['', 0, 0, 0],
    ['W', 1, 1, 0],
    ['WWLWWW', 3, 3, 1],
    ['WWWL', -1, 3, 1],
    ['LLLD', 0, 0, 3],
    ['WWDW', 1, 2, 0],
  ])('%p: run %i, longest winning %i, longest losing %i', (form, run, longestWinning, longestLosing) => {
    expect(overall(results(form))).toMatchObject({ run, longestWinning, longestLosing });
  });
});

describe('puzzles', () => {
  const scored = (change: Partial<NonNullable<GameRecord['puzzle']>>) => ({
    ...PUZZLE,
    puzzle: { ...PUZZLE.puzzle!, ...change },
  });

  it('are counted by tier, with stars, par, hints and score', () => {
    const stats = fold([
      PUZZLE,
      scored({ stars: 1, hints: 2, par: 2, score: 500 }),
      { ...PUZZLE, result: 'given-up' },
      { ...PUZZLE, assisted: true },
      scored({ tier: null }),
    ]);
    expect(stats.puzzles.get('M4')).toEqual({
      solved: 2,
      givenUp: 1,
      assisted: 1,
      stars: { 0: 0, 1: 1, 2: 0, 3: 1 },
      atPar: 1,
      hints: 2,
      score: 1500,
      bestScore: 1000,
      timed: 0,
      seconds: 0,
    });
    expect(stats.puzzles.get('')).toMatchObject({ solved: 1 });
  });

  it('of the day count once each, with their best stars, and only when solved unaided', () => {
    const stats = fold([
      scored({ daily: 7, stars: 2 }),
      scored({ daily: 7, stars: 1 }),
      scored({ daily: 8, stars: 1 }),
      scored({ daily: 8, stars: 3 }),
      { ...scored({ daily: 9 }), assisted: true },
      { ...scored({ daily: 10 }), result: 'given-up' },
      scored({ daily: 11, stars: 0 }),
    ]);
    expect([...stats.dailies]).toEqual([
      [7, 2],
      [8, 3],
      [11, 0],
    ]);
  });
});

describe('streaks of days', () => {
  it.each([
    [[], 10, 0, 0],
    [[10], 10, 1, 1],
    [[9], 10, 1, 1],
    [[8], 10, 0, 1],
    [[8, 9, 10], 10, 3, 3],
    [[10, 9, 9, 8], 10, 3, 3],
    [[1, 2, 3, 4, 9, 10], 10, 2, 4],
    [[10, 11], 10, 1, 2],
  ])('%p on day %i: current %i, longest %i', (numbers, today, current, longest) => {
    expect(dayStreak(numbers, today)).toEqual({ current, longest });
  });
});

describe('the rolling win rate', () => {
  it('is the share of wins in the window that ends at each game', () => {
    expect(rollingWinRate('WLWW', 2, 10)).toEqual([
      { game: 1, rate: 1 },
      { game: 2, rate: 0.5 },
      { game: 3, rate: 0.5 },
      { game: 4, rate: 1 },
    ]);
    expect(rollingWinRate('', 20, 10)).toEqual([]);
  });

  it('shows no more points than asked for, spread evenly, the last game always', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('W', 'D', 'L'), maxLength: 300 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 40 }),
        (form, window, points) => {
          const chart = rollingWinRate(form, window, points);
          expect(chart).toHaveLength(Math.min(points, form.length));
          if (form.length > 0) expect(chart[chart.length - 1]!.game).toBe(form.length);
          chart.forEach(({ game, rate }, i) => {
            expect(game).toBeGreaterThan(chart[i - 1]?.game ?? 0);
            const seen = form.slice(Math.max(0, game - window), game);
            expect(rate).toBe([...seen].filter((letter) => letter === 'W').length / seen.length);
          });
        },
      ),
    );
  });

  it('needs a window and room for a point', () => {
    expect(() => rollingWinRate('W', 0, 1)).toThrow('window');
  });
});
