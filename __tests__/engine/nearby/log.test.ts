import fc from 'fast-check';

import {
  applyAction,
  canonical,
  decodeEntry,
  decodeSeatAction,
  decodeStart,
  emptyChain,
  EMPTY_TABLE,
  extendChain,
  journalLine,
  LONGEST_LOG,
  needsStart,
  nextEntry,
  readJournal,
  replayChain,
  tipAt,
  truncateChain,
  type Author,
  type Chain,
  type LogAction,
  type Table,
} from '@/engine/nearby';

import { CLASSIC_START, games, RACE_START, SID } from '../../support/nearbyTable';

const SWAP_START = { ...CLASSIC_START, config: { size: 4, k: 3, first: 'X', swap: true } } as const;

type Step = readonly [by: Author, action: LogAction];

function tableAfter(...steps: readonly Step[]): Table {
  let table = EMPTY_TABLE;
  steps.forEach(([by, a], i) => {
    const next = applyAction(games, table, by, i + 1, a);
    if (!next.ok) throw new Error(`step ${i} refused: ${next.code}`);
    table = next.value;
  });
  return table;
}

function refusalAfter(steps: readonly Step[], [by, a]: Step): string {
  const next = applyAction(games, tableAfter(...steps), by, 99, a);
  return next.ok ? 'accepted' : next.code;
}

const move = (m: string): LogAction => ({ t: 'move', m });
const start: Step = ['host', CLASSIC_START];
const won: Step[] = [
  start,
  [0, move('a1')],
  [1, move('b1')],
  [0, move('a2')],
  [1, move('b2')],
  [0, move('a3')],
];

describe('a table', () => {
  it('plays a game in turns and knows who won', () => {
    expect(tableAfter(start).game?.standing).toEqual({ kind: 'playing', turn: 0 });
    expect(tableAfter(...won).game?.standing).toEqual({ kind: 'over', winner: 0, how: 'played' });
    expect(tableAfter(...won).lastIds).toEqual([6, 5]);
  });

  it('knows a draw', () => {
    const order = ['a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3', 'c3'];
    const drawn = order.map((m, i): Step => [(i % 2) as 0 | 1, move(m)]);
    expect(tableAfter(start, ...drawn).game?.standing).toEqual({ kind: 'over', winner: null, how: 'played' });
  });

  it('exchanges the marks of the seats when one of them swaps', () => {
    const table = tableAfter(['host', SWAP_START], [0, move('a1')], [1, move('swap')]);
    expect(table.game?.marks).toEqual(['O', 'X']);
    expect(table.game?.standing).toEqual({ kind: 'playing', turn: 0 });
  });

  it('starts again with the other seat when both want to', () => {
    const voted = tableAfter(...won, [0, { t: 'rematch' }]);
    expect(needsStart(voted)).toBe(false);
    expect(needsStart(tableAfter(...won, [0, { t: 'rematch' }], [1, { t: 'rematch' }]))).toBe(true);
  });

  it('runs a race: both act, the first to finish wins, the other may finish too', () => {
    const finish: LogAction = { t: 'finish', moves: ['a1', 'b1'] };
    const race: Step[] = [
      ['host', RACE_START],
      [1, { t: 'progress', n: 10 }],
      [0, { t: 'progress', n: 5 }],
      [1, finish],
    ];
    const table = tableAfter(...race, [0, finish]);
    expect(table.game?.standing).toEqual({ kind: 'over', winner: 1, how: 'finished' });
    expect(table.game?.progress).toEqual([5, 10]);
    expect(table.game?.finished).toEqual([2, 2]);
  });

  it('gives the game to the other seat when one resigns', () => {
    expect(tableAfter(start, [1, { t: 'resign' }]).game?.standing).toEqual({
      kind: 'over',
      winner: 0,
      how: 'resigned',
    });
  });

  const raced: Step[] = [
    ['host', RACE_START],
    [0, { t: 'progress', n: 50 }],
  ];
  const finished: Step[] = [...raced, [0, { t: 'finish', moves: ['a1', 'b1'] }]];
  it.each<[string, readonly Step[], Step]>([
    ['not-started', [], [0, move('a1')]],
    ['not-a-seat', [], [0, CLASSIC_START]],
    ['not-a-seat', [start], ['host', move('a1')]],
    ['not-agreed', [start], start],
    ['unknown-game', [], ['host', { ...CLASSIC_START, game: 'chess' as 'classic' }]],
    ['not-your-turn', [start], [1, move('a1')]],
    ['unreadable', [start], [0, move('zz')]],
    ['illegal', [start, [0, move('a1')]], [1, move('a1')]],
    ['game-over', won, [1, move('c3')]],
    ['game-over', won, [1, { t: 'resign' }]],
    ['game-over', [...won, [0, { t: 'rematch' }], [1, { t: 'rematch' }]], [0, { t: 'rematch' }]],
    ['not-over', [start], [0, { t: 'rematch' }]],
    ['already-voted', [...won, [0, { t: 'rematch' }]], [0, { t: 'rematch' }]],
    ['not-a-race', [start], [0, { t: 'progress', n: 1 }]],
    ['not-a-race', [start], [0, { t: 'finish', moves: [] }]],
    ['only-a-race', raced, [0, move('a1')]],
    ['no-progress', raced, [0, { t: 'progress', n: 50 }]],
    ['not-solved', raced, [0, { t: 'finish', moves: ['a1'] }]],
    ['illegal', raced, [0, { t: 'finish', moves: ['b1', 'b1'] }]],
    ['unreadable', raced, [0, { t: 'finish', moves: ['c9'] }]],
    ['already-finished', finished, [0, { t: 'progress', n: 60 }]],
    ['already-finished', finished, [0, { t: 'finish', moves: ['a1', 'b1'] }]],
  ])('refuses with %s', (code, steps, step) => {
    expect(refusalAfter(steps, step)).toBe(code);
  });

  it('refuses a table whose game this device no longer knows', () => {
    const table = tableAfter(start);
    expect(applyAction(() => undefined, table, 0, 1, move('a1'))).toEqual({
      ok: false,
      code: 'unknown-game',
    });
  });
});

