import { cipher, fingerprint, readId, type Config, type State } from '@/engine/cipher';
import { complete, replay } from '@/engine/core';
import { startJob, type ThinkRequest } from '@/engine/thinker';

import { puzzleOf } from '../../support/puzzles';

function answer(request: object) {
  return complete(startJob(request as ThinkRequest));
}

/** A puzzle that is described in full and need not have a solution. */
function configOf(id: string): Config {
  const name = readId(id);
  if (!name.ok || name.value.kind !== 'puzzle') throw new Error(`${id} describes no puzzle`);
  return name.value.config;
}

const M2 = puzzleOf('PC1.M2#think');

describe('the thinker on puzzles', () => {
  it('makes the puzzle of a seed', () => {
    expect(answer({ kind: 'puzzle', tier: 'M2', seed: 'think' })).toEqual({ kind: 'puzzle', puzzle: M2 });
  });

  it('goes on to the next seed when the player had that puzzle lately', () => {
    const made = answer({ kind: 'puzzle', tier: 'M2', seed: 'think', recent: [fingerprint(M2.config)] });
    expect(made.kind === 'puzzle' && made.puzzle.tier).toBe('M2');
    expect(made.kind === 'puzzle' && made.puzzle.config).not.toEqual(M2.config);
  });

  it('finds a puzzle by either kind of id', () => {
    expect(answer({ kind: 'import', id: M2.id })).toEqual({ kind: 'puzzle', puzzle: M2 });
    expect(answer({ kind: 'import', id: 'PC1:1x3:3:ABC:0:TBCA' })).toMatchObject({
      kind: 'puzzle',
      puzzle: { par: 2, tier: null },
    });
  });

  it('hints move by move all the way to the goal, in par moves', () => {
    const moves: string[] = [];
    for (let toGo = M2.par; toGo > 0; toGo--) {
      const hint = answer({ kind: 'puzzle-hint', config: M2.config, moves });
      if (hint.kind !== 'puzzle-hint' || hint.hint.kind !== 'move') throw new Error(hint.kind);
      expect(hint.hint.toGo).toBe(toGo);
      moves.push(hint.hint.move);
    }
    expect(answer({ kind: 'puzzle-hint', config: M2.config, moves })).toEqual({
      kind: 'failed',
      code: 'game-over',
    });
  });

  it('hints to step back where that is shorter than pressing on', () => {
    const { config } = puzzleOf('PC1.C3#think');
    const away = cipher.legal(cipher.start(config)).map(cipher.write);
    const hints = away.map((move) => answer({ kind: 'puzzle-hint', config, moves: [move] }));
    expect(hints.some((hint) => hint.kind === 'puzzle-hint' && hint.hint.kind === 'undo')).toBe(true);
  });

  it('shows a line that solves the puzzle in par moves', () => {
    const solution = answer({ kind: 'solution', config: M2.config });
    if (solution.kind !== 'solution') throw new Error(solution.kind);
    expect(solution.moves).toHaveLength(M2.par);
    const states = replay(cipher, M2.config, solution.moves);
    expect(states.ok && cipher.outcome(states.value[M2.par] as State).kind).toBe('solved');
  });

  const tooFar = configOf('PC1:5x5:6:FFFFEEEEDDDDCCCCBBBBAAAAA:0:TAAAAABBBBCCCCDDDDEEEEFFFF');
  /** No swap can carry a tile across the locked middle, and the two sides do not hold the same. */
  const cutOff = configOf('PC1:1x5:2:ABABB:4:RLR');

  it.each<[string, object]>([
    ['unknown-tier', { kind: 'puzzle', tier: 'M9', seed: 'a' }],
    ['bad-seed', { kind: 'puzzle', tier: 'M1', seed: 'NO' }],
    ['bad-seed', { kind: 'puzzle', tier: 'M1', seed: 7 }],
    ['not-an-id', { kind: 'import', id: 'hello' }],
    ['not-an-id', { kind: 'import', id: 7 }],
    ['already-solved', { kind: 'import', id: 'PC1:2x2:2:ABAB:0:TABAB' }],
    ['bad-config', { kind: 'puzzle-hint', config: {}, moves: [] }],
    ['bad-config', { kind: 'solution', config: null }],
    ['bad-moves', { kind: 'puzzle-hint', config: M2.config, moves: ['a1-c1'] }],
    ['bad-moves', { kind: 'puzzle-hint', config: M2.config, moves: [7] }],
    ['bad-moves', { kind: 'puzzle-hint', config: M2.config, moves: 'a1-b1' }],
    ['too-hard', { kind: 'solution', config: tooFar }],
    ['unsolvable', { kind: 'solution', config: cutOff }],
  ])('answers %s to %j', (code, request) => {
    expect(answer(request)).toEqual({ kind: 'failed', code });
  });
});
