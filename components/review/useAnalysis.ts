import { useEffect, useState } from 'react';

import type { Analysis, GameRecord, JudgedMove } from '@/engine';
import { thinker, type Thought } from '@/platform/thinker';

/** What is known so far of every move of a game. */
export interface Judgement {
  /** Plies are judged one by one, the last first, and shown as they come in. */
  readonly plies: ReadonlyMap<number, Analysis>;
  readonly progress: number;
  readonly done: boolean;
  readonly failed: boolean;
  /** Goes on after a failure, from where it stopped. */
  readonly retry: () => void;
}

/** Judges every move of a finished game, off this thread; leaving withdraws the request. */
export function useAnalysis(record: GameRecord): Judgement {
  const [plies, setPlies] = useState<ReadonlyMap<number, Analysis>>(new Map());
  const [within, setWithin] = useState(0);
  const [failed, setFailed] = useState(false);
  const { game, config, moves } = record;
  const ply = moves.length - 1 - plies.size;

  useEffect(() => {
    if (ply < 0 || failed) return undefined;
    const thought: Thought = thinker.think(
      { kind: 'analysis', game, config, moves, plies: [ply] },
      setWithin,
    );
    void thought.answer.then((answer) => {
      if (answer.ok && answer.value.kind === 'analysis') {
        const [judgedPly] = answer.value.plies;
        setWithin(0);
        if (judgedPly) setPlies((known) => new Map(known).set(ply, judgedPly.analysis));
      } else if (answer.ok || answer.code !== 'cancelled') setFailed(true);
    });
    return () => thought.cancel();
  }, [game, config, moves, ply, failed]);

  const progress = moves.length === 0 ? 1 : (plies.size + within) / moves.length;
  return {
    plies,
    progress,
    done: ply < 0,
    failed,
    retry: () => setFailed(false),
  };
}

/** How the move that was played at a ply was judged. */
export function judged(judgement: Judgement, record: GameRecord, ply: number): JudgedMove | undefined {
  return judgement.plies.get(ply)?.moves.find(({ move }) => move === record.moves[ply]);
}
