import { useEffect, useState } from 'react';

import type { Analysis, GameRecord, JudgedMove } from '@/engine';
import { thinker } from '@/platform/thinker';

interface Judgement {
  readonly plies: ReadonlyMap<number, Analysis>;
  readonly progress: number;
  readonly done: boolean;
}

const NOTHING: Judgement = { plies: new Map(), progress: 0, done: false };

/** Judges every move of a finished game, off this thread; leaving withdraws the request. */
export function useAnalysis(record: GameRecord): Judgement {
  const [judgement, setJudgement] = useState(NOTHING);
  const { game, config, moves } = record;
  useEffect(() => {
    const thought = thinker.think({ kind: 'analysis', game, config, moves }, (progress) =>
      setJudgement((current) => ({ ...current, progress })),
    );
    void thought.answer.then((answer) => {
      if (!answer.ok || answer.value.kind !== 'analysis') return;
      const plies = new Map(answer.value.plies.map(({ ply, analysis }) => [ply, analysis]));
      setJudgement({ plies, progress: 1, done: true });
    });
    return () => thought.cancel();
  }, [game, config, moves]);
  return judgement;
}

/** How the move that was played at a ply was judged. */
export function judged(judgement: Judgement, record: GameRecord, ply: number): JudgedMove | undefined {
  return judgement.plies.get(ply)?.moves.find(({ move }) => move === record.moves[ply]);
}
