import { enchanted, type EnchantedState } from '@/engine/enchanted';
import {
  actionOf,
  createSearch,
  DECIDED,
  evaluate,
  generateMoves,
  lineTables,
  makeMove,
  MOST_MOVES,
  pack,
  packWeights,
  PLAYING,
  LOST,
  textOf,
  WEIGHTS,
  WIN,
  WINS_AT_ONCE,
  WON,
  WORDS,
  type Findings,
  type SearchOptions,
} from '@/engine/enchanted/search';

import { walkRandomly } from '../../../support/enchantedPacked';
import { after, position } from '../../../support/enchantedPosition';

const OPTIONS: SearchOptions = { minDepth: 2, maxDepth: 20, budget: 3000, everyMove: false, jitter: 7 };

function found(state: EnchantedState, options: Partial<SearchOptions> = {}, slice = 1e9): Findings {
  const search = createSearch(state, { ...OPTIONS, ...options });
  while (!search.run(slice));
  return search.findings();
}

/** What a position is worth to the side to move, by looking at every line of play there is. */
function minimax(words: Int32Array, depth: number, ply: number): number {
  const tables = lineTables();
  if (depth === 0) {
    const value = evaluate(tables, packWeights(WEIGHTS), words, 0);
    return value === WINS_AT_ONCE ? WIN - ply - 1 : value;
  }
  const moves = new Int32Array(MOST_MOVES);
  const count = generateMoves(tables, words, 0, moves, 0);
  const next = new Int32Array(2 * WORDS);
  let best = -Infinity;
  for (const move of moves.subarray(0, count)) {
    next.set(words.subarray(0, WORDS));
    const status = makeMove(tables, next, 0, move, WORDS);
    const value =
      status === PLAYING
        ? -minimax(next.subarray(WORDS), depth - 1, ply + 1)
        : status === WON
          ? WIN - ply - 1
          : status === LOST
            ? ply + 1 - WIN
            : 0;
    best = Math.max(best, value);
  }
  return best;
}

function packed(state: EnchantedState): Int32Array {
  const words = new Int32Array(WORDS);
  pack(state, words);
  return words;
}

/** A few positions from random games, early and late. */
function someStates(count: number): EnchantedState[] {
  const states: EnchantedState[] = [];
  for (let i = 0; states.length < count; i++) {
    walkRandomly({ start: 'fair' }, `search-${i}`, (state) => {
      if (state.turn % 7 === 0 && states.length < count) states.push(state);
    });
  }
  return states;
}

describe('alpha-beta', () => {
  it('finds the value that looking at every line finds', () => {
    for (const state of someStates(20)) {
      const depth = enchanted.legal(state).length < 30 ? 3 : 2;
      const limits = { minDepth: depth, maxDepth: depth, budget: 0 };
      expect({ state, value: found(state, limits).value }).toEqual({
        state,
        value: minimax(packed(state), depth, 0),
      });
    }
  });

  it('values every root move as looking at every line does', () => {
    for (const state of someStates(8)) {
      const { moves, values } = found(state, { minDepth: 2, maxDepth: 2, budget: 0, everyMove: true });
      const words = new Int32Array(2 * WORDS);
      words.set(packed(state));
      moves.forEach((move, i) => {
        const status = makeMove(lineTables(), words, 0, move, WORDS);
        if (status === PLAYING) expect(values[i]).toBe(-minimax(words.slice(WORDS), 1, 1));
        else expect(values[i]).toBe(status === WON ? WIN - 1 : status === LOST ? 1 - WIN : 0);
      });
    }
  });

  it.each([false, true])('finds the same in one go and in slices (every move: %s)', (everyMove) => {
    for (const state of someStates(6)) {
      const whole = found(state, { everyMove });
      for (const slice of [1, 97, 1000]) expect(found(state, { everyMove }, slice)).toEqual(whole);
    }
  });

  it('stops at its budget, but not before the depth it must finish', () => {
    const start = enchanted.start(enchanted.defaults);
    expect(found(start, { budget: 3000 }).nodes).toBe(3000);
    const hurried = found(start, { budget: 1 });
    expect(hurried.depth).toBe(2);
    expect(hurried.nodes).toBeGreaterThan(1);
  });

  it('lets jitter decide between moves of one value only', () => {
    const start = enchanted.start({ start: 'empty' });
    const limits = { minDepth: 1, maxDepth: 1, budget: 0 };
    const picks = Array.from({ length: 12 }, (_, i) => found(start, { ...limits, jitter: i * 7919 }));
    expect(new Set(picks.map(({ value }) => value)).size).toBe(1);
    expect(new Set(picks.map(({ best }) => best)).size).toBeGreaterThan(1);
  });

  it('lets variety choose between moves that lose less than it, and never gives away a proof', () => {
    const limits = { minDepth: 2, maxDepth: 2, budget: 0 };
    let favoured = 0;
    for (const state of [enchanted.start(enchanted.defaults), ...someStates(12)]) {
      const { moves, values } = found(state, { ...limits, everyMove: true });
      const best = Math.max(...values);
      for (let i = 0; i < 8; i++) {
        const pick = found(state, { ...limits, variety: 100, jitter: i * 7919 }).best;
        const value = values[moves.indexOf(pick)]!;
        if (Math.abs(best) < DECIDED) expect(best - value).toBeLessThan(100);
        else expect(value).toBe(best);
        if (value < best) favoured++;
      }
    }
    expect(favoured).toBeGreaterThan(0);
  });

  it('sees to the end of the game, and no further', () => {
    const last = position({ board: 'XX.. OO.. .... ..X.', turn: 36 });
    const { depth, value, best } = found(last);
    expect([depth, value, textOf(last, best)]).toEqual([1, WIN - 1, 'c2']);
    const quiet = found(position({ board: 'X... .... .... ...O', turn: 36, energies: [0, 1] }));
    expect([quiet.depth, quiet.value]).toEqual([1, 0]);
  });

  it('will not search a game that is over', () => {
    const over = after(position({ board: 'XX.. .... .... ...O', turn: 15, scores: [2, 0] }), 'c1');
    expect(() => createSearch(over, OPTIONS)).toThrow('finished game');
  });

  it('has found nothing but a legal move before it has run', () => {
    const start = enchanted.start(enchanted.defaults);
    const { best, depth } = createSearch(start, OPTIONS).findings();
    expect(depth).toBe(0);
    expect(enchanted.play(start, actionOf(start, best)).ok).toBe(true);
  });
});