function chainOf(steps: readonly Step[]): Chain {
  return steps.reduce((chain, [by, a]) => {
    const id = by === 'host' ? 0 : chain.table.lastIds[by] + 1;
    const next = extendChain(chain, nextEntry(chain, by, id, a), games);
    if (!next.ok) throw new Error(next.code);
    return next.value;
  }, emptyChain(SID));
}

describe('the chain', () => {
  const chain = chainOf(won);

  it('replays to the same table, and to a prefix of it', () => {
    expect(replayChain(SID, chain.entries, games)).toEqual(chain);
    expect(truncateChain(chain, 3, games)).toEqual(chainOf(won.slice(0, 3)));
    expect(truncateChain(chain, 99, games)).toBe(chain);
  });

  it('refuses a gap, a wrong hash, a used id and what is illegal', () => {
    const next = nextEntry(chain, 0, 9, { t: 'rematch' });
    expect(extendChain(chain, { ...next, i: 9 }, games)).toEqual({ ok: false, code: 'gap' });
    expect(extendChain(chain, { ...next, h: '0'.repeat(16) }, games)).toEqual({ ok: false, code: 'hash' });
    expect(extendChain(chain, { ...next, by: 1 }, games)).toEqual({ ok: false, code: 'hash' });
    expect(extendChain(chain, nextEntry(chain, 0, 1, { t: 'rematch' }), games)).toEqual({
      ok: false,
      code: 'id',
    });
    expect(extendChain(chain, nextEntry(chain, 'host', 1, CLASSIC_START), games)).toEqual({
      ok: false,
      code: 'id',
    });
    expect(extendChain(chain, nextEntry(chain, 0, 9, move('c3')), games)).toEqual({
      ok: false,
      code: 'game-over',
    });
  });

  it('is bound to its table: the same entry does not fit into another', () => {
    const entry = nextEntry(emptyChain(SID), 'host', 0, CLASSIC_START);
    expect(extendChain(emptyChain('f'.repeat(16)), entry, games)).toEqual({ ok: false, code: 'hash' });
    expect(tipAt(emptyChain(SID), 0)).not.toBe(tipAt(emptyChain('f'.repeat(16)), 0));
  });

  it('ends before it outgrows its storage', () => {
    const entries = Array.from({ length: LONGEST_LOG }, () => chain.entries[0]!);
    const full = { ...chain, entries };
    expect(extendChain(full, nextEntry(full, 0, 9, { t: 'rematch' }), games)).toEqual({
      ok: false,
      code: 'log-full',
    });
  });

  it('notices any single change to any entry', () => {
    fc.assert(
      fc.property(
        fc.nat(chain.entries.length - 1),
        fc.constantFrom('by', 'id', 'a', 'h', 'i'),
        (at, field) => {
          const other = { by: 'host', id: 77, a: move('c3'), h: 'f'.repeat(16), i: 50 }[field];
          const entries = chain.entries.map((entry, i) => (i === at ? { ...entry, [field]: other } : entry));
          if (JSON.stringify(entries) === JSON.stringify(chain.entries)) return;
          expect(replayChain(SID, entries as typeof chain.entries, games).entries.length).toBeLessThanOrEqual(
            at,
          );
        },
      ),
    );
  });
});

