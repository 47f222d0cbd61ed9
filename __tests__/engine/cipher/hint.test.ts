import { complete, createRng } from '@/engine/core';
import {
  PROOF_NODES,
  cipher,
  generate,
  hint,
  importPuzzle,
  solve,
  type Puzzle,
  type TierId,
} from '@/engine/cipher';

import { followHints, wander } from '../../support/followHints';

function made(tier: TierId, seed: string): Puzzle {
  const result = complete(generate(tier, seed));
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('hint', () => {
  it('shows the first move of a shortest way, and how many it takes', () => {
    const puzzle = made('M3', 'first');
    const first = complete(hint(puzzle, []));
    expect(first).toMatchObject({ kind: 'move', toGo: puzzle.par });
    if (first.kind === 'move') {
      expect(complete(hint(puzzle, [first.action]))).toMatchObject({ kind: 'move', toGo: puzzle.par - 1 });
    }
  });

  it.each(['M2', 'M4', 'R2', 'R3', 'R4', 'R6', 'C2', 'C6'] as const)(
    '%s: whoever follows hints from anywhere ends up solved, with no more steps than the way back and par',
    (tier) => {
      for (let i = 0; i < 3; i++) {
        const puzzle = made(tier, `hint-${i}`);
        const line = wander(puzzle, 12, createRng(`wander ${tier} ${i}`));
        const { moves, undone } = followHints(puzzle, line);
        expect(moves + undone).toBeLessThanOrEqual(line.length + puzzle.par);
        expect(moves).toBeGreaterThan(0);
      }
    },
  );

  it('steps back where the way is beyond its budget, and still gets there', () => {
    const puzzle = made('M6', 'lost-10');
    const line = wander(puzzle, 6, createRng('lost 10'));
    expect(complete(hint(puzzle, line))).toEqual({ kind: 'undo' });
    const { moves, undone } = followHints(puzzle, line);
    expect(undone).toBe(4);
    expect(moves + undone).toBeLessThanOrEqual(line.length + puzzle.par);
  });

  it('steps back over a press that would take four more to make up for', () => {
    const made = complete(importPuzzle('PC1:3x3:5:AAAAAAAAA:0:CBBABAAAAA'));
    const wrong = cipher.read('c3');
    if (!made.ok || !wrong.ok) throw new Error('setup');
    expect(complete(hint(made.value, [wrong.value]))).toEqual({ kind: 'undo' });
    expect(complete(hint(made.value, []))).toMatchObject({ kind: 'move', toGo: 1 });
  });

  it('gives the same answer however its work is sliced', () => {
    for (const tier of ['M4', 'C4'] as const) {
      const puzzle = made(tier, 'sliced');
      const line = wander(puzzle, 6, createRng('sliced'));
      expect(complete(hint(puzzle, line), 3)).toEqual(complete(hint(puzzle, line)));
    }
  });

  it('looks back over Cycle presses one position at a time, so that it can be stopped between any two', () => {
    const puzzle = made('C6', 'slices');
    const { config } = puzzle;
    const solution = complete(solve(config, config.start, PROOF_NODES));
    const line = solution.kind === 'solved' ? solution.path.slice(0, 8) : [];
    const task = hint(puzzle, line);
    let nodes = 0;
    let slices = 1;
    for (let step = task.run(1); !step.done; step = task.run(1)) {
      expect(step.nodes - nodes).toBeLessThanOrEqual(config.start.length);
      nodes = step.nodes;
      slices++;
    }
    expect(slices).toBeGreaterThan(line.length);
  });

  it('is for puzzles that are not solved yet, and lines that can be played', () => {
    const solved = complete(importPuzzle('PC1:1x2:2:AB:0:TBA'));
    const swap = cipher.read('a1-b1');
    if (!solved.ok || !swap.ok) throw new Error('setup');
    expect(() => hint(solved.value, [swap.value])).toThrow('needs no hint');
    expect(() => hint(solved.value, [swap.value, swap.value])).toThrow('legal moves only');
  });
});
