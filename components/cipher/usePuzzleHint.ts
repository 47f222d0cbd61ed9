import { useEffect, useState } from 'react';

import type { PuzzleHint } from '@/engine';
import { attemptLine, type Attempt } from '@/engine/cipher';
import { thinker } from '@/platform/thinker';
import { noteHint } from '@/stores';

/** The name of a position: the moves that led to it. */
export function positionKey(attempt: Attempt): string {
  return attemptLine(attempt).join(' ');
}

/** The name of the position that a move leads to. */
export function afterMove(key: string, move: string): string {
  return key === '' ? move : `${key} ${move}`;
}

interface Asked {
  /** The position it belongs to: a hint is gone when the position is. */
  readonly at: string;
  readonly hint: PuzzleHint | 'thinking' | 'none';
}

/** A hint for the position on the board, asked for and then shown until the position changes. */
export function usePuzzleHint(attempt: Attempt) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const at = positionKey(attempt);
  const { id, config } = attempt.puzzle;
  const current = asked?.at === at ? asked.hint : null;
  const waiting = current === 'thinking';

  useEffect(() => {
    if (!waiting) return undefined;
    const moves = at === '' ? [] : at.split(' ');
    const thought = thinker.think({ kind: 'puzzle-hint', config, moves });
    void thought.answer.then((answer) => {
      if (!answer.ok && answer.code === 'cancelled') return;
      if (!answer.ok || answer.value.kind !== 'puzzle-hint') {
        setAsked({ at, hint: 'none' });
        return;
      }
      noteHint(id);
      setAsked({ at, hint: answer.value.hint });
    });
    return () => thought.cancel();
  }, [waiting, at, id, config]);

  const ask = () => {
    if (current === null || current === 'none') setAsked({ at, hint: 'thinking' });
  };
  return { hint: current, ask };
}
