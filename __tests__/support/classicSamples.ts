import { classic, type ClassicConfig, type ClassicState } from '@/engine/classic';
import { createRng } from '@/engine/core';

/** Positions reached by random play, not over, with `stones` to `stones + spread - 1` stones on the board. */
export function* samplePositions(
  config: ClassicConfig,
  options: {
    readonly seed: string;
    readonly count: number;
    readonly stones: number;
    readonly spread: number;
  },
): Generator<ClassicState> {
  const rng = createRng(options.seed);
  let found = 0;
  while (found < options.count) {
    const stones = options.stones + rng.below(options.spread);
    let state = classic.start(config);
    while (state.stones < stones && state.winner === null) {
      const next = classic.play(state, rng.pick(classic.legal(state)));
      if (!next.ok) throw new Error(`legal move refused: ${next.code}`);
      state = next.value;
    }
    if (state.winner !== null || state.stones === state.cells.length) continue;
    found++;
    yield state;
  }
}

/** Every position of a board that is not over, by walking all games. For 3x3 only: 4,520 of its 5,478. */
export function everyPosition(config: ClassicConfig): { live: ClassicState[]; total: number } {
  const seen = new Set<string>();
  const live: ClassicState[] = [];
  function visit(state: ClassicState): void {
    const key = state.cells.map((holder) => holder ?? '.').join('');
    if (seen.has(key)) return;
    seen.add(key);
    const legal = classic.legal(state);
    if (legal.length > 0) live.push(state);
    for (const action of legal) {
      const next = classic.play(state, action);
      if (next.ok) visit(next.value);
    }
  }
  visit(classic.start(config));
  return { live, total: seen.size };
}
