import { useEffect, useState } from 'react';

import type { Table, Worth } from '@/engine';
import { noteAssistance } from '@/stores';
import { thinker, type Thought } from '@/platform/thinker';

interface Hint {
  readonly move: string;
  readonly worth: Worth;
}

/** How a request for a hint stands. */
export type HintState =
  { readonly kind: 'none' | 'asked' | 'failed' } | { readonly kind: 'given'; readonly hint: Hint };

/** The name of a position within its table. */
export function positionKey({ round, session }: Table): string {
  return `${round.number}:${session.moves.slice(0, session.cursor).join(' ')}`;
}

const NONE: HintState = { kind: 'none' };

/** A hint for the position on the board, asked for and then shown until the position changes. */
export function useHint(table: Table): { readonly hint: HintState; readonly ask: () => void } {
  const at = positionKey(table);
  /** Belongs to one position: it is gone when the position is. */
  const [request, setRequest] = useState<{ readonly at: string; readonly state: HintState }>({
    at,
    state: NONE,
  });
  const state = request.at === at ? request.state : NONE;
  const { game, config, moves, cursor } = table.session;
  const asked = state.kind === 'asked';

  useEffect(() => {
    if (!asked) return undefined;
    const thought: Thought = thinker.think({ kind: 'hint', game, config, moves: moves.slice(0, cursor) });
    void thought.answer.then((answer) => {
      if (answer.ok && answer.value.kind === 'hint') {
        const { move, worth } = answer.value;
        noteAssistance(table.id);
        setRequest({ at, state: { kind: 'given', hint: { move, worth } } });
      } else if (answer.ok || answer.code !== 'cancelled') setRequest({ at, state: { kind: 'failed' } });
    });
    return () => thought.cancel();
    // The position's name stands for everything the request is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, at]);

  const ask = () => {
    if (state.kind !== 'given') setRequest({ at, state: { kind: 'asked' } });
  };
  return { hint: state, ask };
}
