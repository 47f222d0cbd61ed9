import {
  describeTurn,
  enchanted,
  replay,
  type EnchantedAction,
  type EnchantedConfig,
  type EnchantedState,
  type TurnEvent,
} from '@/engine';

/** A turn that was taken: where it was taken, what was done, and everything it brought about. */
export interface PlayedTurn {
  readonly before: EnchantedState;
  readonly action: EnchantedAction;
  readonly after: EnchantedState;
  readonly events: readonly TurnEvent[];
}

/** The turn a move's text stands for, if it is a legal one. */
export function playedTurn(before: EnchantedState, text: string): PlayedTurn | null {
  const action = enchanted.read(text);
  const after = action.ok ? enchanted.play(before, action.value) : action;
  if (!action.ok || !after.ok) return null;
  return {
    before,
    action: action.value,
    after: after.value,
    events: describeTurn(before, action.value, after.value),
  };
}

/** Every turn of a game from its start. */
export function playedTurns(config: unknown, moves: readonly string[]): readonly PlayedTurn[] {
  const states = replay(enchanted, config as EnchantedConfig, moves);
  if (!states.ok) return [];
  return moves.flatMap((text, ply) => playedTurn(states.value[ply] as EnchantedState, text) ?? []);
}
