import fc from 'fast-check';

import {
  checkMatch,
  firstMark,
  matchOutcome,
  nextRound,
  pairScores,
  recordRound,
  scoreOf,
  startMatch,
  type Match,
  type MatchRules,
  type Seat,
} from '@/engine/match';

const RULES: MatchRules = { rounds: 5, starter: 'loser', marks: 'keep', holdsX: 0, starts: 0 };

function played(rules: Partial<MatchRules>, winners: readonly (Seat | null)[]): Match {
  return winners.reduce<Match>(
    (match, winner) => recordRound(match, nextRound(match), winner),
    startMatch({ ...RULES, ...rules }),
  );
}

describe('who starts', () => {
  it.each<[string, Partial<MatchRules>, readonly (Seat | null)[], Seat]>([
    ['the chosen player, in the first round', { starts: 1 }, [], 1],
    ['the loser of the last round', {}, [0], 1],
    ['the loser, also when they started', {}, [1], 0],
    ['the other player after a draw', {}, [null], 1],
    ['the other player after two draws', {}, [null, null], 0],
    ['players in turn, whoever wins', { starter: 'alternate' }, [0, 0, 0], 1],
    ['the winner, if so agreed', { starter: 'winner' }, [1], 1],
    ['the other player after a draw, also if the winner starts', { starter: 'winner' }, [null], 1],
    ['X always, in the first round', { starter: 'x', holdsX: 1, starts: 0 }, [], 1],
    ['X always, later', { starter: 'x', holdsX: 1 }, [1, 0], 1],
    ['X always, and X changes hands', { starter: 'x', marks: 'swap', holdsX: 0 }, [1], 1],
  ])('%s', (_, rules, winners, seat) => {
    expect(nextRound(played(rules, winners)).starts).toBe(seat);
  });

  it('is independent of who holds X', () => {
    expect(firstMark(nextRound(played({ holdsX: 1, starts: 0 }, [])))).toBe('O');
    expect(firstMark(nextRound(played({ holdsX: 1, starts: 1 }, [])))).toBe('X');
  });
});

describe('marks', () => {
  it('stay with the people who chose them', () => {
    expect([[], [0], [0, 1]].map((winners) => nextRound(played({}, winners as Seat[])).holdsX)).toEqual([
      0, 0, 0,
    ]);
  });

  it('change hands every round if seats are swapped', () => {
    expect(
      [[], [0], [0, 1]].map((winners) => nextRound(played({ marks: 'swap' }, winners as Seat[])).holdsX),
    ).toEqual([0, 1, 0]);
  });
});

describe('the match', () => {
  it.each<[string, MatchRules['rounds'], readonly (Seat | null)[], string]>([
    ['goes on while it is open', 3, [0], 'playing'],
    ['is won when the lead cannot be caught', 3, [0, 0], 'won'],
    ['is won early by a lead over what is left', 5, [null, null, 1, 1], 'won'],
    ['is drawn when the rounds are played and nobody leads', 3, [0, 1, null], 'drawn'],
    ['of one round is decided by it', 1, [1], 'won'],
    ['without end has no end', 'endless', [0, 0, 0, 0, 0, 0, 0, 0, 0], 'playing'],
  ])('%s', (_, rounds, winners, kind) => {
    expect(matchOutcome(played({ rounds }, winners)).kind).toBe(kind);
  });

  it('names the winner', () => {
    expect(matchOutcome(played({ rounds: 3 }, [1, 1]))).toEqual({ kind: 'won', by: 1 });
    expect(matchOutcome(played({ rounds: 3 }, [0, 0]))).toEqual({ kind: 'won', by: 0 });
  });

  it('tells the score of each pair, the last one half played', () => {
    expect(pairScores(played({ rounds: 'endless' }, [0, 1, 0, 0, null]))).toEqual([
      { wins: [1, 1], draws: 0 },
      { wins: [2, 0], draws: 0 },
      { wins: [0, 0], draws: 1 },
    ]);
    expect(pairScores(played({ rounds: 2 }, []))).toEqual([]);
  });

  it('counts every round once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Seat | null>(0, 1, null)), (winners) => {
        const { wins, draws } = scoreOf(played({ rounds: 'endless' }, winners));
        expect(wins[0] + wins[1] + draws).toBe(winners.length);
      }),
    );
  });
});

describe('a saved match', () => {
  it('reads back as it was', () => {
    const match = played({ rounds: 'endless' }, [0, 1, null]);
    expect(checkMatch(JSON.parse(JSON.stringify(match)))).toEqual(match);
  });

  it.each([
    null,
    7,
    {},
    { rules: RULES },
    { rules: { ...RULES, rounds: 8 }, results: [] },
    { rules: { ...RULES, starter: 'me' }, results: [] },
    { rules: { ...RULES, marks: 'both' }, results: [] },
    { rules: { ...RULES, holdsX: 2 }, results: [] },
    { rules: { ...RULES, starts: '0' }, results: [] },
    { rules: RULES, results: 'none' },
    { rules: RULES, results: [{ starts: 0, winner: 2 }] },
    { rules: RULES, results: [{ starts: null, winner: 1 }] },
    { rules: RULES, results: [null] },
  ])('is refused when it is not one: %j', (value) => {
    expect(checkMatch(value)).toBeUndefined();
  });

  it('never throws on anything', () => {
    fc.assert(fc.property(fc.anything(), (value) => expect(() => checkMatch(value)).not.toThrow()));
  });
});
