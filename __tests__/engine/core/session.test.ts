import {
  cell,
  cellAt,
  classic,
  complete,
  extend,
  finished,
  isLevelChoice,
  mapTask,
  moveCursor,
  outcomeOf,
  readSquare,
  replay,
  squareOf,
  startSession,
  stateOf,
  unreachable,
  assert,
  writeCell,
} from '@/engine';

describe('a session', () => {
  const session = extend(extend(startSession(classic, classic.defaults), 'b2'), 'a1');

  it('is its moves, and its position is their replay', () => {
    expect(session).toEqual({ game: 'classic', config: classic.defaults, moves: ['b2', 'a1'], cursor: 2 });
    expect(stateOf(classic, session)).toMatchObject({ stones: 2, turn: 'X' });
    expect(outcomeOf(classic, session)).toEqual({ kind: 'playing', turn: 'X' });
  });

  it('undoes by moving its cursor, never past either end', () => {
    expect(moveCursor(session, 1).cursor).toBe(1);
    expect(moveCursor(session, -5).cursor).toBe(0);
    expect(moveCursor(session, 99).cursor).toBe(2);
    expect(stateOf(classic, moveCursor(session, 0))).toMatchObject({ stones: 0 });
  });

  it('forgets what was undone when it goes another way', () => {
    expect(extend(moveCursor(session, 1), 'c3').moves).toEqual(['b2', 'c3']);
  });

  it('says whether a list of moves cannot be read or is not legal', () => {
    expect(replay(classic, classic.defaults, ['b2', 'nonsense'])).toEqual({ ok: false, code: 'unreadable' });
    expect(replay(classic, classic.defaults, ['b2', 'b2'])).toEqual({ ok: false, code: 'illegal' });
  });

  it('was checked when it was read: one that does not replay is a bug', () => {
    expect(() => stateOf(classic, { ...session, moves: ['b2', 'b2'] })).toThrow('does not replay');
  });
});

describe('squares', () => {
  it('are a letter for the column and a number for the row', () => {
    expect(writeCell(cell(4), 3)).toBe('b2');
    expect(writeCell(cell(5), 4)).toBe('b2');
    expect(readSquare('c1')).toEqual({ ok: true, value: { row: 0, column: 2 } });
    expect(cellAt({ row: 1, column: 1 }, 4)).toBe(5);
    expect(squareOf(cell(5), 4)).toEqual({ row: 1, column: 1 });
  });
});

describe('tasks', () => {
  it('can be finished before they begin, and changed on the way', () => {
    expect(complete(mapTask(finished(20), (value) => value + 1))).toBe(21);
  });

  it('are run until they are done', () => {
    let left = 3;
    const task = {
      run: () =>
        left-- > 0
          ? { done: false as const, progress: 0.5, nodes: 1 }
          : { done: true as const, value: 'ok', nodes: 4 },
    };
    expect(
      complete(
        mapTask(task, (value) => value),
        1,
      ),
    ).toBe('ok');
  });
});

describe('the rest of the core', () => {
  it('knows every choice of level', () => {
    expect(isLevelChoice('adaptive')).toBe(true);
    expect(isLevelChoice('god')).toBe(false);
  });

  it('throws only for bugs', () => {
    expect(() => assert(false, 'x')).toThrow('Broken invariant: x');
    expect(() => unreachable('case' as never)).toThrow('Unhandled case');
  });
});