describe('what a budget of nodes never misses', () => {
  /** Random positions of every stage, a win or a loss near in many. */
  const states = someStates(60);
  const winsAtOnce = (state: EnchantedState) =>
    enchanted.legal(state).some((action) => {
      const next = enchanted.play(state, action);
      return next.ok && next.value.result?.kind === 'won' && next.value.result.by === state.current;
    });
  const sharp = [
    ...states,
    ...states.map((state) => ({ ...state, scores: { X: 2, O: 2 } })),
    ...states.map((state) => ({ ...state, scores: { X: 2, O: 2 }, energies: { X: 4, O: 4 } })),
    ...states.map((state) => ({ ...state, scores: { X: 2, O: 2 }, energies: { X: 3, O: 1 } })),
    ...states.map((state) => ({ ...state, scores: { X: 2, O: 2 }, energies: { X: 1, O: 3 } })),
  ];

  it('an action that wins at once', () => {
    const winning = sharp.filter(winsAtOnce);
    expect(winning.length).toBeGreaterThan(20);
    for (const state of winning) {
      const next = enchanted.play(state, actionOf(state, found(state, { budget: 1 }).best));
      expect(next.ok && next.value.result).toMatchObject({ kind: 'won', by: state.current });
    }
  });

  it('an immediate loss that can be avoided', () => {
    let avoidable = 0;
    for (const state of sharp) {
      if (winsAtOnce(state)) continue;
      const safe = (action: Parameters<typeof enchanted.play>[1]) => {
        const next = enchanted.play(state, action);
        if (!next.ok) throw new Error(next.code);
        return next.value.result === null ? !winsAtOnce(next.value) : next.value.result.kind === 'drawn';
      };
      const legal = enchanted.legal(state);
      const safeCount = legal.filter(safe).length;
      if (safeCount === 0 || safeCount === legal.length) continue;
      avoidable++;
      expect({ state, safe: safe(actionOf(state, found(state, { budget: 1 }).best)) }).toEqual({
        state,
        safe: true,
      });
    }
    expect(avoidable).toBeGreaterThan(20);
  });

  it('a forced win it has time to see', () => {
    // Two cells complete a line for X, and O cannot close both.
    const fork = position({ board: 'X.X. .... X.X. ...O', turn: 13, scores: [2, 0], energies: [0, 0] });
    expect(found(fork).value).toBe(WIN - 1);
    const forced = position({ board: '.XX. .... .... OO.O', turn: 14, scores: [2, 0], energies: [0, 0] });
    expect(found(forced).value).toBeLessThanOrEqual(-DECIDED);
  });
});
