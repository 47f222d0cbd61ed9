import fc from 'fast-check';

import { LADDER_START, checkLadder, climb, type Ladder, type LadderMove } from '@/engine/match';

type Result = 'won' | 'lost' | 'drawn';

function after(
  results: readonly Result[],
  from: Ladder = LADDER_START,
): { ladder: Ladder; move: LadderMove | undefined } {
  return results.reduce<{ ladder: Ladder; move: LadderMove | undefined }>(
    ({ ladder }, result) => climb(ladder, result),
    { ladder: from, move: undefined },
  );
}

describe('the adaptive ladder', () => {
  it('starts at Medium', () => expect(LADDER_START.level).toBe('medium'));

  it('moves up after three wins of the player in a row, and says so', () => {
    expect(after(['won', 'won', 'won'])).toEqual({
      ladder: { level: 'hard', run: 0 },
      move: { kind: 'up', level: 'hard', run: 3 },
    });
  });

  it('moves down after three losses in a row', () => {
    expect(after(['lost', 'lost', 'lost']).move).toEqual({ kind: 'down', level: 'easy', run: 3 });
  });

  it('lets a draw break both runs', () => {
    expect(after(['won', 'won', 'drawn', 'won']).ladder).toEqual({ level: 'medium', run: 1 });
    expect(after(['lost', 'lost', 'drawn', 'lost']).ladder).toEqual({ level: 'medium', run: -1 });
  });

  it('lets a loss break a run of wins', () => {
    expect(after(['won', 'won', 'lost']).ladder).toEqual({ level: 'medium', run: -1 });
  });

  it('stays on its top and bottom rungs', () => {
    expect(after(['won', 'won', 'won'], { level: 'expert', run: 0 })).toEqual({
      ladder: { level: 'expert', run: 0 },
      move: { kind: 'held', level: 'expert', run: 3 },
    });
    expect(after(['lost', 'lost', 'lost'], { level: 'easy', run: 0 }).ladder.level).toBe('easy');
  });

  it('can always be saved and read back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Result>('won', 'lost', 'drawn')), (results) => {
        const { ladder } = after(results);
        expect(checkLadder(JSON.parse(JSON.stringify(ladder)))).toEqual(ladder);
      }),
    );
  });

  it.each([
    null,
    'hard',
    {},
    { level: 'god', run: 0 },
    { level: 'hard', run: 3 },
    { level: 'hard', run: 0.5 },
  ])('refuses %j', (value) => expect(checkLadder(value)).toBeUndefined());
});
