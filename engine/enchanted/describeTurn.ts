import { opponentOf, type Cell, type Player } from '@/engine/core';

import { arrivals, departure, type EnchantedAction } from './action';
import { CELLS, type Line } from './board';
import { RULES } from './rules';
import type { EnchantedState, Finish, Phase } from './state';
import { clearedLine } from './takeTurn';
import { forecast } from './upkeep';

/** One thing that happened in a turn, for a screen to show or say. */
export type TurnEvent =
  | { readonly kind: 'placed'; readonly player: Player; readonly cell: Cell }
  | { readonly kind: 'removed'; readonly player: Player; readonly cell: Cell }
  | { readonly kind: 'shifted'; readonly player: Player; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'sealed'; readonly player: Player; readonly cell: Cell }
  | { readonly kind: 'passed'; readonly player: Player }
  | { readonly kind: 'paid'; readonly player: Player; readonly amount: number }
  /** `player` will skip their next gain. */
  | { readonly kind: 'penalty'; readonly player: Player }
  | { readonly kind: 'scored'; readonly player: Player; readonly line: Line; readonly energy: number }
  /** `player` will gain double. */
  | { readonly kind: 'priority'; readonly player: Player }
  | { readonly kind: 'unsealed'; readonly cell: Cell }
  | { readonly kind: 'thawed'; readonly cells: readonly Cell[] }
  | { readonly kind: 'froze'; readonly cells: readonly Cell[] }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'ended'; readonly finish: Finish }
  | { readonly kind: 'overheated'; readonly player: Player; readonly energy: number }
  /** 0 when a penalty was due or energy was already full. */
  | { readonly kind: 'gained'; readonly player: Player; readonly amount: number };

function deeds(state: EnchantedState, action: EnchantedAction): TurnEvent[] {
  const player = state.current;
  switch (action.kind) {
    case 'seal':
      return [{ kind: 'sealed', player, cell: action.cell }];
    case 'shift':
      return [{ kind: 'shifted', player, from: action.from, to: action.to }];
    case 'disrupt':
      return [
        { kind: 'removed', player: opponentOf(player), cell: action.cell },
        { kind: 'penalty', player },
      ];
    case 'pass':
      return [{ kind: 'passed', player }];
    default:
      return arrivals(action).map((cell) => ({ kind: 'placed', player, cell }));
  }
}

/** Everything a legal action brought about, in the order of the turn. `after` is the state it led to. */
export function describeTurn(
  before: EnchantedState,
  action: EnchantedAction,
  after: EnchantedState,
): readonly TurnEvent[] {
  const me = before.current;
  const them = opponentOf(me);
  const cost = RULES.costs[action.kind];
  const events = deeds(before, action);
  if (cost > 0) events.push({ kind: 'paid', player: me, amount: cost });

  const line = clearedLine(before, action);
  if (line !== null) {
    const energy = after.energies[me] - (before.energies[me] - cost);
    events.push({ kind: 'scored', player: me, line, energy }, { kind: 'priority', player: them });
  }
  if (before.sealed !== null) events.push({ kind: 'unsealed', cell: before.sealed });
  const thawed = before.frozen.filter((at) => at !== departure(action));
  if (thawed.length > 0) events.push({ kind: 'thawed', cells: thawed });
  if (after.frozen.length > 0) events.push({ kind: 'froze', cells: after.frozen });
  if (after.phase !== before.phase) events.push({ kind: 'phase', phase: after.phase });
  if (after.result !== null) return [...events, { kind: 'ended', finish: after.result }];

  // Nothing between the action and the hand-over touches the other side's energy, heat or penalty.
  const { overheats } = forecast(before, them);
  const base = overheats ? RULES.overheatTo : before.energies[them];
  if (overheats) events.push({ kind: 'overheated', player: them, energy: base });
  if (after.turn >= RULES.firstGainTurn) {
    events.push({ kind: 'gained', player: them, amount: after.energies[them] - base });
  }
  return events;
}

/** The mover's pieces that freeze at the end of this turn if they stay where they are. */
export function aboutToFreeze(state: EnchantedState): readonly Cell[] {
  if (state.result !== null) return [];
  return CELLS.filter((at) => state.board[at] === state.current && state.still[at] === RULES.freezeAfter - 1);
}
