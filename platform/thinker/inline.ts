import { accept, refuse, type Result, type ThinkAnswer } from '@/engine';
import { startJob } from '@/engine/thinker';

import type { Thinker, ThoughtProblem } from './port';

/** Slices short enough for a phone's interpreter to stay under a frame. */
const INLINE_SLICE_NODES = 200;

/** The last resort: the same search on this thread, in slices, with a breath between any two. */
export const inlineThinker: Thinker = {
  think(request, onProgress) {
    let withdrawn = false;
    let settle: (result: Result<ThinkAnswer, ThoughtProblem>) => void;
    const answer = new Promise<Result<ThinkAnswer, ThoughtProblem>>((resolve) => (settle = resolve));
    const job = startJob(request);
    const slice = () => {
      if (withdrawn) return;
      const step = job.run(INLINE_SLICE_NODES);
      if (step.done) {
        settle(accept(step.value));
        return;
      }
      onProgress?.(step.progress);
      setTimeout(slice, 0);
    };
    setTimeout(slice, 0);
    return {
      answer,
      cancel() {
        withdrawn = true;
        settle(refuse('cancelled'));
      },
    };
  },
};
