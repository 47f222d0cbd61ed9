import { useEffect, useEffectEvent, useState } from 'react';

import type { Puzzle } from '@/engine/cipher';
import { thinker } from '@/platform/thinker';
import { openPuzzle } from '@/stores';

import { troubleOf, type PuzzleTrouble } from './importText';

interface Import {
  readonly id: string;
  readonly progress: number;
  /** Why the id brings no puzzle. */
  readonly problem: PuzzleTrouble | null;
}

/** Finds the puzzle that an id names and opens it, as any puzzle or in another way, unless it is open already. */
export function useImport(id: string, needed: boolean, open: (puzzle: Puzzle) => void = openPuzzle): Import {
  const fresh: Import = { id, progress: 0, problem: null };
  const [state, setState] = useState(fresh);
  const onFound = useEffectEvent(open);
  useEffect(() => {
    if (!needed) return undefined;
    const thought = thinker.think({ kind: 'import', id }, (progress) =>
      setState({ id, progress, problem: null }),
    );
    void thought.answer.then((answer) => {
      if (answer.ok && answer.value.kind === 'puzzle') onFound(answer.value.puzzle);
      else if (answer.ok && answer.value.kind === 'failed')
        setState({ id, progress: 0, problem: troubleOf(answer.value.code) });
      else if (!answer.ok && answer.code === 'died') setState({ id, progress: 0, problem: 'other' });
    });
    return () => thought.cancel();
  }, [id, needed]);
  return state.id === id ? state : fresh;
}
