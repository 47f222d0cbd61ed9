import { classic, type ClassicState } from '@/engine/classic';

/** What a state is worth to the side to move, and in how many plies it ends with best play. */
export interface PlainWorth {
  readonly value: -1 | 0 | 1;
  /** Null for a draw. */
  readonly distance: number | null;
}

/**
 * Negamax by the rules of the game alone: every move, no cuts, only a memo. What the solver is
 * checked against, so it shares nothing with it.
 */
export function createPlainNegamax(): (state: ClassicState) => PlainWorth {
  const memo = new Map<string, PlainWorth>();

  return function worthOf(state: ClassicState): PlainWorth {
    if (state.winner !== null) return { value: -1, distance: 0 };
    const key = state.cells.map((holder) => holder ?? '.').join('') + state.turn;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let best: PlainWorth | undefined;
    for (const action of classic.legal(state)) {
      const next = classic.play(state, action);
      if (!next.ok) throw new Error(`legal move refused: ${next.code}`);
      const reply = worthOf(next.value);
      const value = (0 - reply.value) as PlainWorth['value'];
      const distance = value === 0 ? null : reply.distance! + 1;
      if (best === undefined || isBetter({ value, distance }, best)) best = { value, distance };
    }
    const worth = best ?? { value: 0, distance: null };
    memo.set(key, worth);
    return worth;
  };
}

function isBetter(a: PlainWorth, b: PlainWorth): boolean {
  if (a.value !== b.value) return a.value > b.value;
  if (a.value === 0) return false;
  return a.value > 0 ? a.distance! < b.distance! : a.distance! > b.distance!;
}