describe('the journal', () => {
  const { entries } = chainOf(won);
  const text = entries.map(journalLine).join('');

  it('reads back what was written', () => {
    expect(readJournal(text, games)).toEqual({ entries, soundLength: text.length });
  });

  it('cut anywhere, gives the whole lines before the cut', () => {
    for (let cut = 0; cut <= text.length; cut++) {
      const whole = text.slice(0, cut).split('\n').length - 1;
      const journal = readJournal(text.slice(0, cut), games);
      expect(journal.entries).toEqual(entries.slice(0, whole));
      expect(journal.soundLength).toBe(entries.slice(0, whole).map(journalLine).join('').length);
    }
  });

  it('stops at a line that is no entry or comes out of order', () => {
    expect(readJournal(`${text}nonsense\n${text}`, games).entries).toHaveLength(entries.length);
    expect(readJournal(`${text}{}\n`, games).soundLength).toBe(text.length);
    expect(readJournal(text + text, games).entries).toHaveLength(entries.length);
  });
});

describe('decoding', () => {
  it('builds actions from known fields only', () => {
    expect(decodeSeatAction({ t: 'move', m: 'a1', extra: 1 })).toEqual({ t: 'move', m: 'a1' });
    expect(decodeSeatAction({ t: 'finish', moves: ['a1'], __proto__: null })).toEqual({
      t: 'finish',
      moves: ['a1'],
    });
    expect(
      decodeStart({ ...CLASSIC_START, x: 1, config: { ...(CLASSIC_START.config as object), y: 2 } }, games),
    ).toEqual(CLASSIC_START);
  });

  it.each([
    null,
    [],
    'move',
    { t: 'start' },
    { t: 'move' },
    { t: 'move', m: 'x'.repeat(33) },
    { t: 'progress', n: 101 },
    { t: 'progress', n: -1 },
    { t: 'progress', n: 1.5 },
    { t: 'finish', moves: 'a1' },
    { t: 'finish', moves: ['a1', 7] },
  ])('refuses %j as an action', (value) => {
    expect(decodeSeatAction(value)).toBeUndefined();
  });

  it.each([
    { ...CLASSIC_START, t: 'begin' },
    { ...CLASSIC_START, game: 7 },
    { ...CLASSIC_START, game: 'chess' },
    { ...CLASSIC_START, config: {} },
    { ...CLASSIC_START, marks: ['X'] },
    { ...CLASSIC_START, marks: ['X', 'X'] },
    { ...CLASSIC_START, marks: ['X', 'O', 'X'] },
    { ...CLASSIC_START, marks: ['X', 'Y'] },
  ])('refuses %j as a start', (value) => {
    expect(decodeStart(value, games)).toBeUndefined();
  });

  it('refuses a solution of too many moves or too many letters', () => {
    expect(decodeSeatAction({ t: 'finish', moves: new Array(401).fill('a1') })).toBeUndefined();
    expect(decodeSeatAction({ t: 'finish', moves: new Array(300).fill('a1a1a1a1a1a1') })).toBeUndefined();
    expect(decodeSeatAction({ t: 'finish', moves: new Array(400).fill('a1-a2') })).toBeDefined();
  });

  it('refuses a start whose config would not fit into a message', () => {
    const known = games('classic')!;
    const wide = {
      ...known,
      game: { ...known.game, check: () => ({ ok: true as const, value: { x: 'x'.repeat(4000) } }) },
    };
    expect(decodeStart(CLASSIC_START, () => wide)).toBeUndefined();
  });

  it('never throws on anything, and what it takes is an entry again', () => {
    const entry = chainOf([start]).entries[0]!;
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('i', 'by', 'id', 'a', 'h'), (junk, field) => {
        expect(decodeEntry(junk, games)).toBeUndefined();
        const read = decodeEntry({ ...entry, [field]: junk }, games);
        if (read !== undefined) expect(decodeEntry(JSON.parse(JSON.stringify(read)), games)).toEqual(read);
      }),
    );
  });

  it('writes equal configs alike, whatever the order of their keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  });
});
