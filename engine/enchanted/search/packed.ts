import { opponentOf, type Player } from '@/engine/core';

import type { EnchantedState } from '../state';

/**
 * A position in four 32-bit words, seen from the side to move, so that nothing but the words tells
 * two positions apart. `mine` is the side to move, `theirs` the other.
 *
 * | word | low half                  | high half                  |
 * | 0    | my pieces                 | their pieces               |
 * | 1    | low bits of `still`       | high bits of `still`       |
 * | 2    | their frozen pieces       | the sealed cell            |
 * | 3    | my purse (9 bits), their purse (9), turn (6), sudden death (1)         |
 */
export const WORDS = 4;

const PURSE_BITS = 9;

/**
 * Where things are in word 3. A purse holds energy (3 bits), heat (2), score (2), priority (1) and
 * penalty (1). One object, so that code which reads it at every node can take what it needs into
 * constants of its own: in the app's bundle an imported name is looked up again at every use.
 */
export const LAYOUT = {
  PURSE_BITS,
  PURSE: (1 << PURSE_BITS) - 1,
  ENERGY: 0b111,
  HEAT_SHIFT: 3,
  SCORE_SHIFT: 5,
  PRIORITY: 1 << 7,
  PENALTY: 1 << 8,
  TURN_SHIFT: 2 * PURSE_BITS,
  TURN: 0b111111,
  SUDDEN_DEATH: 1 << 24,
} as const;

const { HEAT_SHIFT, SCORE_SHIFT, PRIORITY, PENALTY, TURN_SHIFT, SUDDEN_DEATH } = LAYOUT;

function maskWhere(cells: readonly unknown[], wanted: (value: unknown) => boolean): number {
  return cells.reduce<number>((mask, value, at) => (wanted(value) ? mask | (1 << at) : mask), 0);
}

function packPurse(state: EnchantedState, player: Player): number {
  const { priority, penalty, heat } = state.flags;
  return (
    state.energies[player] |
    (heat[player] << HEAT_SHIFT) |
    (state.scores[player] << SCORE_SHIFT) |
    (priority[player] ? PRIORITY : 0) |
    (penalty[player] ? PENALTY : 0)
  );
}

/** Writes a position that is not over into four words from `at`. */
export function pack(state: EnchantedState, words: Int32Array, at = 0): void {
  const me = state.current;
  const them = opponentOf(me);
  const frozen = state.frozen.reduce((mask, held) => mask | (1 << held), 0);
  const sealed = state.sealed === null ? 0 : 1 << state.sealed;
  const low = maskWhere(state.still, (turns) => turns === 1);
  const high = maskWhere(state.still, (turns) => turns === 2);
  words[at] =
    maskWhere(state.board, (mark) => mark === me) | (maskWhere(state.board, (mark) => mark === them) << 16);
  words[at + 1] = low | (high << 16);
  words[at + 2] = frozen | (sealed << 16);
  words[at + 3] =
    packPurse(state, me) |
    (packPurse(state, them) << PURSE_BITS) |
    (state.turn << TURN_SHIFT) |
    (state.phase === 'sudden-death' ? SUDDEN_DEATH : 0);
}
