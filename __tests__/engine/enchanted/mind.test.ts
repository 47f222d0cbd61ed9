import { complete, createRng, LEVELS, type Grade } from '@/engine/core';
import {
  analyze,
  chooseAction,
  enchanted,
  enchantedMind,
  gradeOf,
  pointsOf,
  PROVED_WIN,
  type EnchantedState,
} from '@/engine/enchanted';
import { POINT, WIN } from '@/engine/enchanted/search';

import { after, position } from '../../support/enchantedPosition';

const start = enchanted.start(enchanted.defaults);
const middle = after(start, 'b2', 'c3', 'c2', 'b3');

function isLegal(state: EnchantedState, text: string): boolean {
  const action = enchanted.read(text);
  return action.ok && enchanted.play(state, action.value).ok;
}

describe.each(LEVELS)('%s', (level) => {
  it('answers with a legal move, the same for the same seed', () => {
    for (const state of [start, middle]) {
      const first = complete(enchantedMind.move(state, level, createRng('same')));
      expect(isLegal(state, first)).toBe(true);
      expect(complete(enchantedMind.move(state, level, createRng('same')))).toBe(first);
    }
  });

  it('answers the same however the work is sliced, and its progress never falls', () => {
    const whole = complete(enchantedMind.move(middle, level, createRng('slices')));
    const task = enchantedMind.move(middle, level, createRng('slices'));
    let progress = 0;
    let nodes = 0;
    for (;;) {
      const step = task.run(37);
      expect(step.nodes).toBeGreaterThanOrEqual(nodes);
      expect(step.nodes).toBeLessThanOrEqual(nodes + 37);
      nodes = step.nodes;
      if (step.done) {
        expect(step.value).toBe(whole);
        break;
      }
      expect(step.progress).toBeGreaterThanOrEqual(progress);
      expect(step.progress).toBeLessThan(1);
      progress = step.progress;
    }
  });

  it('plays the only action there is', () => {
    const full = position({ board: 'XXOO OOXX XXOO OOXX', turn: 19, energies: [2, 2] });
    expect(complete(enchantedMind.move(full, level, createRng('pass')))).toBe('pass');
  });
});

describe('levels', () => {
  const moves = (level: (typeof LEVELS)[number], count: number) =>
    Array.from({ length: count }, (_, i) =>
      complete(enchantedMind.move(middle, level, createRng(`vary-${i}`))),
    );

  it('give easy games more variety than medium ones', () => {
    expect(new Set(moves('easy', 60)).size).toBeGreaterThan(new Set(moves('medium', 60)).size);
  });

  it('choose equally valued actions about equally often', () => {
    const corners = Array.from({ length: 200 }, (_, i) =>
      complete(
        chooseAction(
          enchanted.start({ start: 'empty' }),
          { kind: 'glance', depth: 1, noise: 0, randomPercent: 0 },
          createRng(`tie-${i}`),
        ),
      ),
    ).map(enchanted.write);
    const tally = new Map<string, number>();
    for (const text of corners) tally.set(text, (tally.get(text) ?? 0) + 1);
    expect(tally.size).toBeGreaterThan(1);
    expect(Math.max(...tally.values())).toBeLessThan(200 * 0.6);
  });
});

describe('analyze', () => {
  it('judges every legal action, best first, to one stated depth', () => {
    const { moves } = complete(analyze(middle));
    expect(moves.map(({ move }) => move).sort()).toEqual(enchanted.legal(middle).map(enchanted.write).sort());
    expect(moves[0]).toMatchObject({ lost: 0, grade: 'best', worth: { kind: 'estimate' } });
    const depths = new Set(moves.map(({ worth }) => worth.kind === 'estimate' && worth.depth));
    expect(depths.size).toBe(1);
    expect(Number([...depths][0])).toBeGreaterThanOrEqual(2);
    moves.forEach(({ lost }, i) => {
      expect(lost).toBeGreaterThanOrEqual(i === 0 ? 0 : moves[i - 1]!.lost);
    });
  });

  it('puts a win first, as a proof, and calls missing it a blunder', () => {
    const state = position({ board: 'XX.. OO.. .... ...O', turn: 15, scores: [2, 2] });
    const { moves } = complete(analyze(state));
    expect(moves[0]).toMatchObject({
      move: 'c1',
      worth: { kind: 'exact', value: 'win', distance: 1 },
      lost: 0,
    });
    const block = moves.find(({ move }) => move === 'c2');
    expect(block).toMatchObject({ grade: 'blunder' });
    expect(moves[moves.length - 1]).toMatchObject({
      worth: { kind: 'exact', value: 'loss', distance: 2 },
      lost: 2,
      grade: 'blunder',
    });
  });

  it('counts a proof beside an estimate in points', () => {
    const state = position({ board: 'XX.. OO.. X... ...X', turn: 15, scores: [0, 2], energies: [5, 0] });
    const { moves } = complete(analyze(state));
    expect(moves[0]!.worth.kind).toBe('estimate');
    const lost = moves.filter(({ worth }) => worth.kind === 'exact');
    expect(lost.length).toBeGreaterThan(0);
    for (const move of lost) {
      expect(move).toMatchObject({ worth: { value: 'loss' }, grade: 'blunder' });
      expect(move.lost).toBeGreaterThan(PROVED_WIN / 2);
    }
  });

  it('has nothing to say of a finished game', () => {
    const over = after(position({ board: 'XX.. .... .... ...O', turn: 15, scores: [2, 0] }), 'c1');
    expect(complete(analyze(over))).toEqual({ moves: [] });
  });

  it('does not depend on slices', () => {
    expect(complete(analyze(middle), 61)).toEqual(complete(analyze(middle)));
  });
});

describe('points and grades', () => {
  it('count one point on the scoreboard as 1, and a proof as ten less the way to it', () => {
    expect([pointsOf(POINT), pointsOf(-POINT / 2), pointsOf(WIN - 1), pointsOf(4 - WIN)]).toEqual([
      1, -0.5, 9.99, -9.96,
    ]);
  });

  it.each([
    [0, 'best'],
    [0.02, 'best'],
    [0.03, 'good'],
    [0.15, 'good'],
    [0.16, 'slip'],
    [0.4, 'slip'],
    [0.41, 'mistake'],
    [0.9, 'mistake'],
    [0.91, 'blunder'],
    [19.98, 'blunder'],
  ] as readonly (readonly [number, Grade])[])('call a loss of %d points %s', (lost, grade) => {
    expect(gradeOf(lost)).toBe(grade);
  });
});
