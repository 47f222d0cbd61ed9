import { useEffect, useState } from 'react';

import type { Table, Worth } from '@/engine';
import { noteAssistance } from '@/stores';
import { thinker, type Thought } from '@/platform/thinker';

export interface Hint {
  readonly move: string;
  readonly worth: Worth;
}

interface HintState {
  /** The position it belongs to: a hint is gone when the position is. */
  readonly at: string;
  readonly hint: Hint;
}

/** The name of a position within its table. */
export function positionKey({ round, session }: Table): string {
  return `${round.number}:${session.moves.slice(0, session.cursor).join(' ')}`;
}

/** A hint for the position on the board, asked for and then shown until the position changes. */
export function useHint(table: Table): { readonly hint: Hint | null; readonly ask: () => void } {
  const [shown, setShown] = useState<HintState | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const at = positionKey(table);
  const { game, config, moves, cursor } = table.session;

  useEffect(() => {
    if (asked !== at) return undefined;
    const thought: Thought = thinker.think({ kind: 'hint', game, config, moves: moves.slice(0, cursor) });
    void thought.answer.then((answer) => {
      if (!answer.ok || answer.value.kind !== 'hint') return;
      const { move, worth } = answer.value;
      noteAssistance(table.id);
      setShown({ at, hint: { move, worth } });
    });
    return () => thought.cancel();
    // The position's name stands for everything the request is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, at]);

  return { hint: shown?.at === at ? shown.hint : null, ask: () => setAsked(at) };
}
