import { BOARDS, classic, classicAgents, classicMind, type ClassicState } from '@/engine/classic';
import { losingReplies, positionOf, promiseOf } from '@/engine/classic/making';
import { geometryOf } from '@/engine/classic/solver';
import { complete, createRng, LEVELS, type Level } from '@/engine/core';

import { isBestMove } from '../../support/agreement';
import { after, config } from '../../support/classic';
import { everyPosition, samplePositions } from '../../support/classicSamples';
import { completing, following, winsWithin } from '../../support/tryingOut';
import { createPlainNegamax } from '../../support/plainNegamax';

const move = (state: ClassicState, level: Level, seed = 's') =>
  complete(classicMind.move(state, level, createRng(seed)));

function expectMediumToSee(state: ClassicState): void {
  const wins = completing(state, state.turn);
  const blocks = completing(state, state.turn === 'X' ? 'O' : 'X');
  const played = move(state, 'medium');
  if (wins.length > 0) expect(wins).toContain(played);
  else if (blocks.length > 0) expect(blocks).toContain(played);
}

describe('Easy', () => {
  it('plays every legal move sooner or later, the swap too', () => {
    const state = after(config('4x4x3', { swap: true }), 'b2');
    const rng = createRng('easy');
    const met = new Set(Array.from({ length: 400 }, () => complete(classicMind.move(state, 'easy', rng))));
    expect(met.size).toBe(16);
    expect(met).toContain('swap');
  });
});

describe('Medium', () => {
  it('never misses a win in one nor a single block, in any position on 3x3', () => {
    for (const state of everyPosition(config('3x3x3')).live) expectMediumToSee(state);
  });

  it.each(BOARDS.slice(1))(
    'never misses a win in one nor a single block in sampled positions on %s',
    (name) => {
      const samples = { seed: `medium ${name}`, count: 300, stones: 3, spread: 10 };
      for (const state of samplePositions(config(name), samples)) expectMediumToSee(state);
    },
  );

  it('takes the centre when nothing presses, or one of four on an even board', () => {
    expect(move(after(config('3x3x3'), 'a1'), 'medium')).toBe('b2');
    expect(move(after(config('5x5x5'), 'a1'), 'medium')).toBe('c3');
    expect(['b2', 'b3', 'c2', 'c3']).toContain(move(after(config('4x4x4'), 'a1'), 'medium'));
    expect(move(after(config('3x3x3'), 'b2'), 'medium')).not.toBe('b2');
  });
});

describe('Expert', () => {
  it.each(BOARDS.slice(1))('makes a best move in sampled positions on %s', (name) => {
    const { size } = config(name);
    const samples = { seed: `expert ${name}`, count: 40, stones: size * size - 8, spread: 7 };
    for (const state of samplePositions(config(name), samples)) {
      const plain = createPlainNegamax();
      const played = move(state, 'expert');
      expect({ state, played, best: isBestMove(state, played, plain) }).toMatchObject({ best: true });
    }
  });

  it.each(['4x4x4', '5x5x4'])('asks the most of the opponent among equal moves on %s', (name) => {
    const board = config(name);
    const geometry = geometryOf(board);
    const samples = { seed: `asks ${name}`, count: 40, stones: board.size * 2, spread: 6 };
    for (const state of samplePositions(board, samples)) {
      const promise = (text: string) => {
        const index = (Number(text[1]) - 1) * board.size + text.charCodeAt(0) - 97;
        return promiseOf(positionOf(state), index, geometry);
      };
      const best = complete(classicMind.analyze(state)).moves.filter(({ grade }) => grade === 'best');
      const most = Math.max(...best.map((each) => promise(each.move)));
      expect(promise(move(state, 'expert'))).toBe(most);
    }
  });

  it('takes over any opening under the swap rule, and opens itself where the win takes longest', () => {
    const swapping = config('4x4x3', { swap: true });
    for (const opening of ['a1', 'b1', 'b2']) expect(move(after(swapping, opening), 'expert')).toBe('swap');
    expect(['a1', 'd1', 'a4', 'd4']).toContain(move(after(swapping, ''), 'expert'));
  });

  it('plays on after a swap as in any other position', () => {
    const state = after(config('4x4x3', { swap: true }), 'b2 swap');
    expect(move(state, 'expert')).toBe(move(after(config('4x4x3'), 'b2'), 'expert'));
  });

  it('opens from its book on 5x5x4, in any of the mirrored ways', () => {
    const start = after(config('5x5x4'), '');
    const openings = new Set(Array.from({ length: 60 }, (_, i) => move(start, 'expert', `${i}`)));
    expect([...openings].sort()).toEqual(['b2', 'b4', 'd2', 'd4']);
    expect(classicMind.move(start, 'expert', createRng('')).run(1)).toMatchObject({ done: true, nodes: 0 });
  });

  it.each(BOARDS)('moves within 2,000 nodes at every turn of its games on %s', (name) => {
    for (let game = 0; game < 12; game++) {
      const rng = createRng(`nodes ${name} ${game}`);
      let state = classic.start(config(name));
      while (classic.outcome(state).kind === 'playing') {
        let text = classic.write(rng.pick(classic.legal(state)));
        if ((state.stones + game) % 2 === 0) {
          const step = classicMind.move(state, 'expert', rng).run(2000);
          if (!step.done) throw new Error(`more than 2,000 nodes: ${JSON.stringify(state.cells)}`);
          text = step.value;
        }
        const action = classic.read(text);
        const next = action.ok ? classic.play(state, action.value) : action;
        if (!next.ok) throw new Error(`illegal: ${text}`);
        state = next.value;
      }
    }
  });
});

