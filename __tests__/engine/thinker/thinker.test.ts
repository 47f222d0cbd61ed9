import fc from 'fast-check';

import { gameById, games, mindById } from '@/engine';
import { complete, LEVELS, type Task } from '@/engine/core';
import { startJob, type ThinkAnswer, type ThinkRequest } from '@/engine/thinker';

import { config } from '../../support/classic';

const board = config('4x4x4');
const asked = { game: 'classic', config: board, moves: ['b2', 'c3', 'a1'] } as const;

function inSlices(task: Task<ThinkAnswer>, slice: number) {
  const progress: number[] = [];
  for (;;) {
    const step = task.run(slice);
    if (step.done) return { answer: step.value, nodes: step.nodes, progress };
    progress.push(step.progress);
  }
}

describe('the thinker', () => {
  it.each(LEVELS)('answers with a legal move at level %s', (level) => {
    const answer = complete(startJob({ kind: 'move', level, seed: 's', ...asked }));
    if (answer.kind !== 'move') throw new Error(`no move but ${answer.kind}`);
    expect(answer.move).toMatch(/^[a-d][1-4]$/);
    expect(asked.moves).not.toContain(answer.move);
  });

  it('gives the same move for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LEVELS), (seed, level) => {
        const request = { kind: 'move', level, seed, ...asked } as const;
        expect(complete(startJob(request))).toEqual(complete(startJob(request)));
      }),
      { numRuns: 40 },
    );
  });

  it('hints at a best move and says what it is worth', () => {
    const request = { ...asked, config: config('3x3x3'), moves: ['b2', 'a1', 'c2', 'c1'] } as const;
    expect(complete(startJob({ kind: 'hint', ...request }))).toEqual({
      kind: 'hint',
      move: 'a2',
      worth: { kind: 'exact', value: 'win', distance: 1 },
    });
  });

  it('judges every move of a game, or the plies it is asked for', () => {
    const all = complete(startJob({ kind: 'analysis', ...asked }));
    expect(all.kind === 'analysis' && all.plies.map(({ ply }) => ply)).toEqual([0, 1, 2]);
    const some = complete(startJob({ kind: 'analysis', plies: [3, 1], ...asked }));
    expect(some.kind === 'analysis' && some.plies.map(({ ply }) => ply)).toEqual([3, 1]);
    expect(some.kind === 'analysis' && some.plies[0]!.analysis.moves).toHaveLength(13);
  });

  it('answers the same in slices of any size, with progress that never falls', () => {
    const request: ThinkRequest = { kind: 'analysis', ...asked, config: config('5x5x3') };
    const whole = inSlices(startJob(request), 1_000_000);
    expect(whole.progress).toEqual([]);
    for (const slice of [1, 7, 50]) {
      const cut = inSlices(startJob(request), slice);
      expect({ answer: cut.answer, nodes: cut.nodes }).toEqual({ answer: whole.answer, nodes: whole.nodes });
      expect(cut.progress.length).toBeGreaterThan(5);
      expect([...cut.progress].sort((a, b) => a - b)).toEqual(cut.progress);
      expect(cut.progress.every((share) => share >= 0 && share <= 1)).toBe(true);
    }
  });

  it('keeps jobs apart that take turns, and forgets one that is not run again', () => {
    const request: ThinkRequest = { kind: 'analysis', ...asked, config: config('5x5x3') };
    const alone = inSlices(startJob(request), 10);
    startJob(request).run(10);
    const [one, two] = [startJob(request), startJob(request)];
    let last = two.run(10);
    for (let step = one.run(10); !step.done; step = one.run(10)) last = two.run(10);
    while (!last.done) last = two.run(10);
    expect({ answer: last.value, nodes: last.nodes }).toEqual({ answer: alone.answer, nodes: alone.nodes });
  });

  const over = ['a1', 'b1', 'a2', 'b2', 'a3'];
  it.each<[string, object]>([
    ['unknown-game', { kind: 'hint', ...asked, game: 'chess' }],
    ['unknown-game', { kind: 'hint', ...asked, game: 'toString' }],
    ['unknown-level', { kind: 'move', ...asked, level: 'godlike', seed: 's' }],
    ['bad-config', { kind: 'hint', ...asked, config: { ...board, k: 9 } }],
    ['bad-moves', { kind: 'hint', ...asked, moves: ['b2', 'b2'] }],
    ['bad-moves', { kind: 'hint', ...asked, moves: ['?'] }],
    ['bad-moves', { kind: 'hint', ...asked, moves: [7] }],
    ['bad-moves', { kind: 'hint', ...asked, moves: 'b2' }],
    ['bad-ply', { kind: 'analysis', ...asked, plies: [4] }],
    ['bad-ply', { kind: 'analysis', ...asked, plies: [-1] }],
    ['bad-ply', { kind: 'analysis', ...asked, plies: [0.5] }],
    ['bad-ply', { kind: 'analysis', ...asked, plies: 'all' }],
    ['bad-ply', { kind: 'analysis', ...asked, config: config('3x3x3'), moves: over, plies: [5] }],
    ['game-over', { kind: 'hint', ...asked, config: config('3x3x3'), moves: over }],
    ['game-over', { kind: 'move', ...asked, config: config('3x3x3'), moves: over, level: 'easy', seed: '' }],
    ['unknown-request', { ...asked, kind: 'dream' }],
  ])('answers %s to %j', (code, request) => {
    expect(complete(startJob(request as ThinkRequest))).toEqual({ kind: 'failed', code });
  });
});

describe('the registry', () => {
  it('finds games and minds by id, and nothing by an id it does not know', () => {
    expect(gameById('classic')).toBe(games.classic);
    expect(mindById('classic')).toBeDefined();
    for (const id of ['', 'chess', 'constructor', '__proto__']) {
      expect(gameById(id)).toBeUndefined();
      expect(mindById(id)).toBeUndefined();
    }
  });
});
