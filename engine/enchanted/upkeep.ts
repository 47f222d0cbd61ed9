import { opponentOf, type Player } from '@/engine/core';

import { RULES } from './rules';
import { withValue, type EnchantedState } from './state';

/** What a player's start of turn does to their energy. */
export interface Upkeep {
  readonly overheats: boolean;
  /** What the gain amounts to before the cap: skipped, plain or doubled. */
  readonly reason: 'first-turns' | 'penalty' | 'priority' | 'plain';
  readonly gain: number;
  /** Energy afterwards. */
  readonly energy: number;
}

function upkeepOf(state: EnchantedState, player: Player, turn: number): Upkeep {
  const { priority, penalty, heat } = state.flags;
  const overheats = heat[player] >= RULES.overheatAfter;
  const reason =
    turn < RULES.firstGainTurn
      ? 'first-turns'
      : penalty[player]
        ? 'penalty'
        : priority[player]
          ? 'priority'
          : 'plain';
  const gain = reason === 'plain' ? RULES.gain : reason === 'priority' ? RULES.priorityGain : 0;
  const before = overheats ? RULES.overheatTo : state.energies[player];
  return { overheats, reason, gain, energy: Math.min(RULES.maxEnergy, before + gain) };
}

/** What `player`'s next start of turn will bring if the flags stay as they are. */
export function forecast(state: EnchantedState, player: Player): Upkeep {
  return upkeepOf(state, player, state.turn + (player === state.current ? 2 : 1));
}

/** Hands the turn over: the next player overheats and gains. */
export function handOver(state: EnchantedState): EnchantedState {
  const next = opponentOf(state.current);
  const turn = state.turn + 1;
  const { overheats, reason, energy } = upkeepOf(state, next, turn);
  const { priority, penalty, heat } = state.flags;
  return {
    ...state,
    turn,
    current: next,
    energies: withValue(state.energies, next, energy),
    flags: {
      priority: reason === 'priority' ? withValue(priority, next, false) : priority,
      penalty: reason === 'penalty' ? withValue(penalty, next, false) : penalty,
      heat: overheats ? withValue(heat, next, 0) : heat,
    },
  };
}
