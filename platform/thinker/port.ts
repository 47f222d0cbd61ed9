import type { Result, ThinkAnswer, ThinkRequest } from '@/engine';

/** Why a request brought no answer: it was withdrawn, or what was working on it died. */
export type ThoughtProblem = 'cancelled' | 'died';

/** A request under way. */
export interface Thought {
  readonly answer: Promise<Result<ThinkAnswer, ThoughtProblem>>;
  cancel(): void;
}

/** The one way to anything that takes long. Never blocks the thread that draws. */
export interface Thinker {
  think(request: ThinkRequest, onProgress?: (progress: number) => void): Thought;
}

/** Nodes between two looks at the outside world: a few milliseconds on a computer, some tens on a phone. */
export const SLICE_NODES = 1_000;
