import { create } from 'zustand';

import { gameById, replay, type GameRecord } from '@/engine';
import { thinker, type Thought } from '@/platform/thinker';

/** How somebody's moves compare with the best ones. */
export interface Accuracy {
  readonly moves: number;
  readonly best: number;
  /** Result steps given away, all moves together: a win turned into a draw is 1, into a loss 2. */
  readonly lost: number;
}

const NOTHING: Accuracy = { moves: 0, best: 0, lost: 0 };

/** The games judged so far, by record: a finished game never changes, so each is judged once. */
interface Accuracies {
  readonly byRecord: Readonly<Record<string, Accuracy>>;
}

export const useAccuracies = create<Accuracies>()(() => ({ byRecord: {} }));

/** The moves that the owner of the phone made, by number. */
function ownPlies({ game: id, config, moves, you }: GameRecord): readonly number[] {
  const game = gameById(id);
  const states = game && replay(game, config, moves);
  if (!game || !states?.ok) return [];
  return moves.flatMap((_, ply) => {
    const outcome = game.outcome(states.value[ply]);
    return outcome.kind === 'playing' && outcome.turn === you ? [ply] : [];
  });
}

async function read({ moves }: GameRecord, thought: Thought): Promise<Accuracy> {
  const answer = await thought.answer;
  if (!answer.ok || answer.value.kind !== 'analysis') return NOTHING;
  const played = answer.value.plies.flatMap(({ ply, analysis }) =>
    analysis.moves.filter(({ move }) => move === moves[ply]),
  );
  return {
    moves: played.length,
    best: played.filter(({ grade }) => grade === 'best').length,
    lost: played.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** Judges games one after another, off this thread. Returns a way to stop. */
export function judgeGames(records: readonly GameRecord[]): () => void {
  let thought: Thought | undefined;
  let stopped = false;

  async function judgeAll(): Promise<void> {
    for (const record of records) {
      const { id, game, config, moves } = record;
      if (useAccuracies.getState().byRecord[id]) continue;
      thought = thinker.think({ kind: 'analysis', game, config, moves, plies: ownPlies(record) });
      const accuracy = await read(record, thought);
      if (stopped) return;
      useAccuracies.setState(({ byRecord }) => ({ byRecord: { ...byRecord, [id]: accuracy } }));
    }
  }

  void judgeAll();
  return () => {
    stopped = true;
    thought?.cancel();
  };
}

/** What several games' accuracies come to together. */
export function addAccuracies(all: readonly Accuracy[]): Accuracy {
  return all.reduce(
    (sum, { moves, best, lost }) => ({
      moves: sum.moves + moves,
      best: sum.best + best,
      lost: sum.lost + lost,
    }),
    NOTHING,
  );
}
