import { complete } from '@/engine/core';
import {
  boundOf,
  cipher,
  dailyShare,
  drawSquares,
  generate,
  importPuzzle,
  solve,
  trendsOf,
  violations,
  type Action,
  type Puzzle,
} from '@/engine/cipher';

import { grid, puzzle } from '../../support/exhaust';

function moves(...texts: string[]): Action[] {
  return texts.map((text) => {
    const action = cipher.read(text);
    if (!action.ok) throw new Error(text);
    return action.value;
  });
}

function imported(id: string): Puzzle {
  const made = complete(importPuzzle(id));
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

describe('trendsOf', () => {
  it('marks moves that bring the goal nearer, keep it or put it further', () => {
    const row = imported('PC1:1x4:4:BACD:0:TABDC');
    expect(trendsOf(row.config, moves('b1-c1', 'b1-c1', 'a1-b1', 'c1-d1'))).toEqual([
      'rose',
      'fell',
      'fell',
      'fell',
    ]);
    const loop = imported('PC1:1x3:3:ABC:0:TCAB');
    expect(trendsOf(loop.config, moves('a1-b1', 'a1-b1', 'b1-c1', 'a1-b1'))).toEqual([
      'same',
      'same',
      'fell',
      'fell',
    ]);
  });

  it('knows the exact distance in Cycle puzzles', () => {
    const lights = imported('PC1:3x3:2:AAAAAAAAA:0:CBBABAAAAA');
    expect(boundOf(lights.config, lights.config.start)).toBe(1);
    expect(trendsOf(lights.config, moves('c3', 'c3', 'a1'))).toEqual(['rose', 'fell', 'fell']);
  });

  it('falls at every move of a shortest path whose length the bound foresees', () => {
    for (const tier of ['M1', 'R5', 'C4'] as const) {
      const made = complete(generate(tier, 'share'));
      if (!made.ok) throw new Error(made.code);
      const { config, par } = made.value;
      const solution = complete(solve(config, config.start, 100_000));
      if (solution.kind !== 'solved') throw new Error(solution.kind);
      const trends = trendsOf(config, solution.path);
      expect(trends).toHaveLength(par);
      expect(trends.filter((trend) => trend === 'fell').length).toBeGreaterThanOrEqual(
        boundOf(config, config.start),
      );
    }
  });
});

describe('dailyShare', () => {
  it('tells how it went and nothing of the puzzle', () => {
    const row = imported('PC1:1x4:4:BACD:0:TABDC');
    const line = moves('b1-c1', 'b1-c1', 'a1-b1', 'c1-d1');
    const share = dailyShare(row, { number: 18, line, stars: 1, hints: 2 });
    expect(share).toEqual({
      number: 18,
      stars: 1,
      moves: 4,
      par: 2,
      hints: 2,
      squares: ['rose', 'fell', 'fell', 'fell'],
    });
    expect(drawSquares([...share.squares, 'same'])).toBe('🟥🟩🟩🟩🟨');
  });
});

describe('violations', () => {
  it('are the cells that break any rule, each once', () => {
    const config = puzzle('AAAB/ABBB', 2, { kind: 'rules', rules: ['NO_THREE', 'EVEN_ROWS', 'EVEN_COLS'] });
    expect(violations(config, config.start)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(violations(config, grid('ABAB/BABA').cells)).toEqual([]);
  });

  it('are none in puzzles without rules', () => {
    expect(violations(imported('PC1:1x2:2:AB:0:TBA').config, [0, 1])).toEqual([]);
  });
});
