import fc from 'fast-check';

import {
  agreeToDraw,
  beginNextRound,
  checkTable,
  classic,
  gameById,
  holderOf,
  isRecorded,
  markAssisted,
  markOf,
  matchOutcome,
  openTable,
  playAt,
  redoAt,
  rematch,
  restartRound,
  roundOutcome,
  scoreOf,
  seatToMove,
  undoAt,
  type MatchRules,
  type Sitter,
  type Table,
} from '@/engine';

const ANN: Sitter = { kind: 'person', name: 'Ann' };
const BEN: Sitter = { kind: 'person', name: 'Ben' };
const AI: Sitter = { kind: 'ai', choice: 'adaptive', level: 'medium' };
const RULES: MatchRules = { rounds: 3, starter: 'loser', marks: 'keep', holdsX: 0, starts: 0 };

interface Options {
  readonly sitters?: readonly [Sitter, Sitter];
  readonly rules?: Partial<MatchRules>;
  readonly config?: object;
  readonly practice?: boolean;
}

function tableWith({ sitters = [ANN, BEN], rules = {}, config = {}, practice = false }: Options = {}): Table {
  return openTable({
    id: 't1',
    game: classic,
    config: { ...classic.defaults, ...config },
    sitters,
    rules: { ...RULES, ...rules },
    practice,
  });
}

function play(table: Table, ...moves: readonly string[]): Table {
  return moves.reduce((current, move) => {
    const next = playAt(classic, current, move);
    if (!next.ok) throw new Error(`${move} was refused: ${next.code}`);
    return next.value;
  }, table);
}

const FIRST_WINS = ['a1', 'b1', 'a2', 'b2', 'a3'] as const;

describe('a table', () => {
  it('lets the chosen person start with the chosen mark', () => {
    const table = tableWith({ rules: { holdsX: 1, starts: 0 } });
    expect(seatToMove(classic, table)).toBe(0);
    expect(markOf(classic, table, 0)).toBe('O');
    expect(play(table, 'a1').session.config).toMatchObject({ first: 'O' });
  });

  it('refuses an illegal move and changes nothing', () => {
    const table = play(tableWith(), 'b2');
    const before = JSON.stringify(table);
    expect(playAt(classic, table, 'b2')).toEqual({ ok: false, code: 'cell-taken' });
    expect(playAt(classic, table, 'z9')).toEqual({ ok: false, code: 'unreadable' });
    expect(playAt(classic, table, 'e5')).toEqual({ ok: false, code: 'off-board' });
    expect(JSON.stringify(table)).toBe(before);
  });

  it('records a round once, when it ends', () => {
    const table = play(tableWith(), ...FIRST_WINS);
    expect(isRecorded(table)).toBe(true);
    expect(scoreOf(table.match).wins).toEqual([1, 0]);
    expect(seatToMove(classic, table)).toBeNull();
    expect(playAt(classic, table, 'c3')).toEqual({ ok: false, code: 'game-over' });
  });

  it('lets the loser start the next round, with the marks they chose', () => {
    const next = beginNextRound(classic, play(tableWith(), ...FIRST_WINS));
    if (!next.ok) throw new Error(next.code);
    expect(next.value.round).toEqual({ number: 2, starts: 1, holdsX: 0 });
    expect(seatToMove(classic, next.value)).toBe(1);
    expect(markOf(classic, next.value, 1)).toBe('O');
    expect(next.value.session.moves).toEqual([]);
  });

  it('has no next round before this one ends or after the match is decided', () => {
    expect(beginNextRound(classic, play(tableWith(), 'a1'))).toEqual({ ok: false, code: 'not-allowed' });
    const decided = play(tableWith({ rules: { rounds: 1 } }), ...FIRST_WINS);
    expect(matchOutcome(decided.match).kind).toBe('won');
    expect(beginNextRound(classic, decided)).toEqual({ ok: false, code: 'not-allowed' });
  });

  it('plays a rematch with the scores at nothing and the other person starting', () => {
    const again = rematch(classic, play(tableWith({ rules: { rounds: 1 } }), ...FIRST_WINS));
    expect(scoreOf(again.match)).toEqual({ wins: [0, 0], draws: 0 });
    expect(again.round.starts).toBe(1);
  });

  it('goes on exchanging marks from one match to the next where every round exchanges them', () => {
    const rules = { rounds: 1, marks: 'swap', starter: 'x' } as const;
    const again = rematch(classic, play(tableWith({ rules }), ...FIRST_WINS));
    expect(again.round).toMatchObject({ holdsX: 1, starts: 1 });
  });

  it('restarts an unfinished round without a score, and never a finished one', () => {
    const restarted = restartRound(classic, play(tableWith(), 'a1', 'b1'));
    expect(restarted.ok && restarted.value.session.moves).toEqual([]);
    expect(restarted.ok && restarted.value.match.results).toEqual([]);
    // It is counted, and kept: without that the AI met the same moves with the same chance again.
    const twice = restarted.ok ? restartRound(classic, restarted.value) : restarted;
    expect(twice.ok && checkTable(JSON.parse(JSON.stringify(twice.value)), gameById)?.restarts).toBe(2);
    expect(restartRound(classic, play(tableWith(), ...FIRST_WINS))).toEqual({ ok: false, code: 'game-over' });
  });

  it('exchanges the people, not the marks, when the opening is taken over', () => {
    const table = play(tableWith({ config: { size: 4, k: 3, swap: true } }), 'b2', 'swap');
    expect(holderOf(classic, table, 'X')).toBe(1);
    expect(seatToMove(classic, table)).toBe(0);
    expect(markOf(classic, table, 0)).toBe('O');
  });

  it('counts a win after a swap for the person who took over', () => {
    const table = play(
      tableWith({ config: { size: 4, k: 3, swap: true } }),
      'b2',
      'swap',
      'a1',
      'b3',
      'a4',
      'b4',
    );
    expect(roundOutcome(classic, table)).toMatchObject({ kind: 'won', by: 'X' });
    expect(scoreOf(table.match).wins).toEqual([0, 1]);
  });

  it('ends in a draw when both agree, and not twice', () => {
    const agreed = agreeToDraw(classic, play(tableWith(), 'a1'));
    if (!agreed.ok) throw new Error(agreed.code);
    expect(roundOutcome(classic, agreed.value)).toEqual({ kind: 'drawn' });
    expect(scoreOf(agreed.value.match).draws).toBe(1);
    expect(agreeToDraw(classic, agreed.value)).toEqual({ ok: false, code: 'game-over' });
    expect(playAt(classic, agreed.value, 'b1')).toEqual({ ok: false, code: 'game-over' });
  });
});

