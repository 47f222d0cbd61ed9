import fc from 'fast-check';

import {
  attemptLine,
  attemptState,
  canRedo,
  canUndo,
  checkAttempt,
  checkPuzzle,
  countHint,
  isFinished,
  isTouched,
  layOutSolution,
  playInAttempt,
  ratingOf,
  redoInAttempt,
  restartAttempt,
  startAttempt,
  undoInAttempt,
  type Attempt,
  type Puzzle,
} from '@/engine/cipher';

/** Two swaps from its target: `a1-b1`, then `b1-c1`. */
const PUZZLE: Puzzle = {
  id: 'PC1:1x3:3:ABC:0:TBCA',
  config: {
    rows: 1,
    columns: 3,
    symbols: 3,
    start: [0, 1, 2],
    locks: [],
    goal: { kind: 'match', target: [1, 2, 0] },
  },
  par: 2,
  tier: 'M2',
};

const start = startAttempt(PUZZLE, 7);

function played(attempt: Attempt, ...moves: string[]): Attempt {
  return moves.reduce((now, move) => {
    const next = playInAttempt(now, move);
    if (!next.ok) throw new Error(next.code);
    return next.value;
  }, attempt);
}

describe('an attempt', () => {
  it('starts at the puzzle’s start, untouched', () => {
    expect(attemptState(start).cells).toEqual([0, 1, 2]);
    expect([isTouched(start), canUndo(start), canRedo(start), isFinished(start)]).toEqual(
      Array.from({ length: 4 }, () => false),
    );
    expect(start.daily).toBe(7);
  });

  it('counts the moves of the line that led here, not those taken back', () => {
    const wandered = played(start, 'b1-c1', 'b1-c1', 'a1-b1');
    expect(attemptLine(wandered)).toHaveLength(3);
    const back = undoInAttempt(undoInAttempt(undoInAttempt(wandered)));
    expect(attemptLine(back)).toEqual([]);
    const solved = played(back, 'a1-b1', 'b1-c1');
    expect(isFinished(solved)).toBe(true);
    expect(ratingOf(solved)).toEqual({ stars: 3, score: 500 });
  });

  it('refuses what the game refuses, and is unchanged by it', () => {
    expect(playInAttempt(start, 'a1-c1')).toEqual({ ok: false, code: 'not-adjacent' });
    expect(playInAttempt(start, 'a1')).toEqual({ ok: false, code: 'wrong-kind' });
    expect(playInAttempt(start, 'x')).toEqual({ ok: false, code: 'unreadable' });
  });

  it('goes back to where it was when a restart is undone', () => {
    const two = played(start, 'b1-c1', 'a1-b1');
    const restarted = restartAttempt(two);
    expect(attemptLine(restarted)).toEqual([]);
    expect(canUndo(restarted)).toBe(true);
    const again = undoInAttempt(restarted);
    expect(attemptLine(again)).toEqual(['b1-c1', 'a1-b1']);
    expect(again.restartedFrom).toBeNull();
  });

  it('forgets the line before a restart once another move is made', () => {
    const other = played(restartAttempt(played(start, 'b1-c1')), 'a1-b1');
    expect(undoInAttempt(undoInAttempt(other))).toMatchObject({ session: { cursor: 0 } });
    expect(canUndo(undoInAttempt(other))).toBe(false);
  });

  it('can step forward again after a restart', () => {
    const one = redoInAttempt(restartAttempt(played(start, 'b1-c1', 'a1-b1')));
    expect(attemptLine(one)).toEqual(['b1-c1']);
    expect(canRedo(one)).toBe(true);
    expect(redoInAttempt(redoInAttempt(one))).toEqual(redoInAttempt(one));
  });

  it('stays as it is once it is solved', () => {
    const solved = played(start, 'a1-b1', 'b1-c1');
    for (const change of [undoInAttempt, redoInAttempt, restartAttempt]) expect(change(solved)).toBe(solved);
    expect(playInAttempt(solved, 'a1-b1')).toEqual({ ok: false, code: 'already-solved' });
  });

  it('pays for hints, and is touched by one', () => {
    const hinted = countHint(start);
    expect(isTouched(hinted)).toBe(true);
    expect(ratingOf(played(hinted, 'a1-b1', 'b1-c1'))).toEqual({ stars: 2, score: 350 });
  });

  it('earns nothing when the solution was shown', () => {
    let shown = layOutSolution(played(start, 'b1-c1'), ['a1-b1', 'b1-c1']);
    expect(attemptState(shown).cells).toEqual([0, 1, 2]);
    while (canRedo(shown)) shown = redoInAttempt(shown);
    expect(isFinished(shown)).toBe(true);
    expect(ratingOf(shown)).toEqual({ stars: 0, score: 0 });
  });

  it('is the same after any walk and its way back', () => {
    const step = fc.constantFrom('a1-b1', 'b1-c1', 'undo', 'redo', 'restart');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = start;
        for (const each of steps) {
          if (each === 'undo') now = undoInAttempt(now);
          else if (each === 'redo') now = redoInAttempt(now);
          else if (each === 'restart') now = restartAttempt(now);
          else {
            const next = playInAttempt(now, each);
            if (next.ok) now = next.value;
          }
          expect(now.session.cursor).toBeLessThanOrEqual(now.session.moves.length);
          expect(checkAttempt(JSON.parse(JSON.stringify(now)))).toEqual(now);
          if (canRedo(now) && now.restartedFrom === null) {
            const forth = redoInAttempt(now);
            if (!isFinished(forth)) expect(undoInAttempt(forth)).toEqual(now);
          }
        }
      }),
    );
  });
});

describe('a saved attempt', () => {
  const saved = JSON.parse(JSON.stringify(played(start, 'b1-c1'))) as Record<string, unknown>;
  const session = saved.session as Record<string, unknown>;

  it('comes back as it was, without what does not belong to it', () => {
    expect(checkAttempt({ ...saved, extra: 1 })).toEqual(played(start, 'b1-c1'));
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'attempt'],
    ['no puzzle', { ...saved, puzzle: undefined }],
    ['no session', { ...saved, session: null }],
    ['moves that are no list', { ...saved, session: { ...session, moves: 'b1-c1' } }],
    ['moves that are no texts', { ...saved, session: { ...session, moves: [1] } }],
    ['illegal moves', { ...saved, session: { ...session, moves: ['a1-c1'] } }],
    ['a cursor past its moves', { ...saved, session: { ...session, cursor: 2 } }],
    ['a restart past its moves', { ...saved, restartedFrom: 2 }],
    ['half a hint', { ...saved, hints: 0.5 }],
    ['assistance that is no yes or no', { ...saved, assisted: 1 }],
    ['a daily that is no number', { ...saved, daily: '7' }],
    ['a record that is no text', { ...saved, record: 7 }],
  ])('is refused with %s', (_, value) => {
    expect(checkAttempt(value)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['no id', { id: 5 }],
    ['a par of nothing', { par: 0 }],
    ['a config that is none', { config: {} }],
    ['a tier that does not exist', { tier: 'M7' }],
  ])('is refused when its puzzle has %s', (_, change) => {
    expect(checkPuzzle({ ...PUZZLE, ...change })).toBeUndefined();
    expect(checkPuzzle(PUZZLE)).toEqual(PUZZLE);
    expect(checkPuzzle('PC1.M1#a')).toBeUndefined();
  });
});
