import { gameById } from '@/engine/games';
import { opponentOf, replay } from '@/engine/core';
import type { GameRecord } from '@/engine/history';
import { marksExchanged } from '@/engine/table';

/** How somebody's moves compare with the best ones. */
export interface Accuracy {
  readonly moves: number;
  readonly best: number;
  /** Result steps given away, all moves together: a win turned into a draw is 1, into a loss 2. */
  readonly lost: number;
}

/** Before the first move was judged. */
export const NO_MOVES: Accuracy = { moves: 0, best: 0, lost: 0 };

/** What several games' accuracies come to together. */
export function addAccuracies(all: readonly Accuracy[]): Accuracy {
  return all.reduce(
    (sum, { moves, best, lost }) => ({
      moves: sum.moves + moves,
      best: sum.best + best,
      lost: sum.lost + lost,
    }),
    NO_MOVES,
  );
}

/**
 * The moves that the owner of the device made, by number; none when the moves are no legal game. A
 * record names marks as they were held at the end: whoever swapped had made their moves until then,
 * the swap included, with the other mark.
 */
export function ownPlies({ game: id, config, moves, you }: GameRecord): readonly number[] {
  const game = gameById(id);
  const states = game && replay(game, config, moves);
  if (!game || !states?.ok || you === null) return [];
  const exchanged = marksExchanged(states.value[moves.length]);
  return moves.flatMap((_, ply) => {
    const state = states.value[ply];
    const mark = marksExchanged(state) === exchanged ? you : opponentOf(you);
    const outcome = game.outcome(state);
    return outcome.kind === 'playing' && outcome.turn === mark ? [ply] : [];
  });
}
