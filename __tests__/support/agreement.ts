import { classic, classicMind, type ClassicState } from '@/engine/classic';
import { complete } from '@/engine/core';

import type { PlainWorth } from './plainNegamax';

const NAMES = { '1': 'win', '0': 'draw', '-1': 'loss' } as const;

/** Every move of a state as plain negamax and as the solver judge it: two lists that must be equal. */
export function judgedTwice(state: ClassicState, plain: (state: ClassicState) => PlainWorth) {
  const byHand = classic.legal(state).map((action) => {
    const next = classic.play(state, action);
    if (!next.ok) throw new Error(`legal move refused: ${next.code}`);
    const reply = plain(next.value);
    const value = (0 - reply.value) as PlainWorth['value'];
    return {
      move: classic.write(action),
      worth: { kind: 'exact', value: NAMES[value], distance: value === 0 ? null : reply.distance! + 1 },
    };
  });
  const bySolver = complete(classicMind.analyze(state)).moves.map(({ move, worth }) => ({ move, worth }));
  const byText = (a: { move: string }, b: { move: string }) => (a.move < b.move ? -1 : 1);
  return { byHand: byHand.sort(byText), bySolver: bySolver.sort(byText) };
}

/** Whether a move is among the best by plain negamax: it keeps the value, by the shortest win or longest defence. */
export function isBestMove(
  state: ClassicState,
  text: string,
  plain: (state: ClassicState) => PlainWorth,
): boolean {
  const action = classic.read(text);
  const next = action.ok ? classic.play(state, action.value) : action;
  if (!next.ok) return false;
  const before = plain(state);
  const after = plain(next.value);
  if (before.value !== 0 - after.value) return false;
  return before.value === 0 || before.distance === after.distance! + 1;
}
