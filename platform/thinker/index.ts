import {
  createSynchronizable,
  createWorkletRuntime,
  runOnRuntimeAsync,
  type WorkletRuntime,
} from 'react-native-worklets';

import { accept, refuse, type Result, type ThinkAnswer } from '@/engine';

import { thinkOnRuntime } from './bridge.native';
import { inlineThinker } from './inline';
import type { Thinker, ThoughtProblem } from './port';

export * from './port';

/** A runtime that has not answered at all after this long is taken for one that never will. */
const FIRST_ANSWER_MS = 4_000;

type RuntimeState =
  | { readonly kind: 'untried' }
  | { readonly kind: 'ready'; readonly runtime: WorkletRuntime; proven: boolean }
  | { readonly kind: 'absent' };

let state: RuntimeState = { kind: 'untried' };

function openRuntime(): RuntimeState {
  try {
    return { kind: 'ready', runtime: createWorkletRuntime({ name: 'thinker' }), proven: false };
  } catch {
    return { kind: 'absent' };
  }
}

/** On phones the engine thinks on a worklet runtime of its own; where there is none, in slices on this thread. */
export const thinker: Thinker = {
  think(request, onProgress) {
    if (state.kind === 'untried') state = openRuntime();
    if (state.kind !== 'ready') return inlineThinker.think(request, onProgress);
    const current = state;

    const withdrawn = createSynchronizable(false);
    let over = false;
    let standIn: ReturnType<Thinker['think']> | undefined;
    let settle: (result: Result<ThinkAnswer, ThoughtProblem>) => void;
    const answer = new Promise<Result<ThinkAnswer, ThoughtProblem>>((resolve) => {
      settle = (result) => {
        over = true;
        resolve(result);
      };
    });
    /** Nothing is known of this runtime yet and it failed or stays silent: never ask it again. */
    const giveUp = () => {
      if (over || standIn) return;
      withdrawn.setBlocking(true);
      state = { kind: 'absent' };
      standIn = inlineThinker.think(request, onProgress);
      void standIn.answer.then(settle);
    };
    const report = (progress: number) => {
      current.proven = true;
      if (!over) onProgress?.(progress);
    };
    runOnRuntimeAsync(current.runtime, thinkOnRuntime, request, withdrawn, report).then(
      (value) => {
        current.proven = true;
        if (!standIn) settle(value === null ? refuse('cancelled') : accept(value));
      },
      () => (current.proven ? settle(refuse('died')) : giveUp()),
    );
    if (!current.proven) setTimeout(() => !current.proven && giveUp(), FIRST_ANSWER_MS);

    return {
      answer,
      cancel() {
        withdrawn.setBlocking(true);
        standIn?.cancel();
        settle(refuse('cancelled'));
      },
    };
  },
};
