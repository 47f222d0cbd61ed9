import type { EnchantedAction, PlacingAction } from './action';
import { adjacent, CELLS, NEIGHBOURS } from './board';
import { mustPass } from './checkAction';
import { formedLines } from './formedLines';
import { RULES } from './rules';
import type { EnchantedState } from './state';

/** One action, or one for each line to choose from. */
function withChoices(state: EnchantedState, action: PlacingAction): readonly PlacingAction[] {
  const lines = formedLines(state, action);
  return lines.length > 1 ? lines.map((line) => ({ ...action, line })) : [action];
}

/** Every action `state` allows, fully specified; none when the game is over. */
export function legalActions(state: EnchantedState): readonly EnchantedAction[] {
  if (state.result !== null) return [];
  if (mustPass(state)) return [{ kind: 'pass' }];

  const me = state.current;
  const energy = state.energies[me];
  const open = CELLS.filter((at) => state.board[at] === null && at !== state.sealed);
  const actions: EnchantedAction[] = open.flatMap((cell) => withChoices(state, { kind: 'place', cell }));

  if (energy >= RULES.costs.seal) {
    for (const cell of open) actions.push({ kind: 'seal', cell });
  }
  if (energy >= RULES.costs.shift) {
    for (const to of open) {
      for (const from of NEIGHBOURS[to] ?? []) {
        if (state.board[from] === me) actions.push(...withChoices(state, { kind: 'shift', from, to }));
      }
    }
  }
  if (energy >= RULES.costs.disrupt) {
    for (const cell of CELLS) {
      const owner = state.board[cell];
      if (owner !== null && owner !== me && !state.frozen.includes(cell)) {
        actions.push({ kind: 'disrupt', cell });
      }
    }
  }
  if (energy >= RULES.costs.double) {
    for (const a of open) {
      for (const b of open) {
        if (a < b && !adjacent(a, b)) actions.push(...withChoices(state, { kind: 'double', cells: [a, b] }));
      }
    }
  }
  return actions;
}