describe('undo', () => {
  const practice = () => tableWith({ sitters: [ANN, AI], practice: true });

  it('takes back the AI’s reply with the move, and marks the round as assisted', () => {
    const undone = undoAt(classic, play(practice(), 'a1', 'b2', 'c3', 'a3'));
    if (!undone.ok) throw new Error(undone.code);
    expect(undone.value.session.cursor).toBe(2);
    expect(undone.value.assisted).toBe(true);
    expect(seatToMove(classic, undone.value)).toBe(0);
  });

  it('can be redone', () => {
    const undone = undoAt(classic, play(practice(), 'a1', 'b2', 'c3', 'a3'));
    const redone = undone.ok ? redoAt(classic, undone.value) : undone;
    expect(redone.ok && redone.value.session.cursor).toBe(4);
  });

  it('has nothing to take back at the start', () => {
    expect(undoAt(classic, practice())).toEqual({ ok: false, code: 'nothing-to-undo' });
    expect(redoAt(classic, practice())).toEqual({ ok: false, code: 'nothing-to-undo' });
  });

  it('is for practice only, and not for finished rounds', () => {
    expect(undoAt(classic, play(tableWith(), 'a1'))).toEqual({ ok: false, code: 'not-allowed' });
    expect(undoAt(classic, play(practice(), ...FIRST_WINS))).toEqual({ ok: false, code: 'not-allowed' });
  });

  it('drops what was undone when another move is played', () => {
    const undone = undoAt(classic, play(practice(), 'a1', 'b2', 'c3', 'a3'));
    const table = play(undone.ok ? undone.value : practice(), 'c1');
    expect(table.session.moves).toEqual(['a1', 'b2', 'c1']);
  });
});

describe('a saved table', () => {
  const saved = (table: Table): unknown => JSON.parse(JSON.stringify(table));

  it('reads back as it was, at every moment of a match', () => {
    let table = tableWith({ sitters: [ANN, AI], practice: true });
    for (const move of FIRST_WINS) {
      expect(checkTable(saved(table), gameById)).toEqual(table);
      table = play(table, move);
    }
    expect(checkTable(saved(table), gameById)).toEqual(table);
    const next = beginNextRound(classic, markAssisted(table));
    expect(next.ok && checkTable(saved(next.value), gameById)).toEqual(next.ok && next.value);
  });

  it('reads back an agreed draw and an undone move', () => {
    const agreed = agreeToDraw(classic, play(tableWith(), 'a1'));
    expect(agreed.ok && checkTable(saved(agreed.value), gameById)).toEqual(agreed.ok && agreed.value);
    const undone = undoAt(classic, play(tableWith({ sitters: [ANN, AI], practice: true }), 'a1', 'b1'));
    expect(undone.ok && checkTable(saved(undone.value), gameById)).toEqual(undone.ok && undone.value);
  });

  const good = saved(play(tableWith(), 'a1')) as Record<string, unknown>;
  const session = good.session as Record<string, unknown>;
  it.each<[string, unknown]>([
    ['nothing', null],
    ['no id', { ...good, id: '' }],
    ['a number for an id', { ...good, id: 7 }],
    ['one sitter', { ...good, sitters: [ANN] }],
    ['a stranger', { ...good, sitters: [ANN, { kind: 'dog' }] }],
    ['an endless name', { ...good, sitters: [{ kind: 'person', name: 'x'.repeat(500) }, BEN] }],
    ['an unknown level', { ...good, sitters: [ANN, { kind: 'ai', choice: 'god', level: 'god' }] }],
    ['no match', { ...good, match: {} }],
    ['a game we do not have', { ...good, session: { ...session, game: 'go' } }],
    ['a board we do not have', { ...good, session: { ...session, config: { size: 6, k: 3 } } }],
    ['illegal moves', { ...good, session: { ...session, moves: ['a1', 'a1'] } }],
    ['moves that are no text', { ...good, session: { ...session, moves: [1] } }],
    ['moves that are no list', { ...good, session: { ...session, moves: 'a1' } }],
    ['a cursor past the end', { ...good, session: { ...session, cursor: 9 } }],
    ['half a cursor', { ...good, session: { ...session, cursor: 0.5 } }],
    ['a round from the future', { ...good, round: { number: 9, starts: 0, holdsX: 0 } }],
    ['a third seat', { ...good, round: { number: 1, starts: 2, holdsX: 0 } }],
    ['no word on practice', { ...good, practice: 'yes' }],
    ['an agreement that was not recorded', { ...good, agreed: true }],
    ['a result without an end', { ...good, match: { rules: RULES, results: [{ starts: 0, winner: 0 }] } }],
  ])('is refused with %s', (_, value) => {
    expect(checkTable(value, gameById)).toBeUndefined();
  });

  it('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => expect(() => checkTable(value, gameById)).not.toThrow()));
  });
});
