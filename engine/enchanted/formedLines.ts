import { arrivals, departure, type EnchantedAction } from './action';
import { LINES, type Line } from './board';
import type { EnchantedState } from './state';

/**
 * The lines an action would complete: made only of the mover's pieces, with at least one that the
 * action put there. One is cleared by itself; of several, the action must name one.
 */
export function formedLines(state: EnchantedState, action: EnchantedAction): readonly Line[] {
  const arrived = arrivals(action);
  if (arrived.length === 0) return [];
  const left = departure(action);
  return LINES.filter(
    (line) =>
      line.some((at) => arrived.includes(at)) &&
      line.every((at) => arrived.includes(at) || (state.board[at] === state.current && at !== left)),
  );
}
