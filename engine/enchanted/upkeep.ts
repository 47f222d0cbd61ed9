import { opponentOf, type Player } from '@/engine/core';

import { LAST_TURN, RULES } from './rules';
import { withValue, type EnchantedState } from './state';

/** What a player's start of turn does to their energy. */
export interface Upkeep {
  readonly overheats: boolean;
  /** What the gain amounts to before the cap: skipped, plain or doubled; `no-turn` once the clock has run out. */
  readonly reason: 'no-turn' | 'first-turns' | 'penalty' | 'priority' | 'plain';
  readonly gain: number;
  /** Energy afterwards. */
  readonly energy: number;
}

/** Own turns in a row that ended at full energy, once one more has ended with `energy`. */
export function heatAfter(heat: number, energy: number): number {
  return energy === RULES.maxEnergy ? Math.min(RULES.overheatAfter, heat + 1) : 0;
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

/**
 * What `player`'s next start of turn will bring if until then nobody spends or scores. Whoever is on
 * turn still has this turn's end before them, and a full store heats up there.
 */
export function forecast(state: EnchantedState, player: Player): Upkeep {
  const onTurn = player === state.current;
  const turn = state.turn + (onTurn ? 2 : 1);
  const energy = state.energies[player];
  if (turn > LAST_TURN) return { overheats: false, reason: 'no-turn', gain: 0, energy };
  if (!onTurn) return upkeepOf(state, player, turn);
  const heat = withValue(state.flags.heat, player, heatAfter(state.flags.heat[player], energy));
  return upkeepOf({ ...state, flags: { ...state.flags, heat } }, player, turn);
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
