import { useEffect, useState } from 'react';

import { thinker } from '@/platform/thinker';
import { openPuzzle } from '@/stores';

import { troubleOf, type PuzzleTrouble } from './importText';

interface Import {
  readonly id: string;
  readonly progress: number;
  /** Why the id brings no puzzle. */
  readonly problem: PuzzleTrouble | null;
}

/** Finds the puzzle that an id names and opens it, unless it is open already. */
export function useImport(id: string, needed: boolean): Import {
  const fresh: Import = { id, progress: 0, problem: null };
  const [state, setState] = useState(fresh);
  useEffect(() => {
    if (!needed) return undefined;
    const thought = thinker.think({ kind: 'import', id }, (progress) =>
      setState({ id, progress, problem: null }),
    );
    void thought.answer.then((answer) => {
      if (answer.ok && answer.value.kind === 'puzzle') openPuzzle(answer.value.puzzle);
      else if (answer.ok && answer.value.kind === 'failed')
        setState({ id, progress: 0, problem: troubleOf(answer.value.code) });
      else if (!answer.ok && answer.code === 'died') setState({ id, progress: 0, problem: 'other' });
    });
    return () => thought.cancel();
  }, [id, needed]);
  return state.id === id ? state : fresh;
}