describe('replies that lose at sight', () => {
  it.each(BOARDS)(
    'are on %s those that trying out shows to lose at once, or in three plies without a threat',
    (name) => {
      const board = config(name);
      const samples = { seed: `replies ${name}`, count: 60, stones: board.k, spread: 5 };
      for (const state of samplePositions(board, samples)) {
        const { turn } = state;
        if (completing(state, turn).length > 0) continue;
        const threatened = completing(state, turn === 'X' ? 'O' : 'X').length > 0;
        const losing = following(state).filter((next) => {
          const threatens = completing(next, turn).length > 0;
          return winsWithin(next, threatened || threatens ? 1 : 3);
        });
        const { own, other } = positionOf(state);
        expect({ state, count: losingReplies(other, own, geometryOf(board)) }).toEqual({
          state,
          count: losing.length,
        });
      }
    },
  );
});

describe('Hard', () => {
  it('plays like Expert most of the time, and otherwise anything', () => {
    const state = after(config('3x3x3'), 'a1 b2 a2');
    const played = Array.from({ length: 600 }, (_, i) => move(state, 'hard', `${i}`));
    const blocks = played.filter((text) => text === 'a3').length;
    expect(blocks).toBeGreaterThan(540);
    expect(blocks).toBeLessThan(600);
  });

  it('never takes more than 2,000 nodes, wherever it finds itself', () => {
    const samples = { seed: 'hard', count: 60, stones: 4, spread: 2 };
    const nodes: number[] = [];
    for (const state of samplePositions(config('5x5x4'), samples)) {
      const step = classicMind.move(state, 'hard', createRng('h')).run(Infinity);
      nodes.push(step.nodes);
    }
    expect(Math.max(...nodes)).toBe(2000);
  });
});

describe('every level', () => {
  it.each(LEVELS)('%s is the same agent in the arena and in the app', (level) => {
    for (const name of ['3x3x3', '4x4x4'] as const) {
      const state = after(config(name), 'a1 b2');
      for (const seed of ['1', '2', '3']) {
        const action = classicAgents[level](state, createRng(seed));
        expect(classic.write(action)).toBe(move(state, level, seed));
      }
    }
  });

  it('plays a legal move with O first as well', () => {
    for (const level of LEVELS) {
      const state = after(config('4x4x4', { first: 'O' }), 'a1 b2 c3');
      const action = classicAgents[level](state, createRng(level));
      expect(classic.play(state, action).ok).toBe(true);
    }
  });
});
