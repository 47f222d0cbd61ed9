import { BOARDS, classicMind, type ClassicState } from '@/engine/classic';
import { complete, GRADES, type Grade, type JudgedMove, type Worth } from '@/engine/core';

import { after, config } from '../../support/classic';
import { samplePositions } from '../../support/classicSamples';

type Exact = Extract<Worth, { kind: 'exact' }>;

const RESULTS = ['win', 'draw', 'loss'];

function judged(state: ClassicState): Record<string, JudgedMove> {
  return Object.fromEntries(complete(classicMind.analyze(state)).moves.map((each) => [each.move, each]));
}

describe('analysis', () => {
  it('judges a win now best, a slower win good, a draw a mistake and a loss a blunder', () => {
    // X: a1 a2, O: b2 b3, X to move: a3 wins, b1 only blocks.
    const moves = judged(after(config('3x3x3'), 'a1 b2 a2 b3'));
    expect(moves.a3).toEqual({
      move: 'a3',
      worth: { kind: 'exact', value: 'win', distance: 1 },
      lost: 0,
      grade: 'best',
    });
    expect(moves.c1).toMatchObject({ worth: { value: 'loss', distance: 2 }, lost: 2, grade: 'blunder' });
    expect(moves.b1).toMatchObject({ worth: { value: 'win', distance: 3 }, lost: 0, grade: 'good' });
  });

  it('calls it a mistake to turn a draw into a loss', () => {
    const moves = judged(after(config('3x3x3'), 'b2'));
    expect(moves.a1).toMatchObject({ worth: { value: 'draw', distance: null }, grade: 'best' });
    expect(moves.b1).toMatchObject({ worth: { value: 'loss' }, lost: 1, grade: 'mistake' });
  });

  it('grades by what a move costs: a result, or more than two plies of a win, or a ply of a defence', () => {
    const met = new Set<Grade>();
    for (const name of ['4x4x3', '5x5x4'] as const) {
      const samples = { seed: `grades ${name}`, count: 40, stones: 3, spread: 8 };
      for (const state of samplePositions(config(name), samples)) {
        const { moves } = complete(classicMind.analyze(state));
        const best = moves[0]!.worth as Exact;
        for (const { worth, lost, grade } of moves) {
          const { value, distance } = worth as Exact;
          const steps = RESULTS.indexOf(value) - RESULTS.indexOf(best.value);
          const slower = (distance ?? 0) - (best.distance ?? 0);
          const detour = value === 'win' ? (slower > 2 ? 'slip' : 'good') : 'slip';
          const kept = slower === 0 ? 'best' : detour;
          expect({ lost, grade }).toEqual({ lost: steps, grade: [kept, 'mistake', 'blunder'][steps] });
          expect(value === 'win' ? slower >= 0 : steps > 0 || slower <= 0).toBe(true);
          met.add(grade);
        }
      }
    }
    expect(met).toEqual(new Set(GRADES));
  });

  it('lists the best moves first and every legal move once', () => {
    const { moves } = complete(classicMind.analyze(after(config('3x3x3'), 'a1 b1')));
    expect(moves).toHaveLength(7);
    expect(new Set(moves.map(({ move }) => move)).size).toBe(7);
    const ranks = moves.map(({ lost }) => lost);
    expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
    expect(moves[0]!.grade).toBe('best');
  });

  it.each(BOARDS)('takes as many nodes and says the same on %s in slices of any size', (name) => {
    const state = after(config(name), 'b2');
    const whole = classicMind.analyze(state).run(1_000_000);
    expect(whole.done).toBe(true);
    for (const slice of [1, 13, 400]) {
      const task = classicMind.analyze(state);
      let step = task.run(slice);
      for (let last = 0; !step.done; step = task.run(slice)) {
        expect(step.progress).toBeGreaterThanOrEqual(last);
        expect(step.progress).toBeLessThanOrEqual(1);
        last = step.progress;
      }
      expect(step).toEqual(whole);
    }
  });
});

describe('analysis under the swap rule', () => {
  const swapping = config('4x4x3', { swap: true });
  const winning = judged(after(config('4x4x3'), ''));

  it('makes every opening a loss, since every one wins without it: the reply takes it over', () => {
    const moves = judged(after(swapping, ''));
    expect(Object.values(winning).map(({ worth }) => worth.kind === 'exact' && worth.value)).toEqual(
      Array.from({ length: 16 }, () => 'win'),
    );
    for (const [text, { worth }] of Object.entries(moves)) {
      const plain = winning[text]!.worth;
      if (worth.kind !== 'exact' || plain.kind !== 'exact') throw new Error('not exact');
      expect(worth).toEqual({ kind: 'exact', value: 'loss', distance: plain.distance! + 1 });
    }
  });

  it('judges taking a won opening over as the win it is', () => {
    const moves = judged(after(swapping, 'b2'));
    expect(moves.swap).toMatchObject({ worth: { value: 'win', distance: 5 }, grade: 'best' });
    expect(Object.keys(moves)).toHaveLength(16);
    for (const { move, worth } of Object.values(moves)) {
      if (move !== 'swap') expect(worth).toMatchObject({ value: 'loss' });
    }
  });

  it('is over once it was used or passed up', () => {
    expect(judged(after(swapping, 'b2 swap')).swap).toBeUndefined();
    const plain = complete(classicMind.analyze(after(config('4x4x3'), 'b2 c3')));
    expect(complete(classicMind.analyze(after(swapping, 'b2 c3')))).toEqual(plain);
  });
});
